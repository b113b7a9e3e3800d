// Load: four seats at each of TABLES tables draft twelve tiles, once everybody is connected; AT-ONCE of the tables play at a time.
// Every seat answers THINK milliseconds (at random, on average) after it is asked. Measured: decisions a second, and the time from an
// answer to the moment another seat is told of it. Some tables are played before, to warm up both the server and this program.
// node load.mjs tablee|rival|echo ADDRESS TABLES AT-ONCE THINK PID-OF-THE-SERVER
import { readFileSync } from "node:fs";

const [kind, address, tables, atOnce, think, pid] = process.argv.slice(2);
const { openTable } = await import(`./${kind}.mjs`);

const PICKS = 12;
const WARM = 40; // tables
const LONGEST = 300_000;
let delays = [];
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

/** Seconds of processor time that a process has used: what a decision costs, however busy the machine is. */
function used(process) {
  const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Let so many tables play at a time: when one has ended, the next begins. */
async function playAll(waiting, atATime) {
  const one = async () => { while (waiting.length) await waiting.pop().play(); };
  await Promise.all(Array.from({ length: atATime }, one));
}

setTimeout(() => { console.error("the play does not end"); process.exit(1); }, LONGEST).unref();
const all = Array.from({ length: WARM + Number(tables) }, draftAt);
for (const table of all) await table.open();
await playAll(all.splice(0, WARM), WARM);
[delays, decisions] = [[], 0];
const [begun, before, ownBefore] = [performance.now(), used(pid), used(process.pid)];
await playAll(all, Number(atOnce));
const seconds = (performance.now() - begun) / 1000;
const cost = (used(pid) - before) / decisions;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
console.log(JSON.stringify({
  kind, tables: Number(tables), at_once: Number(atOnce), think: Number(think), decisions, seconds, per_second: decisions / seconds,
  cost, driver: (used(process.pid) - ownBefore) / seconds, p50: at(0.5), p99: at(0.99), told: delays.length,
}));
process.exit(0);
