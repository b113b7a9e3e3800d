// Screenshots of every page at both sizes in both themes: node e2e/look.mjs ADDRESS FOLDER
import { mkdirSync } from "node:fs";
import { byChoice, byHint, launch, person, playOut, setTable, step, visit } from "./browser.mjs";

const [address, folder] = process.argv.slice(2);
const only = process.env.ONLY?.split(",");
mkdirSync(folder, { recursive: true });
const browser = await launch();

async function walk(size, theme) {
  const page = await person(browser, address, { size, theme, lang: theme === "light" ? "fr" : "en" });
  async function take(name, full = true) {
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png`, fullPage: full });
  }
  await before(page, take);
  await atTable(page, take);
  await others(page, take);
  if (page.faults.length) console.log(size, theme, page.faults);
  await page.context().close();
}

async function before(page, take) {
  await page.locator(".box").first().waitFor();
  await take("home");
  await visit(page, "#/new/mon_royaume");
  await page.locator("#count").waitFor();
  await take("setup");
  await setTable(page, { preset: 1 });
  await page.locator(".invite").waitFor();
  await take("lobby");
  const link = await page.locator(".invite input").first().inputValue();
  await page.evaluate(() => localStorage.removeItem("tablee.tables"));
  await page.reload();
  await visit(page, new URL(link).hash);
  await page.locator("form").waitFor();
  await take("join");
  await setTable(page, { preset: 2 });
  await page.locator(".curtain").waitFor();
  await take("curtain", false);
}

async function atTable(page, take) {
  await setTable(page, { game: "tales_of_glory" });
  await page.locator("[data-notation], .choice.more").first().waitFor();
  await take("generic");
  await setTable(page);
  await page.locator('[data-question]:not([data-question=""])').waitFor();
  for (let count = 0; count < 3; count++) await step(page, byHint, count);
  await page.locator("#hint").click();
  await page.locator(".hint").waitFor();
  await take("table", false);
  await take("table-whole");
  await page.keyboard.press("t");
  await take("text", false);
  await playOut(page, byChoice);
  await page.keyboard.press("t");
  await take("end");
  await page.locator(".ending a[href*=replay]").click();
  await page.locator("#moment").fill("30");
  await take("replay", false);
}

async function others(page, take) {
  for (const name of ["mine", "settings", "learn/mon_royaume", "verify"]) {
    await visit(page, `#/${name}`);
    await take(name.split("/")[0]);
  }
  await visit(page, "#/rules/mon_royaume/MR-3.5");
  await page.locator("p.here").waitFor();
  await take("rules", false);
}

for (const size of ["laptop", "phone"])
  for (const theme of ["light", "dark"]) if (!only || only.includes(`${size}-${theme}`)) await walk(size, theme);
await browser.close();
