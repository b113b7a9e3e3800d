// axe-core on a page that is open.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { SIZES } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page, each with `name` before it. */
export async function violations(page, name) {
  const run = `${axe}; axe.run({ resultTypes: ["violations"] }).then((all) => all.violations.map((one) => one.id + ": " + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + " " + node.failureSummary).join(" | ")))`;
  return (await page.evaluate(run)).map((one) => `${name}: ${one}`);
}

/** The same moment twice: on a laptop in the light, then on a phone in the dark; the page is left as it was. */
export async function inBothThemes(page, name) {
  const found = await violations(page, `${name} light`);
  const size = page.viewportSize();
  const theme = await dress(page, "dark", SIZES.phone);
  found.push(...(await violations(page, `${name} dark`)));
  await dress(page, theme, size);
  return found;
}

/** Give the page another theme and size, with all colours at once; the theme it had comes back. */
async function dress(page, theme, size) {
  await page.setViewportSize(size);
  return page.evaluate((wanted) => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync("*, *::before, *::after { transition: none !important; }");
    document.adoptedStyleSheets = [atOnce];
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = wanted;
    return before;
  }, theme);
}
