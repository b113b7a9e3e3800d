// Load: TABLES tables of four seats draft twelve tiles each, once everybody is connected. Every seat answers THINK milliseconds
// (at random, on average) after it is asked. Measured: decisions a second, and the time from an answer to the moment another
// seat is told of it.
// node load.mjs tablee|rival ADDRESS TABLES THINK PID-OF-THE-SERVER
import { readFileSync } from "node:fs";

const [kind, address, tables, think, pid] = process.argv.slice(2);
const { openTable } = await import(kind === "tablee" ? "./tablee.mjs" : "./rival.mjs");

const PICKS = 12;
const LONGEST = 300_000;
const delays = [];
let decisions = 0;

function pause() {
  const milliseconds = Number(think) * 2 * Math.random();
  return milliseconds < 1 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
}

function draftAt() {
  const submitted = new Map(); // "seat:pick" -> when
  const told = new Set(); // "seat:pick:viewer"
  const asked = [-1, -1, -1, -1];
  const first = new Map(); // what each seat was told before the start
  const over = new Set();
  let started = false;
  let table;
  let connected;
  let finish;
  const everybody = new Promise((done) => { connected = done; });
  const finished = new Promise((done) => { finish = done; });

  function notice(viewer, state) {
    for (let seat = 0; seat < 4; seat++) {
      if (seat === viewer) continue;
      for (const pick of [state.pick - 1, state.pick]) {
        const shown = pick < state.pick || state.answered[seat];
        const when = submitted.get(`${seat}:${pick}`);
        const key = `${seat}:${pick}:${viewer}`;
        if (shown && when !== undefined && !told.has(key)) {
          told.add(key);
          delays.push(performance.now() - when);
        }
      }
    }
  }

  async function play(viewer, state) {
    notice(viewer, state);
    if (state.over || state.pick >= PICKS) {
      over.add(viewer);
      if (over.size === 4) finish();
      return;
    }
    if (state.answered[viewer] || asked[viewer] >= state.pick) return;
    asked[viewer] = state.pick;
    await pause();
    submitted.set(`${viewer}:${state.pick}`, performance.now());
    decisions += 1;
    table.answer(viewer, state);
  }

  function saw(viewer, state) {
    if (started) return play(viewer, state);
    first.set(viewer, state);
    if (first.size === 4) connected();
  }

  return {
    open: async () => { table = await openTable(address, saw); await everybody; },
    play: async () => {
      started = true;
      for (const [viewer, state] of first) play(viewer, state);
      await finished;
      table.close();
    },
  };
}

/** Seconds of processor time that the server has used: what a decision costs, however busy the machine is. */
function used() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

setTimeout(() => { console.error("the play does not end"); process.exit(1); }, LONGEST).unref();
const all = Array.from({ length: Number(tables) }, draftAt);
for (const table of all) await table.open();
const [begun, before] = [performance.now(), used()];
await Promise.all(all.map((table) => table.play()));
const seconds = (performance.now() - begun) / 1000;
const cost = (used() - before) / decisions;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
console.log(JSON.stringify({
  kind, tables: Number(tables), think: Number(think), decisions, seconds, per_second: decisions / seconds, cost,
  p50: at(0.5), p99: at(0.99), told: delays.length,
}));
process.exit(0);
