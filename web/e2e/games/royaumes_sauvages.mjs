// Les Royaumes Sauvages, played on its own board: node e2e/scenarios.mjs royaumes_sauvages/NAME ADDRESS
import { inBothThemes } from "../axe.mjs";
import { check, fitsFingers, LONG_NAME, person, playOut, setTable, step, waiting } from "../browser.mjs";

const GAME = { game: "royaumes_sauvages", seats: 2 };
const CARDS = "[data-card]:not(:disabled)";
const PRESSED = ".board button:visible, .board summary:visible";

/** What the board asks, told by what it shows once it is there. */
async function asks(page) {
  await page.locator(".board").waitFor();
  if (await page.locator(".battle [data-notation], .solo [data-notation]").count()) return "answer";
  if (await page.locator("[data-action=draw]").count()) return "discard";
  return (await page.locator("[data-action=pass]").count()) ? "act" : "fight";
}

/** How somebody presses a control: with a pointer, or with the keyboard only. */
const byPointer = async (page, control) => control.click();
async function byKeys(page, control) {
  await control.focus();
  await page.keyboard.press("Enter");
}

/** A card of the hand that some realm takes, by its place; -1 if none has a home. */
async function aCardWithAHome(page, count) {
  const homes = await page.locator(".hand li").evaluateAll((all) => all.map((one) => one.querySelectorAll(".pips svg").length));
  const fitting = homes.flatMap((many, at) => (many > 0 ? [at] : []));
  return fitting.length ? fitting[count % fitting.length] : -1;
}

/** A claim: touch the card, then a lit realm, then the realm again. */
async function claim(page, press, place, count) {
  await press(page, page.locator(CARDS).nth(place));
  const lit = page.locator(".realm.open .target");
  await press(page, lit.nth(count % (await lit.count())));
  await press(page, page.locator(".realm.chosen .target"));
}

/** One decision with the board's own controls; every ninth turn somebody rallies, and passes who has claimed enough. */
function player(press, claims = 5) {
  const made = new Map();
  return async (page, count) => {
    const ask = await asks(page);
    if (ask === "answer") return press(page, page.locator(".battle [data-notation], .solo [data-notation]").first());
    if (ask === "discard") return discard(page, press);
    if (ask === "fight") return fight(page, press, count);
    const age = await page.locator(".hub .age").textContent();
    const place = await aCardWithAHome(page, count);
    const rally = page.locator("[data-action=rally]:not(.off)");
    if (count % 9 === 4 && (await rally.count())) return press(page, rally);
    if (place < 0 || (made.get(age) ?? 0) >= claims) return pass(page, press);
    made.set(age, (made.get(age) ?? 0) + 1);
    return claim(page, press, place, count);
  };
}

async function discard(page, press) {
  const draw = page.locator("[data-action=draw].main");
  return press(page, (await draw.count()) ? draw : page.locator(CARDS).first());
}

async function fight(page, press, count) {
  await press(page, page.locator(CARDS).nth(count % (await page.locator(CARDS).count())));
  await press(page, page.locator(".controls .main"));
}

async function pass(page, press) {
  await press(page, page.locator("[data-action=pass]"));
  await press(page, page.locator(".controls .main"));
}

export default {
  /** A whole game with a bot, with a pointer on the board. */
  async bots(browser, address) {
    const page = await person(browser, address);
    await setTable(page, GAME);
    const decisions = await playOut(page, player(byPointer));
    const ages = await page.locator(".papers tr.age").count();
    return { decisions, ages, faults: page.faults };
  },

  /** Alone against the automaton at its hardest, where Bonus cards are chosen. */
  async solo(browser, address) {
    const page = await person(browser, address, { lang: "fr" });
    await setTable(page, { ...GAME, seats: 1, options: { solo_level: "expert" } });
    await page.locator(".solo li").nth(1).waitFor();
    const bonus = await page.locator(".solo li").count();
    const level = await page.locator(".solo h2").innerText();
    const decisions = await playOut(page, player(byPointer, 8));
    const told = await page.locator(".verdict").innerText();
    return { bonus, level, decisions, told, faults: page.faults };
  },

  /** A phone in French: no sideways scroll, fingers fit, and the whole game with the realms of the tray. */
  async phone(browser, address) {
    const page = await person(browser, address, { size: "phone", lang: "fr", theme: "dark", name: LONG_NAME });
    await setTable(page, { ...GAME, options: { peace_treaty: "on" } });
    await page.locator(waiting).waitFor();
    await fitsFingers(page, PRESSED);
    const onTray = player(byPointer, 5);
    const decisions = await playOut(page, async (now, count) => {
      const place = (await asks(now)) === "act" ? await aCardWithAHome(now, count) : -1;
      if (count % 4 !== 0 || place < 0) return onTray(now, count);
      await now.locator(CARDS).nth(place).tap();
      await fitsFingers(now, PRESSED);
      await now.locator(".home.open").first().tap();
      await now.locator(".controls .main").tap();
    });
    await fitsFingers(page, PRESSED);
    return { decisions, faults: page.faults };
  },

  /** Without a pointer, on the board; the arrows go around the ring and along the hand. */
  async keyboard(browser, address) {
    const page = await person(browser, address);
    await setTable(page, GAME);
    await page.locator(waiting).waitFor();
    const realm = () => page.evaluate(() => document.activeElement?.getAttribute("data-realm"));
    await page.locator("[data-realm=realm_8]").focus();
    await page.keyboard.press("ArrowRight");
    check((await realm()) === "realm_4", `the ring does not close: ${await realm()}`);
    await page.locator(CARDS).first().focus();
    await page.keyboard.press("ArrowRight");
    check(await page.locator(CARDS).nth(1).evaluate((one) => one === document.activeElement), "the arrow did not go along the hand");
    return { decisions: await playOut(page, player(byKeys, 4)), faults: page.faults };
  },

  /** A greyed realm says which condition fails, and asks the table for the rule; a drag plays a card. */
  async whyNot(browser, address) {
    const page = await person(browser, address, { lang: "fr" });
    await setTable(page, { ...GAME, options: { starter: "0" } });
    await page.locator(waiting).waitFor();
    for (let count = 0; !(await greyed(page)); count++) await step(page, player(byPointer), count);
    const note = await page.locator(".realm.refused .note").first().innerText();
    await page.locator(".realm.refused .target").first().click();
    const told = await page.locator(".bar .note").innerText();
    const rule = await page.locator(".bar .note a").innerText();
    check(told.includes(note), `the realm says "${note}", the table "${told}"`);
    await page.keyboard.press("Escape");
    await step(page, drag);
    return { rule, faults: page.faults };
  },

  /** axe finds nothing on the board in either theme: alone, with a card held, in a battle, at the end. */
  async axe(browser, address) {
    const page = await person(browser, address);
    const found = [];
    const look = async (name) => found.push(...(await inBothThemes(page, name)));
    await setTable(page, { ...GAME, seats: 1 });
    await page.locator(waiting).waitFor();
    await look("alone");
    await setTable(page, GAME);
    await page.locator(waiting).waitFor();
    await page.locator(CARDS).first().click();
    await look("a card held");
    await page.keyboard.press("Escape");
    const play = player(byPointer, 3);
    let fought = false;
    await playOut(page, async (now, count) => {
      if (!fought && (await asks(now)) === "fight") {
        await look("a battle");
        fought = true;
      }
      return play(now, count);
    });
    await look("the end");
    check(found.length === 0, found.join("\n"));
    return { faults: page.faults };
  },
};

/** Hold a card that some realm refuses; false if there is none. */
async function greyed(page) {
  await page.locator(waiting).waitFor();
  if ((await asks(page)) !== "act") return false;
  for (const card of await page.locator(CARDS).all()) {
    await card.click();
    if (await page.locator(".realm.refused .note").count()) return true;
    await page.keyboard.press("Escape");
  }
  return false;
}

/** Carry a card with the pointer to a realm that takes it. */
async function drag(page) {
  const place = await aCardWithAHome(page, 0);
  if (place < 0) return pass(page, byPointer);
  const card = page.locator(CARDS).nth(place);
  await card.click();
  const realm = await page.locator(".realm.open").first().getAttribute("data-slot");
  await page.keyboard.press("Escape");
  await page.locator(`[data-slot=${realm}]`).scrollIntoViewIfNeeded();
  const [from, to] = [await card.boundingBox(), await page.locator(`[data-slot=${realm}] header`).boundingBox()];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 5 });
  await page.mouse.up();
}
