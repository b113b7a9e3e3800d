// Whole games in a real Chromium: node e2e/scenarios.mjs NAME ADDRESS. Prints what it found as JSON; fails loudly.
// A name with a stroke is a scenario of one game: `royaumes_sauvages/solo` is `solo` in games/royaumes_sauvages.mjs.
import { createInterface } from "node:readline";
import { byChoice, byHint, byTyping, check, fitsFingers, isOver, launch, letBotFinish, LONG_NAME, person, playOut, setTable, step, twoFriends, visit, waiting } from "./browser.mjs";
import { inBothThemes } from "./axe.mjs";

const EASY = { level: "simplified_1" };

const scenarios = {
  /** From home: two clicks to a game against bots, played to the score sheet on the board of the game. */
  async bots(browser, address) {
    const page = await person(browser, address);
    await page.locator(".box").first().click();
    await page.locator("#open").click();
    const decisions = await playOut(page, byHint);
    const lines = await page.locator(".ending tbody tr").count();
    return { decisions, lines, faults: page.faults };
  },

  /** Who wants plain boards, or plays a game without its own, plays to the end on the generic one. */
  async generic(browser, address) {
    const page = await person(browser, address, { plainBoards: true });
    await setTable(page, { seats: 2, options: EASY });
    await page.locator(waiting).waitFor();
    check((await page.locator("ul.hand").count()) === 0, "this is the game's own board");
    await page.locator("button.piece:not(.legal)").first().click();
    await page.locator(".note a[href*='rules']").waitFor();
    const rule = await page.locator(".note a").innerText();
    await page.locator(".note button").click();
    return { rule, decisions: await playOut(page, byChoice), faults: page.faults };
  },

  /** Four browsers at one table; the host's clicks and a guest's are counted until the guest sits. */
  async friends(browser, address) {
    const host = await person(browser, address, { name: "Ada", textTable: true });
    const clicks = { host: 0, guest: 0 };
    const press = async (who, page, target) => {
      clicks[who] += 1;
      await page.locator(target).first().click();
    };
    await press("host", host, ".box");
    await host.locator("#count").waitFor();
    await press("host", host, "[data-preset] >> nth=1");
    await host.selectOption("#count", "4");
    await host.selectOption("#option-level", EASY.level);
    clicks.host += 2;
    await press("host", host, "#open");
    const link = await host.locator(".invite input").first().inputValue();
    const guests = [];
    for (const name of ["Bo", "Cy", "Di"]) {
      const guest = await person(browser, address, { name, textTable: true });
      await visit(guest, new URL(link).hash);
      clicks.guest = 0;
      await press("guest", guest, "form button.main");
      await guest.locator("h2").first().waitFor();
      guests.push(guest);
    }
    await host.locator("button.big").click();
    const everybody = [host, ...guests];
    await Promise.all(everybody.map((page) => playOut(page, byChoice)));
    const totals = await Promise.all(everybody.map((page) => page.locator(".ending tfoot").innerText()));
    check(new Set(totals).size === 1, `not the same sheet: ${totals}`);
    return { clicks, faults: everybody.flatMap((page) => page.faults) };
  },

  /** Two people share a phone and play as text: between them the curtain falls, and nothing of the other's is behind it. */
  async curtain(browser, address) {
    const page = await person(browser, address, { size: "phone", lang: "fr", textTable: true, name: LONG_NAME });
    await setTable(page, { preset: 2, seats: 2, options: EASY });
    let curtains = 0;
    for (;;) {
      await page.locator(`${waiting}, .ending table, .curtain`).first().waitFor();
      if (await isOver(page)) break;
      if (await page.locator(".curtain").count()) {
        curtains += 1;
        check((await page.locator("[data-notation]").count()) === 0, "choices behind the curtain");
      }
      if (curtains === 1) await fitsFingers(page);
      await step(page, byChoice, curtains);
    }
    return { curtains, faults: page.faults };
  },

  /** Without a pointer, through the text table only: from the home page to the score sheet. */
  async keyboard(browser, address) {
    const page = await person(browser, address, { textTable: true });
    await page.locator(".box").first().focus();
    await page.keyboard.press("Enter");
    await page.locator("#open").focus();
    await page.keyboard.press("Enter");
    return { decisions: await playOut(page, byTyping), faults: page.faults };
  },

  /** A decision is taken back, refused ones say why with their rule, the hint proposes, the language switches at once. */
  async helps(browser, address) {
    const page = await person(browser, address, { textTable: true });
    await setTable(page, { preset: 2, seats: 2, options: EASY });
    await page.locator(".curtain button").click();
    await page.locator("#typed").fill("pick seat_9 nothing");
    await page.keyboard.press("Enter");
    await page.locator(".note").waitFor();
    await page.locator("#typed").fill("place forest r2s1");
    await page.keyboard.press("Enter");
    await page.locator(".note a[href*='rules']").waitFor();
    const rule = await page.locator(".note a").innerText();
    const english = await page.locator(".question .line").innerText();
    await page.locator("header nav button").click();
    const french = await page.locator(".question .line").innerText();
    check(english !== french, "the language did not switch");
    return { rule, faults: page.faults };
  },

  /** A decision is taken back: the question is open again. */
  async takeBack(browser, address) {
    const page = await person(browser, address, { textTable: true });
    await setTable(page, { seats: 2, options: EASY });
    for (let count = 0; count < 40; count++) {
      await step(page, byChoice, count);
      await page.locator(`${waiting}, .ending table`).first().waitFor();
      if (await page.locator("#take-back").count()) break;
    }
    const before = await page.locator("[data-notation]").count();
    await page.locator("#take-back").click();
    await page.waitForFunction((many) => document.querySelectorAll("[data-notation]").length !== many, before);
    return { faults: page.faults };
  },

  /** Where turns are confirmed, the others learn of them only then; clocks run for everybody. */
  async confirmed(browser, address) {
    const both = await twoFriends(browser, address, { game: "tales_of_glory", more: confirmsWithClocks });
    const clocks = await both[0].locator(".clock").allInnerTexts();
    for (const page of both) await step(page, byChoice);
    const first = await Promise.any(both.map((page) => page.locator(waiting).waitFor().then(() => page)));
    const other = both.find((page) => page !== first);
    const lines = () => other.locator(".log li").count();
    const before = await lines();
    await first.locator("[data-notation]").first().click();
    await first.locator("#confirm").waitFor();
    const unseen = (await lines()) - before;
    await first.locator("#confirm").click();
    await other.waitForFunction((many) => document.querySelectorAll(".log li").length > many, before);
    return { clocks, unseen, faults: both.flatMap((page) => page.faults) };
  },

  /** Going back behind something that came out takes everybody's consent: refused once, agreed once. */
  async consent(browser, address) {
    const [host, guest] = await twoFriends(browser, address, { options: EASY });
    for (let count = 0; count < 2; count++) await Promise.all([step(host, byChoice), step(guest, byChoice)]);
    const back = async (answer) => {
      await host.locator(".log button").last().click();
      await guest.getByRole("button", { name: answer, exact: true }).click();
    };
    const before = await host.locator(".log li").count();
    await back("No");
    await host.getByText("Bo would rather not go back.").waitFor();
    await back("Agree");
    await host.getByText("Everybody agreed: the game went back.").waitFor();
    await host.locator(waiting).waitFor();
    return { before, faults: [...host.faults, ...guest.faults] };
  },

  /** The network goes away and comes back: the page says so, nothing is lost, and the game is played on. */
  async dropped(browser, address) {
    const [host, guest] = await twoFriends(browser, address, { options: EASY });
    guest.allowed = ["WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load"];
    await guest.context().setOffline(true);
    await guest.locator(".question.lost").waitFor();
    const said = await guest.locator(".question .line").innerText();
    await step(host, byChoice).catch(() => null);
    await host.getByText("away").waitFor();
    await guest.context().setOffline(false);
    await guest.locator(`.question:not(.lost)`).waitFor();
    for (let count = 0; count < 2; count++) await Promise.all([step(host, byChoice, count), step(guest, byChoice, count)]);
    return { said, faults: [...host.faults, ...guest.faults] };
  },

  /** A name is changed at the seat; after the end the same people and bots play again with one press. */
  async again(browser, address) {
    const page = await person(browser, address, { textTable: true });
    await setTable(page, { seats: 3, options: EASY });
    await page.locator(waiting).waitFor();
    await page.locator("#rename").click();
    await page.locator("dialog input").first().fill("Countess Ada");
    await page.locator("dialog .button.main").click();
    await page.locator(".strip").getByText("Countess Ada").waitFor();
    await letBotFinish(page);
    await page.locator(".ending .button.main").click();
    await page.locator(waiting).waitFor();
    const seats = await page.locator(".strip .name").allInnerTexts();
    const title = await page.title();
    return { seats, title, faults: page.faults };
  },

  /** With all motion on, what the others do moves nothing that lies on the table: no layout shift. */
  async still(browser, address) {
    const page = await person(browser, address, { motion: "full" });
    await setTable(page, { seats: 3 });
    await page.locator(waiting).waitFor();
    await page.evaluate(() => {
      window.shifts = [];
      const named = (entry) => entry.sources.map((one) => one.node?.parentElement?.outerHTML?.slice(0, 90)).join(" | ");
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput).map((one) => `${one.value} ${named(one)}`))).observe({ type: "layout-shift" });
    });
    for (let count = 0; count < 9; count++) await step(page, byHint, count);
    const shifts = await page.evaluate(() => window.shifts);
    return { shifts, faults: page.faults };
  },

  /** A reload, a lost connection and a restart of the server in the middle: the game goes on. The test restarts it. */
  async resume(browser, address) {
    const page = await person(browser, address, { textTable: true });
    page.allowed = ["WebSocket", "ERR_INTERNET_DISCONNECTED", "Failed to load", "ERR_CONNECTION_REFUSED"];
    await setTable(page, { seats: 2, options: EASY });
    for (let count = 0; count < 3; count++) await step(page, byChoice, count);
    await page.locator(waiting).waitFor();
    await page.reload();
    for (let count = 0; count < 2; count++) await step(page, byChoice, count);
    await page.locator(waiting).waitFor();
    console.log("restart");
    await new Promise((resolve) => createInterface({ input: process.stdin }).once("line", resolve));
    for (let count = 0; count < 3; count++) await step(page, byChoice, count);
    const log = await page.locator(".log li").count();
    await letBotFinish(page);
    return { log, faults: page.faults };
  },

  /** After the end: the replay steps through every line, a fork plays on from the middle, the seed verifies. */
  async after(browser, address) {
    const page = await person(browser, address, { textTable: true });
    await setTable(page, { seats: 2, options: EASY });
    await step(page, byChoice);
    await letBotFinish(page);
    await page.locator(".ending a[href*=verify]").click();
    await page.locator("button.main:not([disabled])").click();
    await page.locator("p.yes").nth(1).waitFor();
    const verified = await page.locator("p.yes").allInnerTexts();
    await page.goBack();
    await page.locator(".ending a[href*=replay]").click();
    await page.locator("#moment").waitFor();
    const last = Number(await page.locator("#moment").getAttribute("max"));
    const told = new Set();
    for (const line of [0, 1, Math.floor(last / 2), last]) {
      await page.locator("#moment").fill(String(line));
      told.add(await page.locator(".told").innerText());
    }
    await page.locator("#moment").fill(String(Math.floor(last / 2)));
    await page.getByRole("button", { name: "Play on from here" }).click();
    for (let count = 0; count < 2; count++) await step(page, byChoice, count);
    await letBotFinish(page);
    return { verified, told: told.size, faults: page.faults };
  },

  /** Somebody looks on by link: no choices, no secrets, the same end. */
  async onlooker(browser, address) {
    const host = await person(browser, address, { textTable: true });
    await setTable(host, { seats: 2, options: EASY });
    await host.locator(waiting).waitFor();
    const href = await host.locator("a[href*='watch']").getAttribute("href");
    const page = await person(browser, address, { name: "Eve" });
    await visit(page, new URL(href, address).hash);
    await page.locator(".strip").waitFor();
    check((await page.locator(waiting).count()) === 0, "an onlooker was asked");
    await page.getByRole("button", { name: /^Chat/ }).click();
    await page.getByRole("textbox", { name: "Say something" }).fill("What a kingdom");
    await page.keyboard.press("Enter");
    await host.getByRole("button", { name: /^Chat/ }).click();
    await host.getByText("What a kingdom").waitFor();
    await step(host, byChoice);
    await letBotFinish(host);
    await page.locator(".ending table").waitFor();
    return { faults: [...host.faults, ...page.faults] };
  },

  /** The guided first game says at every question what matters. */
  async guided(browser, address) {
    const page = await person(browser, address, { textTable: true });
    await page.locator(".hero .button.main").click();
    await page.locator("button.main").click();
    await page.locator(".guide").waitFor();
    return { decisions: await playOut(page, byChoice), faults: page.faults };
  },

  /** Without the network the shell still opens and says so. */
  async offline(browser, address) {
    const page = await person(browser, address);
    page.allowed = ["ERR_INTERNET_DISCONNECTED", "Failed to load"];
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => new Promise((done) => (navigator.serviceWorker.controller ? done() : navigator.serviceWorker.addEventListener("controllerchange", () => done())))));
    await page.context().setOffline(true);
    await page.reload();
    const said = await page.locator("[role=alert]").innerText();
    return { said, title: await page.locator("h1").innerText(), faults: page.faults };
  },

  /** axe finds nothing on any page, in both themes. */
  async axe(browser, address) {
    const page = await person(browser, address);
    const found = [];
    const look = async (name) => found.push(...(await inBothThemes(page, name)));
    await page.locator(".box").first().waitFor();
    await look("home");
    await everyPage(page, look);
    check(found.length === 0, found.join("\n"));
    return { faults: page.faults };
  },
};

/** Tick that turns are confirmed, and give everybody five minutes. */
async function confirmsWithClocks(page) {
  await page.locator("input[type=checkbox]").check();
  await page.selectOption("#bank", "5");
}

async function everyPage(page, look) {
  for (const hash of ["new/mon_royaume", "settings", "mine", "learn/mon_royaume", "verify", "rules/mon_royaume/MR-3.5"]) {
    await visit(page, `#/${hash}`);
    await page.waitForLoadState("networkidle");
    await page.locator("#content h1, #content h2").first().waitFor();
    await look(hash);
  }
  await setTable(page, { preset: 1 });
  const link = await page.locator(".invite input").first().inputValue();
  await look("lobby");
  await page.evaluate(() => localStorage.removeItem("tablee.tables"));
  await page.reload();
  await visit(page, new URL(link).hash);
  await page.locator("form").waitFor();
  await look("join");
  await setTable(page, { preset: 2, seats: 2, options: EASY });
  await page.locator(".curtain").waitFor();
  await look("curtain");
  await page.locator(".curtain button").click();
  await page.locator(waiting).waitFor();
  await page.keyboard.press("t");
  await page.getByRole("button", { name: /^Chat/ }).click();
  await look("text table and chat");
  await setTable(page, { seats: 2, options: EASY });
  await page.locator(waiting).waitFor();
  await letBotFinish(page);
  await look("end as text");
  await page.locator(".ending a[href*=replay]").click();
  await page.locator("#moment").waitFor();
  await look("replay");
  await page.evaluate(() => localStorage.setItem("tablee.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("tablee.settings")), textTable: false, plainBoards: true })));
  await page.reload();
  await setTable(page, { game: "tales_of_glory", seats: 2 });
  await page.locator(waiting).waitFor();
  await look("generic board");
  page.allowed = ["401"];
  for (const hash of ["table/nowhere", "join/nowhere", "no/such/page"]) {
    await visit(page, `#/${hash}`);
    await page.locator("#content h1, #content [role=alert]").first().waitFor();
    await look(hash);
  }
}

const [name, address] = process.argv.slice(2);

/** The scenario that was asked for: of the house, or of one game. */
async function scenario() {
  const [game, own] = name.split("/");
  return own === undefined ? scenarios[name] : (await import(`./games/${game}.mjs`)).default[own];
}

const browser = await launch();
try {
  console.log(JSON.stringify(await (await scenario())(browser, address)));
} finally {
  await browser.close();
}
process.exit(0);
