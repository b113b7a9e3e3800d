// The icons of the installed page, from our own drawing: node e2e/icons.mjs ADDRESS FOLDER.
import { readFileSync } from "node:fs";
import { launch } from "./browser.mjs";

const folder = process.argv[3];
const drawing = Buffer.from(readFileSync(`${folder}/icon.svg`)).toString("base64");
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;background:#efe6d6"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`);
  await page.locator("img").evaluate((image) => image.decode());
  await page.screenshot({ path: `${folder}/icon-${size}.png` });
}
await browser.close();
