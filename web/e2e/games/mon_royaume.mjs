// Mon Royaume on its own board: the hand, the tales, the markers and the pyramid, by pointer, finger and keyboard.
import { inBothThemes } from "../axe.mjs";
import { check, fitsFingers, LONG_NAME, person, playOut, setTable, step, twoFriends, waiting } from "../browser.mjs";

const COMPLETE = { game: "mon_royaume", seats: 2 };
const EASY = { ...COMPLETE, options: { level: "simplified_1" } };
const HAND = "ul.hand button";
const TRAY = ".tray button";
const LIT = ".pyramid .lit";
const SLOTS = ["r1s1", "r1s2", "r1s3", "r1s4", "r2s1", "r2s2", "r2s3", "r3s1", "r3s2", "r4s1"];
/** What the board shows only while it asks this, in the order in which it is looked for. */
const SHOWN = { give: '[data-notation^="give "]', tale: '[data-notation^="discard "]', done: '[data-notation="confirm"]', build: TRAY, pick: HAND };

async function asks(page) {
  await page.locator(Object.values(SHOWN).join(", ")).first().waitFor();
  for (const [ask, shown] of Object.entries(SHOWN)) if (await page.locator(shown).count()) return ask;
  throw new Error("the board asks nothing");
}

/** How somebody presses a control: with a pointer, with a finger, or with the keyboard only. */
const byPointer = (_page, control) => control.click();
const byFinger = (_page, control) => control.tap();

async function byKeys(page, control) {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** How many times Tab leads from the focus to this control; less than nothing if it lies before. */
function stepsTo(control) {
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea")].filter((stop) => !stop.disabled && stop.checkVisibility());
  const focus = document.activeElement;
  const from = stops.includes(focus) ? stops.indexOf(focus) : stops.filter((stop) => focus.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING).length - 1;
  return stops.indexOf(control) - from;
}

/** With Tab alone; where the browser starts after a page was left is its own affair, so one may have to count again. */
async function tabTo(page, control) {
  for (let again = 0; again < 4; again++) {
    const steps = await control.evaluate(stepsTo);
    if (steps === 0) return;
    for (let count = 0; count < Math.abs(steps); count++) await page.keyboard.press(steps < 0 ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not come to ${control}`);
}

/** One decision with the board's own controls: the first touch looks, the second decides. */
const player = (press, lay = build) => async (page, count) => {
  const ask = await asks(page);
  if (ask === "pick") return pick(page, press, count);
  if (ask === "build") return lay(page, press);
  return press(page, page.locator(SHOWN[ask]).first());
};

/** A monster is always wanted: it is what makes somebody give a marker. */
async function pick(page, press, count) {
  const monsters = page.locator(`${HAND}[aria-label*="monst"]`);
  const tile = (await monsters.count()) > 0 ? monsters.first() : page.locator(HAND).nth(count % 2);
  await press(page, tile);
  await press(page, count % 2 ? tile : page.locator('[data-notation^="pick "]'));
}

const laid = (page) => page.locator(".pyramid .laid").count();

/** A tile is chosen, then one of its lit slots; the first tile lies with its bard side up, and whatever does not fit. */
async function build(page, press) {
  const bard = (await laid(page)) === 0;
  check((await hold(page, press, bard)) || (await hold(page, press, true)), "no tile fits anywhere");
  await press(page, page.locator(LIT).first());
}

/** Takes a tile in hand for which slots are lit. */
async function hold(page, press, bard) {
  const side = page.locator(".sides button").nth(bard ? 1 : 0);
  if ((await side.getAttribute("aria-pressed")) === "false") await press(page, side);
  for (const tile of await page.locator(TRAY).all()) {
    await press(page, tile);
    if ((await page.locator(LIT).count()) > 0) return true;
    await press(page, tile);
  }
  return false;
}

/** A slot is chosen, from the bottom up, then a tile that fits there, or any with its bard side up. */
async function fill(page, press) {
  await press(page, page.locator(`[data-slot=${SLOTS[await laid(page)]}]`));
  const fitting = page.locator(`${TRAY}:not(.dim)`);
  if ((await fitting.count()) === 0) await press(page, page.locator(".sides button").nth(1));
  await press(page, fitting.first());
}

/** A tile of the tray that may lie in this slot: as it is, or else any with its bard side up. */
async function fittingTile(page, press, slot) {
  await press(page, page.locator(`[data-slot=${slot}]`));
  const dim = await page.locator(TRAY).evaluateAll((all) => all.map((one) => one.classList.contains("dim")));
  await page.keyboard.press("Escape");
  if (!dim.includes(false)) await press(page, page.locator(".sides button").nth(1));
  return page.locator(TRAY).nth(Math.max(0, dim.indexOf(false)));
}

/** Play until the board asks this; whether it did before it asked for `end`. */
async function until(page, how, ask, end = ask) {
  for (let count = 0; count < 60; count++) {
    await page.locator(waiting).waitFor();
    const now = await asks(page);
    if (now === ask) return true;
    if (now === end) return false;
    await step(page, how, count);
  }
  throw new Error(`never asked to ${ask}`);
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Carry a piece to a place, and look on the way if anything is to be looked at. */
async function drag(page, piece, place, look = async () => {}) {
  await place.scrollIntoViewIfNeeded();
  await piece.scrollIntoViewIfNeeded();
  const [from, to] = [middle(await piece.boundingBox()), middle(await place.boundingBox())];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await look();
  await page.mouse.up();
}

/** The same with a finger, after one has scrolled so far that both are in view. */
async function dragByFinger(page, piece, place) {
  await place.evaluate((one) => one.scrollIntoView());
  const hand = await page.context().newCDPSession(page);
  const [from, to] = [middle(await piece.boundingBox()), middle(await place.boundingBox())];
  const send = (type, ...points) => hand.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await send("touchStart", from);
  for (const part of [0.1, 0.5, 1]) await send("touchMove", [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  await send("touchEnd");
}

export default {
  /** The complete rules against a bot, at a table where one has to give a monster marker: all of it on the board. */
  async board(browser, address) {
    const page = await person(browser, address);
    let given = false;
    for (let table = 0; table < 12 && !given; table++) {
      await setTable(page, COMPLETE);
      given = await until(page, player(byPointer), "give", "build");
    }
    check(given, "nobody ever had to give a marker");
    const decisions = await playOut(page, player(byPointer));
    const own = page.locator(".kingdoms li", { hasText: "Ada" });
    return { decisions, bards: await own.locator('[aria-label*="bard side"]').count(), tales: await own.locator("article").count(), faults: page.faults };
  },

  /** Tiles are carried into lit slots; where one may not lie the rule is told, and beside the pyramid it is put down again. */
  async drag(browser, address) {
    const page = await person(browser, address);
    await setTable(page, EASY);
    await until(page, player(byPointer), "build");
    const tile = page.locator(TRAY).first();
    await drag(page, tile, page.locator("[data-slot=r4s1]"), async () => page.locator(".carried").waitFor());
    const rule = await page.locator(".note a").innerText();
    await drag(page, tile, page.locator(".build h2"));
    check((await page.locator(".tray .held").count()) === 0, "a tile let go beside the pyramid is still held");
    check((await laid(page)) === 0, "a tile lies where none may");
    for (const slot of ["r1s2", "r1s1"]) {
      const place = page.locator(`[data-slot=${slot}]`);
      await step(page, () => drag(page, tile, place, () => page.locator(`[data-slot=${slot}].hover.lit`).waitFor()));
      await place.locator(".laid").waitFor();
    }
    return { rule, tiles: await laid(page), faults: page.faults };
  },

  /** With Tab, arrows, Enter and Space alone; what one presses may go away, but the focus stays on the board. */
  async keyboard(browser, address) {
    const page = await person(browser, address);
    await setTable(page, COMPLETE);
    const how = player(byKeys, fill);
    const onBoard = async (now, count) => {
      await now.locator(".board :focus").waitFor({ state: "attached" });
      await how(now, count);
    };
    await step(page, how);
    await until(page, onBoard, "build");
    await tabTo(page, page.locator("[data-slot=r1s1]"));
    for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown"]) await page.keyboard.press(arrow);
    const reached = await page.evaluate(() => document.activeElement.dataset.slot);
    for (const key of ["Space", "Escape"]) await page.keyboard.press(key);
    return { reached, decisions: await playOut(page, onBoard), faults: page.faults };
  },

  /** By finger on a phone, in French, with the longest name: all fits at the start, in the middle, while building and at the end. */
  async phone(browser, address) {
    const page = await person(browser, address, { size: "phone", lang: "fr", name: LONG_NAME });
    await setTable(page, COMPLETE);
    await page.locator(waiting).waitFor();
    await fitsFingers(page);
    await until(page, player(byFinger), "tale");
    await fitsFingers(page);
    await until(page, player(byFinger), "build");
    await fitsFingers(page);
    const tile = await fittingTile(page, byFinger, "r1s1");
    await step(page, () => dragByFinger(page, tile, page.locator("[data-slot=r1s1]")));
    await page.locator("[data-slot=r1s1] .laid").waitFor();
    await hold(page, byFinger, false);
    await fitsFingers(page);
    const decisions = await playOut(page, player(byFinger));
    await fitsFingers(page);
    return { decisions, lang: await page.locator("html").getAttribute("lang"), faults: page.faults };
  },

  /** What one looks at stays under one's finger while another decides. */
  async beside(browser, address) {
    const [host, guest] = await twoFriends(browser, address, { options: EASY.options, textTable: false });
    const looked = host.locator(`${HAND}[aria-pressed=true]`);
    await host.locator(HAND).nth(2).click();
    await looked.waitFor();
    await step(guest, player(byPointer));
    await host.locator(".seat", { hasText: "Bo" }).getByText("to decide").waitFor({ state: "detached" });
    check((await looked.count()) === 1, "the tile that was looked at is no longer");
    await step(host, () => looked.click());
    return { faults: [...host.faults, ...guest.faults] };
  },

  /** axe finds nothing in either theme: with a tile looked at, with tales to choose from, with a tile in hand, at the end. */
  async axe(browser, address) {
    const page = await person(browser, address);
    const found = [];
    const look = async (name) => found.push(...(await inBothThemes(page, name)));
    await setTable(page, COMPLETE);
    await page.locator(HAND).first().click();
    await look("the hand");
    await step(page, () => page.locator('[data-notation^="pick "]').click());
    await until(page, player(byPointer), "tale");
    await look("the tales");
    await until(page, player(byPointer), "build");
    await step(page, player(byPointer));
    await hold(page, byPointer, false);
    await look("a tile in hand");
    await page.locator("aside .foot button").click();
    await page.locator(".ending table").waitFor();
    await look("the end");
    check(found.length === 0, found.join("\n"));
    return { faults: page.faults };
  },
};
