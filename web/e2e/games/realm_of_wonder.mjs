// Realm of Wonder on its own board: the map, the desk and the cards are all that is pressed here.
import { inBothThemes } from "../axe.mjs";
import { byHint, check, fitsFingers, isOver, letBotFinish, LONG_NAME, person, playOut, setTable, step, waiting } from "../browser.mjs";

const GAME = "realm_of_wonder";
const SHORT = { quest: "quest_treasury", round_limit: "20" };

async function open(browser, address, { seats = 2, options = SHORT, ...who } = {}) {
  const page = await person(browser, address, who);
  await setTable(page, { game: GAME, seats, options });
  await page.locator(waiting).waitFor();
  await page.locator("[data-space]").first().waitFor();
  return page;
}

const question = (page) => page.locator("[data-question]").getAttribute("data-question");

/** The lit spaces that one sees now: on a phone the map shows a part of the realm. */
async function lit(page) {
  const seen = await page.locator("[data-lit]").evaluateAll((all) => {
    const { left, right, top, bottom } = document.querySelector("svg[role=group]").getBoundingClientRect();
    const inside = (one) => {
      const cell = one.querySelector(".cell").getBoundingClientRect();
      const [x, y] = [cell.left + cell.width / 2, cell.top + cell.height / 2];
      return x > left + 20 && x < right - 20 && y > top + 60 && y < bottom - 60;
    };
    return all.filter(inside).map((one) => one.dataset.space);
  });
  return seen.map((name) => page.locator(`[data-space="${name}"]`));
}

/** The button that answers now, other than a step: the battle first, then the desk and the cards; null if only the map does. */
async function answer(page) {
  for (const place of [".scene [data-notation]", ".desk .button.main[data-notation]", ".desk [data-notation]"]) {
    const found = page.locator(place);
    if ((await found.count()) > 0) return found.last();
  }
  return null;
}

/** Press something in the ways that the board offers; `press` is a click or the keyboard. */
function onTheBoard(press) {
  return async (page, count) => {
    const close = page.locator(".scene .button.bare");
    if (await close.count()) await press(page, close.first());
    if (await page.locator(".hand .lit[data-card]").count()) return playCard(page, press, count);
    if (await page.locator("[data-disc]:visible").count()) return turnDisc(page, press);
    if (count % 3 === 1 && (await walk(page, press, count))) return undefined;
    const button = await answer(page);
    if (button) return press(page, button);
    await walk(page, press, count);
    return undefined;
  };
}

/** A movement card is looked at, then played; a magic card is left for the battle or the next time. */
async function playCard(page, press, count) {
  const cards = page.locator(".hand section:first-child .lit[data-card]");
  if ((await cards.count()) === 0) return press(page, await answer(page));
  await press(page, cards.nth(count % (await cards.count())));
  return press(page, page.locator(".hand .button.main[data-notation]"));
}

async function turnDisc(page, press) {
  if ((await page.locator("[data-region]").count()) > 0) await press(page, page.locator("[data-region]").nth(2));
  await press(page, page.locator("[data-disc]").first());
  await press(page, page.locator(".rotation .button.main"));
}

/** Look at a lit space, see the way, and go there with the second touch. */
async function walk(page, press, count) {
  const spaces = await lit(page);
  if (spaces.length === 0) return false;
  const space = spaces[(count * 7) % spaces.length];
  await press(page, space);
  if ((await space.getAttribute("aria-pressed")) === "true") await press(page, page.locator(".place .button.main[data-walk], .place [data-notation]").first());
  await page.waitForFunction(() => document.querySelector('[data-space][aria-pressed="true"]') === null);
  return true;
}

const byClick = (_page, target) => target.click();

async function byKey(page, target) {
  await target.focus();
  await page.keyboard.press("Enter");
}

export default {
  /** A whole game against a bot, on the board's own controls: cards, map, desk and battles. */
  async bots(browser, address) {
    const page = await open(browser, address);
    const decisions = await playOut(page, onTheBoard(byClick), 400);
    const end = await page.locator(".finale h2").innerText();
    return { decisions, end, faults: page.faults };
  },

  /** The same on a phone, in French: nothing is wider than the screen, and fingers are large enough for what they touch. */
  async phone(browser, address) {
    const page = await open(browser, address, { size: "phone", lang: "fr", name: LONG_NAME });
    await fingers(page);
    await step(page, onTheBoard(byClick), 0);
    const decisions = await playOut(page, async (now, count) => {
      if (count === 6) await fingers(now);
      return onTheBoard(byClick)(now, count);
    }, 400);
    await fingers(page);
    return { decisions, lang: await page.locator("html").getAttribute("lang"), faults: page.faults };
  },

  /** Without a pointer: arrows lead over the map, Enter looks and goes, Tab reaches one space only. */
  async keyboard(browser, address) {
    const page = await open(browser, address);
    check((await page.locator('[data-space][tabindex="0"]').count()) === 1, "one space is on the way of Tab");
    await page.locator('[data-space][tabindex="0"]').focus();
    const from = await page.evaluate(() => document.activeElement.dataset.space);
    for (const way of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) await page.keyboard.press(way);
    const to = await page.evaluate(() => document.activeElement.dataset.space);
    check(to !== undefined, `the arrows left the map at ${from}`);
    return { decisions: await playOut(page, onTheBoard(byKey), 400), faults: page.faults };
  },

  /** The way is drawn before it is walked, and walked step by step; what cannot be reached says why. */
  async path(browser, address) {
    const page = await open(browser, address);
    const farthest = async () => Math.max(0, ...(await page.locator(".cost:not(.extra) text").allTextContents()).map(Number));
    while ((await farthest()) < 2) {
      await step(page, byHint);
      await page.locator(waiting).waitFor();
    }
    const cost = await farthest();
    const goal = page.locator(`[data-lit][aria-label*="for ${cost}"]:not(.stops)`).first();
    await goal.click();
    await page.locator("polyline.way").first().waitFor();
    const before = await question(page);
    const name = await goal.getAttribute("data-space");
    await page.locator(`[data-walk="${name}"]`).click();
    await page.waitForFunction(([space, was]) => document.querySelector("[data-question]").dataset.question !== was && document.querySelector(`[data-space="${space}"]`).getAttribute("aria-label").includes("here: Ada"), [name, before]);
    await page.locator('[data-space="castle"]').click();
    await page.locator(".place [data-why]").click();
    await page.locator(".note a[href*='rules']").waitFor();
    return { cost, rule: await page.locator(".note a").innerText(), faults: page.faults };
  },

  /** axe finds nothing on the board, in both themes, with six seats, from the first card to the end. */
  async axe(browser, address) {
    const page = await open(browser, address, { seats: 6 });
    const found = [];
    const look = async (name) => found.push(...(await inBothThemes(page, name)));
    await look("cards");
    while (!(await page.locator(".cost").count())) await step(page, byHint);
    await (await lit(page))[0].click();
    await look("turn");
    await setTable(page, { game: GAME, seats: 2, options: SHORT });
    await page.locator(waiting).waitFor();
    await letBotFinish(page);
    await look("end");
    check(found.length === 0, found.join("\n"));
    return { faults: page.faults };
  },

  /** Everybody is asked alike whether they react: the prompt shows the card, and one may pass by oneself. */
  async reactions(browser, address) {
    const table = { seats: 4, options: { ...SHORT, quest: "quest_champion" } };
    const page = await open(browser, address, table);
    while (!(await page.locator(".reaction .answers").count())) {
      if (await isOver(page)) await setTable(page, { game: GAME, ...table });
      await step(page, byHint);
    }
    const offered = await page.locator(".reaction .answers .choice").count();
    check(offered >= 1, "a Counterspell is shown, possible or not");
    await page.locator(".reaction .tick input").check();
    await page.locator(".reaction .answers").waitFor({ state: "detached" });
    return { offered, faults: page.faults };
  },
};

/** The page fits, its buttons are large enough for fingers, and so are the lit spaces of the map. */
async function fingers(page) {
  await fitsFingers(page);
  const cells = await page.locator("[data-lit] .cell").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 40).length);
  check(cells === 0, `${cells} spaces are too small to touch`);
}
