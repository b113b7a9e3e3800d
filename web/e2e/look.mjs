// Pictures of every page: node e2e/look.mjs ADDRESS FOLDER. Both sizes, both themes, both languages;
// ONLY="laptop-light-fr,phone" keeps those whose name begins so, PARTS="home,table" those pages.
import { mkdirSync } from "node:fs";
import { byHint, launch, LONG_NAME, person, setTable, step, visit, waiting } from "./browser.mjs";

const [address, folder] = process.argv.slice(2);
const only = process.env.ONLY?.split(",");
const pages = process.env.PARTS?.split(",");
const BETWEEN = 6;
const GAMES = ["mon_royaume", "tales_of_glory", "royaumes_sauvages", "oh_mon_chateau", "realm_of_wonder"];
mkdirSync(folder, { recursive: true });
const browser = await launch();

/** One part after another, each from a clean start; one that fails is named and the rest goes on. */
async function walk(size, theme, lang) {
  const page = await person(browser, address, { size, theme, lang });
  async function take(name, whole = true) {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${lang}.png`, fullPage: whole });
  }
  for (const [name, part] of Object.entries(PARTS)) {
    if (pages && !pages.some((one) => name.startsWith(one))) continue;
    await part(page, take, name).catch((reason) => console.log(`${name} ${size} ${theme} ${lang}: ${String(reason).slice(0, 300)}`));
  }
  if (page.faults.length) console.log(size, theme, lang, page.faults);
  await page.context().close();
}

async function simple(page, take, name) {
  await visit(page, `#/${ADDRESSES[name]}`);
  await page.locator("#content h1, #content h2").first().waitFor();
  page.faults = page.faults.filter((one) => !one.includes("401"));
  await take(name);
}

const ADDRESSES = { settings: "settings", learn: "learn/mon_royaume", verify: "verify", mine: "mine", unknown: "table/nowhere", closed: "join/nowhere", lost: "no/such/page" };

/** A table of a game at its start, in the middle, and at its end, to which a bot plays it. */
async function table(page, take, name) {
  const game = name.slice("table-".length);
  await setTable(page, { game });
  await page.locator(waiting).waitFor();
  await take(`${name}-start`);
  for (let count = 0; count < BETWEEN; count++) await step(page, byHint, count);
  await page.locator(`${waiting}, .ending`).first().waitFor();
  await take(`${name}-fold`, false);
  await take(`${name}-middle`);
  await page.locator("aside .foot button").click();
  await page.locator(".ending table").waitFor({ timeout: 60_000 });
  await take(`${name}-end`);
  if (game === "mon_royaume") await after(page, take);
}

async function after(page, take) {
  const id = new URL(page.url()).hash.split("/")[2];
  await visit(page, `#/replay/${id}`);
  await page.locator("#moment").fill("30");
  await take("replay");
  await visit(page, `#/verify/${id}`);
  await page.locator("button.main:not([disabled])").click();
  await page.locator("p.yes").nth(1).waitFor();
  await take("verified");
  await visit(page, "#/mine");
  await page.locator("#content li").first().waitFor();
  await take("mine-some");
}

const PARTS = {
  async home(page, take) {
    await page.locator(".box").first().waitFor();
    await take("home");
  },
  ...Object.fromEntries(Object.keys(ADDRESSES).map((name) => [name, simple])),
  async rules(page, take) {
    await visit(page, "#/rules/mon_royaume/MR-3.5");
    await page.locator("p.here").waitFor();
    await take("rules", false);
    await page.locator("#search").fill("castle");
    await take("rules-search", false);
  },
  async setup(page, take) {
    await visit(page, "#/new/mon_royaume");
    await page.locator("#count").waitFor();
    await take("setup");
  },
  async lobby(page, take) {
    await setTable(page, { preset: 1 });
    await page.locator(".invite").waitFor();
    await take("lobby");
    const link = await page.locator(".invite input").first().inputValue();
    await page.evaluate(() => localStorage.removeItem("tablee.tables"));
    await page.reload();
    await visit(page, new URL(link).hash);
    await page.locator("form").waitFor();
    await take("join");
  },
  async curtain(page, take) {
    await setTable(page, { preset: 2 });
    await page.locator(".curtain").waitFor();
    await take("curtain", false);
  },
  async guided(page, take) {
    await visit(page, "#/learn/mon_royaume");
    await page.locator("#content button.main").click();
    await page.locator(waiting).waitFor();
    await take("guided");
  },
  async helped(page, take) {
    await setTable(page);
    for (let count = 0; count < 3; count++) await step(page, byHint, count);
    await page.locator(waiting).waitFor();
    await page.locator("#hint").click();
    await page.locator(".hint").waitFor();
    await take("hint", false);
    await page.keyboard.press("t");
    await page.locator("#typed").fill("place forest r2s1");
    await page.keyboard.press("Enter");
    await page.locator(".note").waitFor();
    await take("text", false);
    await page.locator(".table > .tools button").click();
  },
  async lostLink(page, take) {
    await setTable(page);
    await page.locator(waiting).waitFor();
    page.allowed = ["ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to load"];
    await page.context().setOffline(true);
    await page.locator(".question.lost, [role=status] .pad").first().waitFor();
    await page.screenshot({ path: `${folder}/offline-${await page.locator("html").getAttribute("data-theme")}-${page.viewportSize().width}.png` });
    await page.context().setOffline(false);
    await page.locator(".question:not(.lost)").waitFor();
  },
  async crowded(page, take) {
    await page.evaluate((name) => {
      const kept = JSON.parse(localStorage.getItem("tablee.settings"));
      localStorage.setItem("tablee.settings", JSON.stringify({ ...kept, name }));
    }, LONG_NAME);
    await page.reload();
    await setTable(page, { game: "realm_of_wonder", seats: 6 });
    await page.locator(`${waiting}, .strip`).first().waitFor();
    await take("crowded", false);
  },
  ...Object.fromEntries(GAMES.map((game) => [`table-${game}`, table])),
};

for (const size of ["laptop", "phone"])
  for (const theme of ["light", "dark"])
    for (const lang of ["fr", "en"]) {
      const name = `${size}-${theme}-${lang}`;
      if (!only || only.some((one) => name.startsWith(one))) await walk(size, theme, lang);
    }
await browser.close();
