// axe-core on a page that is open.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with the page, each with `name` before it. */
export async function violations(page, name) {
  const run = `${axe}; axe.run({ resultTypes: ["violations"] }).then((all) => all.violations.map((one) => one.id + ": " + one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + " " + node.failureSummary).join(" | ")))`;
  return (await page.evaluate(run)).map((one) => `${name}: ${one}`);
}
