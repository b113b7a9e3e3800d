// The pictures of the README: node e2e/picture.mjs ADDRESS FOLDER.
import { byHint, launch, person, setTable, SIZES, step, waiting } from "./browser.mjs";

const [address, folder] = process.argv.slice(2);
const browser = await launch();

SIZES.picture = { width: 1280, height: 800 };
const page = await person(browser, address, { size: "picture", lang: "en", name: "Ada" });
await page.locator(".box").first().waitFor();
await page.evaluate(() => document.fonts.ready);
await setTable(page, { seats: 4 });
for (let count = 0; count < 4; count++) await step(page, byHint, count);
await page.locator(waiting).waitFor();
await page.screenshot({ path: `${folder}/table.png`, type: "png" });
await browser.close();
