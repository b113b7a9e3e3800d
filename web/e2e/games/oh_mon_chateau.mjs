// Oh mon château in a real Chromium: everything is done on its own board.
import { readFileSync } from "node:fs";
import { inBothThemes } from "../axe.mjs";
import { check, fitsFingers, letBotFinish, LONG_NAME, person, playOut, setTable, step, visit, waiting } from "../browser.mjs";

const GAME = "oh_mon_chateau";
const GREEN = { version: "little_builders" };
const BLUE = { version: "grand_architects" };
/** What a child would do: build what is full, then whatever else the board offers, and stop only when nothing else is left. */
const WISHES = ["[data-line][data-lit]", ".spot[data-lit]", "[data-guest][data-lit]", "[data-slot][data-lit]", '[data-do="roll"]', '[data-do^="cloud"]', '[data-do^="residents"], [data-do="draw"]', "[data-do]"];

async function wish(page, count) {
  for (const selector of WISHES) {
    const found = page.locator(selector);
    const many = await found.count();
    if (many > 0) return found.nth(count % many);
  }
  throw new Error("nothing on the board can be done");
}

const byTouch = async (page, count) => (await wish(page, count)).click();

/** The same with keys only: Tab to the first ones, then straight there; Enter decides. */
async function byKeys(page, count) {
  const target = await wish(page, count);
  const is = () => target.evaluate((one) => one === document.activeElement);
  for (let presses = 0; count < 3 && presses < 90 && !(await is()); presses++) await page.keyboard.press("Tab");
  if (!(await is())) await target.focus();
  await page.keyboard.press("Enter");
}

async function open(page, more) {
  await setTable(page, { game: GAME, seats: 2, ...more });
  await page.locator(`${waiting}, .curtain`).first().waitFor();
}

const fits = (page) => fitsFingers(page, ".board button:visible");

/** Draw a line over the castle, by parts of its width and height. */
async function scrawl(page, points) {
  await page.locator(".sketchpad").evaluate((one) => one.scrollIntoView({ block: "center" }));
  const box = await page.locator(".sketchpad").boundingBox();
  const go = ([x, y]) => page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 6 });
  await go(points[0]);
  await page.mouse.down();
  for (const point of points.slice(1)) await go(point);
  await page.mouse.up();
}

const strokes = (page) => page.locator(".castle .frame .oc-strokes path");
const many = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll(".castle .frame .oc-strokes path").length === wanted, count);

async function friends(browser, address) {
  const host = await person(browser, address, { name: "Ada" });
  await setTable(host, { game: GAME, seats: 2, preset: 1, options: GREEN });
  const link = await host.locator(".invite input").first().inputValue();
  const guest = await person(browser, address, { name: "Bo" });
  await visit(guest, new URL(link).hash);
  await guest.locator("form button.main").first().click();
  await guest.locator("h2").first().waitFor();
  await host.locator("button.big").click();
  await Promise.all([host, guest].map((page) => page.locator(".board .frame").waitFor()));
  return [host, guest];
}

async function download(page, kind) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-save="${kind}"]`).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

export default {
  /** The big version against a bot, to the end, only by touching the board. */
  async bots(browser, address) {
    const page = await person(browser, address);
    await open(page, { options: BLUE });
    const decisions = await playOut(page, byTouch);
    return { decisions, parts: await page.locator(".castle .frame [data-part]").count(), faults: page.faults };
  },

  /** On a phone, in French: nothing is wider than the screen, everything can be touched, to the end. */
  async phone(browser, address) {
    const page = await person(browser, address, { size: "phone", lang: "fr", name: LONG_NAME });
    await open(page, { options: GREEN });
    await fits(page);
    for (let count = 0; count < 12; count++) await step(page, byTouch, count);
    await fits(page);
    const decisions = await playOut(page, byTouch);
    await fits(page);
    return { decisions, faults: page.faults };
  },

  /** Without a pointer, on the board: Tab, arrows, Enter. */
  async keyboard(browser, address) {
    const page = await person(browser, address);
    await open(page, { options: GREEN });
    await step(page, byKeys, 0);
    await page.locator(waiting).waitFor();
    await page.locator('[data-slot="g_r1c1"]').focus();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    const reached = await page.evaluate(() => document.activeElement.dataset.place);
    return { reached, decisions: await playOut(page, (one, count) => byKeys(one, count + 1)), faults: page.faults };
  },

  /** Two children share a tablet; the curtain falls between them. */
  async tablet(browser, address) {
    const page = await person(browser, address, { size: "tablet", lang: "fr" });
    await open(page, { preset: 2, options: GREEN });
    check((await page.locator(".curtain").count()) === 1, "no curtain");
    for (let count = 0; count < 8; count++) await step(page, byTouch, count);
    await page.locator(`${waiting}, .curtain`).first().waitFor();
    if (await page.locator(".curtain").count()) await page.locator(".curtain button").click();
    await page.locator(waiting).waitFor();
    await fits(page);
    const names = new Set();
    for (let count = 0; names.size < 2; count++) {
      await page.locator(`${waiting}, .curtain`).first().waitFor();
      if (await page.locator(".curtain").count()) names.add(await page.locator(".curtain").innerText());
      await step(page, byTouch, count);
    }
    return { curtains: [...names], faults: page.faults };
  },

  /** A castle grows: every new part is drawn with a stroke; with less motion it is simply there. */
  async grows(browser, address) {
    const page = await person(browser, address, { motion: "full" });
    await open(page, { options: GREEN });
    const before = await page.locator(".castle .frame [data-part]").count();
    for (let count = 0; count < 60 && (await page.locator(".castle .frame g.oc-fresh").count()) === 0; count++) await step(page, byTouch, count);
    const moving = await page.locator(".castle .frame g.oc-fresh .oc-line").first().evaluate((one) => getComputedStyle(one).animationName);
    await page.reload();
    await page.locator(".castle .frame [data-part]").first().waitFor();
    const after = await page.locator(".castle .frame [data-part]").count();
    return { before, after, moving, still: await page.locator(".castle .frame g.oc-fresh").count(), faults: page.faults };
  },

  /** What one draws is seen by the other at once, is there after a reload, and can be rubbed out and undone. */
  async draws(browser, address) {
    const [host, guest] = await friends(browser, address);
    await host.locator('[data-tool="pen"]').click();
    await host.locator('[data-ink="4"]').click();
    await scrawl(host, [[0.1, 0.3], [0.2, 0.25], [0.3, 0.3]]);
    await scrawl(host, [[0.6, 0.3], [0.7, 0.4]]);
    await guest.locator('[data-show="0"], [data-show="1"]').first().click();
    await many(guest, 2);
    const colour = await strokes(guest).first().getAttribute("stroke");
    await guest.reload();
    await guest.locator(".board .frame").waitFor();
    await guest.locator('[data-show="0"], [data-show="1"]').first().click();
    await many(guest, 2);
    await host.locator('[data-tool="eraser"]').click();
    await scrawl(host, [[0.05, 0.2], [0.2, 0.25], [0.2, 0.3]]);
    await many(guest, 1);
    await host.locator('[data-tool="undo"]').click();
    await many(guest, 2);
    await guest.locator('[data-tool="hide"]').click();
    await many(guest, 0);
    return { colour, own: await strokes(host).count(), pens: await guest.locator('[data-tool="pen"]').count(), faults: [...host.faults, ...guest.faults] };
  },

  /** Colours, patterns and extras of a built part are chosen, seen, and kept. */
  async looks(browser, address) {
    const page = await person(browser, address);
    await open(page, { options: GREEN });
    for (let count = 0; count < 300 && (await page.locator('.castle .frame g[data-part^="tower"]').count()) === 0; count++) await step(page, byTouch, count);
    await page.locator('[data-tool="style"]').click();
    const tower = page.locator('.castle .frame g[data-part^="tower"]').first();
    await page.selectOption('[data-tool="thing"]', await tower.getAttribute("data-part"));
    const before = await tower.innerHTML();
    for (const choice of ['[data-variant="onion_dome"]', '[data-extra="weathercock"]', '[data-colour="5"]']) await page.locator(choice).click();
    const after = await tower.innerHTML();
    check(before !== after, "the tower looks the same");
    await page.waitForTimeout(300);
    await page.reload();
    await tower.waitFor();
    await page.waitForFunction(() => document.querySelector('.castle .frame g[data-part^="tower"]')?.innerHTML.includes("#8e5ba6"));
    return { faults: page.faults };
  },

  /** The finished castle is kept as a picture: the PNG opens at its size, the SVG is one, with names and points. */
  async keeps(browser, address) {
    const page = await person(browser, address, { name: "Lou" });
    await open(page, { options: GREEN });
    await letBotFinish(page);
    await page.locator('[data-tool="save"]').click();
    const png = await download(page, "png");
    const svg = await download(page, "svg");
    const size = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, png.bytes.toString("base64"));
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      return { wrong: parsed.querySelector("parsererror") !== null, root: parsed.documentElement.localName, paths: parsed.querySelectorAll("path").length, said: [...parsed.querySelectorAll("text")].slice(-2).map((one) => one.textContent) };
    }, svg.bytes.toString("utf8"));
    return { names: [png.name, svg.name], size, ...found, faults: page.faults };
  },

  /** On paper: the board says what to draw, also after a reload, waits for nobody, and prints an empty sheet and board. */
  async paper(browser, address) {
    const page = await person(browser, address, { lang: "fr" });
    await page.addInitScript(() => (window.print = () => (window.printed = (window.printed ?? 0) + 1)));
    await page.reload();
    await open(page, { options: GREEN });
    await page.locator('[data-tool="paper"]').check();
    for (let count = 0; count < 60 && (await page.locator("[data-task]").count()) === 0; count++) await step(page, byTouch, count);
    const task = await page.locator(".companion li strong").first().innerText();
    const tasks = await page.locator("[data-task]").count();
    await page.reload();
    await page.locator("[data-task]").first().waitFor();
    check((await page.locator("[data-task]").count()) === tasks, "a reload forgot what is to be drawn");
    await page.locator("[data-task]").first().click();
    await page.reload();
    await page.locator(".companion").waitFor();
    const left = await page.locator("[data-task]").count();
    await page.locator('[data-print="kit"]').click();
    await page.waitForFunction(() => window.printed === 1);
    await page.emulateMedia({ media: "print" });
    const leaves = await page.locator(".oc-print .leaf:visible").count();
    const rest = await page.locator("#app:visible").count();
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.waitForFunction(() => document.querySelector(".oc-print") === null);
    return { task, done: tasks - left, leaves, rest, faults: page.faults };
  },

  /** A greyed thing says why, with its rule; a hint is marked on the board. */
  async helps(browser, address) {
    const page = await person(browser, address);
    await open(page, { options: BLUE });
    await page.locator("[data-line]").first().click();
    await page.locator(".note a[href*='rules']").waitFor();
    const rule = await page.locator(".note a").innerText();
    await page.locator("#hint").click();
    await page.locator(".board .hinted").first().waitFor();
    return { rule, faults: page.faults };
  },

  /** axe finds nothing, in both themes, at several moments. */
  async axe(browser, address) {
    const page = await person(browser, address);
    const found = [];
    const look = async (name) => found.push(...(await inBothThemes(page, name)));
    await open(page, { options: BLUE });
    await look("the big version");
    await open(page, { options: GREEN });
    for (let count = 0; !(await page.locator(".spot[data-lit]").count()); count++) {
      await step(page, byTouch, count);
      await page.locator(waiting).waitFor();
    }
    await look("castle asked");
    for (const tool of ["pen", "style", "save"]) {
      await page.locator(`[data-tool="${tool}"]`).click();
      await look(tool);
    }
    await page.locator('[data-tool="paper"]').check();
    await look("paper");
    await page.locator('[data-tool="paper"]').uncheck();
    await letBotFinish(page);
    await look("end");
    check(found.length === 0, found.join("\n"));
    return { faults: page.faults };
  },
};
