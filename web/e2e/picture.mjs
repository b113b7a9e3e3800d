// The picture of the README: node e2e/picture.mjs ADDRESS FOLDER.
import { writeFileSync } from "node:fs";
import { byHint, launch, person, setTable, step, waiting } from "./browser.mjs";

const [address, folder] = process.argv.slice(2);
const browser = await launch();

/** A picture as WebP, a quarter of the PNG: Chromium packs it anew. */
async function webp(png) {
  const page = await browser.newPage();
  const packed = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.85).split(",")[1];
  }, png.toString("base64"));
  return Buffer.from(packed, "base64");
}

const page = await person(browser, address, { lang: "en", name: "Ada" });
await setTable(page, { seats: 4 });
await step(page, byHint);
await page.locator(waiting).waitFor();
await page.locator(".hand button").nth(1).click();
await page.evaluate(() => document.fonts.ready);
writeFileSync(`${folder}/table.webp`, await webp(await page.screenshot()));
await browser.close();
