// How long the page takes until a person can decide: node e2e/speed.mjs ADDRESS. Prints milliseconds; nothing is asserted.
import { launch, person, setTable, waiting } from "./browser.mjs";

const address = process.argv[2];
const RUNS = 5;
const browser = await launch();

/** Open an address in a browser that has never seen it, and the milliseconds until something is there. */
async function until(context, url, there) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(there).first().waitFor();
  const time = await page.evaluate(() => performance.now());
  await page.close();
  return Math.round(time);
}

const host = await person(browser, address);
await setTable(host);
await host.locator(waiting).waitFor();
const url = host.url();
const seen = { home: [], board: [], boardAgain: [] };
const state = await host.context().storageState();
for (let run = 0; run < RUNS; run++) {
  const context = await browser.newContext({ storageState: state, serviceWorkers: "block" });
  seen.home.push(await until(context, address, ".box"));
  await context.close();
  const fresh = await browser.newContext({ storageState: state, serviceWorkers: "block" });
  seen.board.push(await until(fresh, url, `.hand button, ${waiting}`));
  seen.boardAgain.push(await until(fresh, url, `.hand button, ${waiting}`));
  await fresh.close();
}
const middle = (all) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)];
for (const [name, all] of Object.entries(seen)) console.log(`${name}: ${middle(all)} ms (${all.join(", ")})`);
await browser.close();
