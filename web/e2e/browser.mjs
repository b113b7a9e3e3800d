// What every scenario shares: one Chromium, pages that complain about every fault, and a player who decides something.
import { chromium } from "playwright-core";

export const SIZES = {
  laptop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const LONGEST = 60_000;
/** A name as long as a table allows. */
export const LONG_NAME = "Maximilienne-Cunégonde de la Tour-du-Pin";

/** Somebody at this page is asked something. */
export const waiting = '[data-question]:not([data-question=""])';

export function launch() {
  return chromium.launch({ executablePath: process.env.TABLEE_CHROMIUM ?? "/usr/bin/chromium", args: ARGUMENTS });
}

/** A browser of its own for one person; whatever goes wrong on its pages is collected in `page.faults`. */
export async function person(browser, address, { size = "laptop", theme = "light", lang = "en", name = "Ada", ...more } = {}) {
  const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: more.motion === "full" ? "no-preference" : "reduce", hasTouch: size !== "laptop", locale: lang });
  const kept = JSON.stringify({ lang, theme, name, avatar: "owl", ...more });
  await context.addInitScript((settings) => {
    if (!localStorage.getItem("tablee.settings")) localStorage.setItem("tablee.settings", settings);
    addEventListener("securitypolicyviolation", (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST);
  page.faults = [];
  page.allowed = [];
  listen(page, address);
  await page.goto(address);
  return page;
}

function listen(page, address) {
  const allowed = (text) => page.allowed.some((one) => text.includes(one));
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !allowed(message.text())) page.faults.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith("data:")) page.faults.push(`a request left: ${request.url()}`);
  });
}

/** Go to a page by its hash. */
export async function visit(page, hash) {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Set a table for a game and open it: `preset` 0 with bots, 1 with friends, 2 on one screen. */
export async function setTable(page, { game = "mon_royaume", preset = 0, seats = 3, options = {} } = {}) {
  await visit(page, `#/new/${game}`);
  await page.locator("#count").waitFor();
  await page.locator("[data-preset]").nth(preset).click();
  await page.selectOption("#count", String(seats));
  for (const [name, value] of Object.entries(options)) await page.selectOption(`#option-${name}`, value);
  await page.locator("#open").click();
}

/** Set a table for two, and let a friend sit down by its link: both pages, the game begun. */
export async function twoFriends(browser, address, { game = "mon_royaume", options = {}, more = async () => {}, ...kept } = {}) {
  const host = await person(browser, address, { name: "Ada", textTable: true, ...kept });
  await visit(host, `#/new/${game}`);
  await host.locator("#count").waitFor();
  await host.locator("[data-preset]").nth(1).click();
  await host.selectOption("#count", "2");
  for (const [name, value] of Object.entries(options)) await host.selectOption(`#option-${name}`, value);
  await more(host);
  await host.locator("#open").click();
  const guest = await person(browser, address, { name: "Bo", textTable: true, ...kept });
  await visit(guest, new URL(await host.locator(".invite input").first().inputValue()).hash);
  await guest.locator("form button.main").click();
  await host.locator("button.big").click();
  await Promise.all([host, guest].map((page) => page.locator(waiting).waitFor()));
  return [host, guest];
}

/** The number of the question that the page shows; "" if nobody is asked here. */
export const asked = (page) => page.locator("[data-question]").getAttribute("data-question", { timeout: 2000 }).catch(() => null);

export const isOver = async (page) => (await page.locator(".ending table").count()) > 0;

/** Play to the end, each decision by `how(page, count)`; waits for the next question in between. */
export async function playOut(page, how, most = 300) {
  for (let count = 0; count < most; count++) {
    await ready(page);
    if (await isOver(page)) return count;
    await step(page, how, count);
  }
  throw new Error(`not over after ${most} decisions`);
}

/** Wait until somebody at this page is asked, or the play is over. */
async function ready(page) {
  await page.locator(`${waiting}, .ending table, .curtain`).first().waitFor();
}

/** One decision, and wait until the page has gone on from it. */
export async function step(page, how, count = 0) {
  await ready(page);
  if (await page.locator(".curtain").count()) return page.locator(".curtain button").click();
  const before = await asked(page);
  if (!before) return; // what the board had under way went on by itself, and nobody is asked any more
  await how(page, count);
  const gone = (number) => document.querySelector("[data-question]")?.getAttribute("data-question") !== number;
  await page.waitForFunction(gone, before, { timeout: LONGEST });
}

/** Give one's seat to a bot, who plays to the end. */
export async function letBotFinish(page) {
  await page.locator("aside .foot button").click();
  await page.locator(".ending table").waitFor();
}

/** Ways to decide: by the hint (on any board), by a choice of the text table or the generic board, by the keyboard. */
export async function byHint(page) {
  await page.locator("#hint").click();
  await page.locator(".hint button").click();
}

export async function byChoice(page, count) {
  const open = page.locator("[data-notation]");
  while ((await open.count()) === 0) await page.locator(".choice.more").first().click();
  await open.nth(count % (await open.count())).click();
}

export async function byTyping(page, count) {
  const choices = await page.locator(".choices [data-notation]").count();
  await page.locator("#typed").focus();
  await page.keyboard.type(String((count % choices) + 1));
  await page.keyboard.press("Enter");
}

export function check(condition, message) {
  if (!condition) throw new Error(message);
}

/** Nothing is wider than the screen. */
export async function fitsScreen(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  check(wide <= page.viewportSize().width, `the page is ${wide} wide`);
}

/** The same, and whatever is pressed is large enough for a finger; the log is read, not pressed. */
export async function fitsFingers(page, buttons = "button:visible") {
  await fitsScreen(page);
  const small = await page.locator(buttons).evaluateAll((all) =>
    all.filter((one) => one.isConnected && !one.closest(".log") && Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width) < 43.5).map((one) => one.outerHTML.slice(0, 120)));
  check(small.length === 0, `too small to touch: ${small}`);
}
