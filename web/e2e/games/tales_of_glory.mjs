// Tales of Glory on its own board: whole games by pointer, by finger and by keyboard, and what the board must tell.
import { inBothThemes } from "../axe.mjs";
import { asked, byHint, check, fitsFingers, LONG_NAME, person, playOut, setTable, step } from "../browser.mjs";

const GAME = "tales_of_glory";
const SOON = { timeout: 30_000 };

/** What the board is asked, once it has sent everything that follows from the last touch; "" if nothing any more. */
async function askOf(page) {
  await page.locator('[data-ask]:not([data-ask="going"])').waitFor();
  return page.locator("[data-ask]").getAttribute("data-ask");
}

/** A press on something of the board: by pointer or finger, or with the keyboard alone. */
const click = (target) => target.click(SOON);

async function key(target) {
  await target.focus(SOON);
  await target.press("Enter");
}

/** One decision with the board's own controls. */
async function decide(page, count, press) {
  const ask = await askOf(page);
  if (ask === "") return;
  const nth = async (target) => target.nth(count % Math.max(1, await target.count()));
  if (ask === "select" || ask === "take") {
    await press(await nth(page.locator(".slot:not(.empty)")));
    return press(page.locator(`[data-notation^="${ask} "]`));
  }
  if (ask === "return") {
    await press(await nth(page.locator("[data-quest]")));
    return press(page.locator('[data-notation^="return "]'));
  }
  const lit = page.locator("button.bare[data-lit]");
  if ((ask === "play" || ask === "place") && (await lit.count()) > 0) {
    await press(await nth(lit));
    return press(page.locator("[data-lay]"));
  }
  return press(page.locator('[data-notation^="open "], [data-notation^="pay "], [data-notation="finish"], [data-notation^="discard "]').first());
}

/** The same; if the question went away in the meantime, that was the decision. */
const onBoard = (press) => async (page, count) => {
  const before = await asked(page);
  try {
    await decide(page, count, press);
  } catch (error) {
    if ((await asked(page)) === before) throw error;
  }
};

/** Play until the board asks this. */
async function until(page, ask, how) {
  for (let count = 0; count < 60; count++) {
    if ((await askOf(page)) === ask) return;
    await step(page, how, count);
    await page.locator('[data-question]:not([data-question=""])').waitFor();
  }
  throw new Error(`never asked to ${ask}`);
}

/** With Tab alone to the first thing that matches. */
async function tabTo(page, selector) {
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

export default {
  /** A person and a bot, everything decided on the board. */
  async bots(browser, address) {
    const page = await person(browser, address);
    await setTable(page, { game: GAME, seats: 2 });
    const decisions = await playOut(page, onBoard(click));
    const lands = await page.locator(".finale li").count();
    return { decisions, lands, tiles: await page.locator("#tg-land .laid").count(), faults: page.faults };
  },

  /** Quests with five seats: one goes back, the others can be played. */
  async quests(browser, address) {
    const page = await person(browser, address, { lang: "fr" });
    await setTable(page, { game: GAME, seats: 5, options: { quests: "on" } });
    await page.locator("[data-quest]").nth(2).waitFor();
    await step(page, onBoard(click));
    await until(page, "select", onBoard(click));
    const quests = await page.locator("[data-quest]").count();
    return { quests, others: await page.locator(".others li").count(), faults: page.faults };
  },

  /** On a phone: nothing wider than the screen, everything large enough for a finger, a whole game. */
  async phone(browser, address) {
    const page = await person(browser, address, { size: "phone", lang: "fr", name: LONG_NAME });
    await setTable(page, { game: GAME, seats: 2 });
    const how = onBoard(click);
    const decisions = await playOut(page, async (at, count) => {
      await askOf(at);
      if (count % 3 === 0) await fitsFingers(at, ".board button:visible");
      await how(at, count);
    });
    await fitsFingers(page, ".board button:visible");
    return { decisions, faults: page.faults };
  },

  /** With the keyboard alone: Tab to the board, arrows over it, Enter to look and to decide. */
  async keyboard(browser, address) {
    const page = await person(browser, address);
    await setTable(page, { game: GAME, seats: 2 });
    await askOf(page);
    await tabTo(page, ".slot");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const slot = await page.evaluate(() => document.activeElement?.getAttribute("data-slot-number"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await until(page, "play", onBoard(key));
    await tabTo(page, "[data-slot]");
    const from = await page.evaluate(() => document.activeElement?.getAttribute("data-slot"));
    for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(arrow);
    const walked = await page.evaluate(() => document.activeElement?.getAttribute("data-slot"));
    return { slot, from, walked, decisions: await playOut(page, onBoard(key)), faults: page.faults };
  },

  /** The land of a phone is moved and zoomed, and a square that was far away can be touched. */
  async pan(browser, address) {
    const page = await person(browser, address, { size: "phone" });
    await setTable(page, { game: GAME, seats: 2 });
    await until(page, "play", byHint);
    const ground = page.locator("#tg-land .ground");
    const frame = page.locator("#tg-land [role=group]");
    await frame.scrollIntoViewIfNeeded();
    const seen = async () => ground.evaluate((one) => one.style.transform);
    const fitted = await seen();
    for (let count = 0; count < 3; count++) await page.locator("#tg-land .zoom button").first().click();
    const near = await seen();
    await frame.evaluate((one) => one.scrollIntoView({ block: "center" }));
    const box = await frame.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    const moved = await seen();
    check((await page.locator("[data-lay]").count()) === 0, "moving the land aimed at a square");
    await page.locator("#tg-land .zoom button").nth(2).click();
    return { zoomed: fitted !== near, moved: near !== moved, back: (await seen()) === fitted, faults: page.faults };
  },

  /** Squares and tiles that will not do say why, with their rule; a preview says what would come of it. */
  async why(browser, address) {
    const page = await person(browser, address);
    await setTable(page, { game: GAME, seats: 2 });
    const rules = new Set();
    let previews = 0;
    const told = (what) => [...rules].some((rule) => rule.includes(what));
    for (let count = 0; count < 60 && !(told("TG-4") && told("TG-5") && previews > 0); count++) {
      const ask = await askOf(page);
      if (ask === "select") await lookAtAll(page, rules);
      if (ask === "play") previews += await tryAll(page, rules);
      await step(page, byHint, count);
      await page.locator('[data-question]:not([data-question=""]), .ending table').first().waitFor();
    }
    return { rules: [...rules].sort(), previews, faults: page.faults };
  },

  /** A hint is marked on the board: on a slot, then on a tile or a square. */
  async hints(browser, address) {
    const page = await person(browser, address);
    await setTable(page, { game: GAME, seats: 2 });
    const marked = [];
    for (const ask of ["select", "play"]) {
      await until(page, ask, byHint);
      await page.locator("#hint").click();
      await page.locator(".board .hinted").first().waitFor();
      marked.push(await page.locator(".board .hinted").count());
    }
    return { marked, faults: page.faults };
  },

  /** axe finds nothing, at the first choice, while playing, with a key in hand, and at the end, in both themes. */
  async axe(browser, address) {
    const page = await person(browser, address);
    await setTable(page, { game: GAME, seats: 2, options: { quests: "on" } });
    const found = [];
    const seen = new Set();
    await playOut(page, async (at, count) => {
      const ask = await askOf(at);
      if (ask !== "" && !seen.has(ask)) found.push(...(await inBothThemes(at, ask)));
      seen.add(ask);
      await onBoard(click)(at, count);
    });
    found.push(...(await inBothThemes(page, "end")));
    check(found.length === 0, found.join("\n"));
    return { faults: page.faults };
  },

  /** A corrected component file is what one sees: the tile with the new figure on it. */
  async corrected(browser, address) {
    const page = await person(browser, address, { lang: "en" });
    await setTable(page, { game: GAME, seats: 5 });
    await askOf(page);
    return { hero: await page.locator("#tg-land .laid text").allTextContents(), faults: page.faults };
  },
};

async function lookAtAll(page, rules) {
  for (const slot of await page.locator(".slot").all()) {
    await slot.click();
    const why = page.locator(".about .why a");
    if (await why.count()) rules.add((await why.first().innerText()).trim());
  }
  await page.keyboard.press("Escape");
}

async function tryAll(page, rules) {
  let previews = 0;
  for (const square of await page.locator("button.bare[data-slot]").all()) {
    const lit = (await square.getAttribute("data-lit")) !== null;
    await square.click();
    if (lit) previews += await page.locator(".aim .signs").count();
    const why = page.locator(".aim .why a, .note a");
    if (!lit) {
      await why.first().waitFor(SOON);
      rules.add((await why.first().innerText()).trim());
    }
  }
  await page.keyboard.press("Escape");
  return previews;
}
