// Load: TABLES tables of four seats draft twelve tiles each. Every seat answers THINK milliseconds (at random, on average)
// after it is asked. Measured: decisions a second, and the time from an answer to the moment another seat is told of it.
// node load.mjs tablee|rival ADDRESS TABLES THINK
const [kind, address, tables, think] = process.argv.slice(2);
const { openTable } = await import(kind === "tablee" ? "./tablee.mjs" : "./rival.mjs");

const PICKS = 12;
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
  let table;
  let finish;
  const over = new Set();
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

  async function saw(viewer, state) {
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

  return {
    open: async () => { table = await openTable(address, saw); },
    play: async () => { table.start(); await finished; table.close(); },
  };
}

const all = Array.from({ length: Number(tables) }, draftAt);
for (const table of all) await table.open();
const begun = performance.now();
await Promise.all(all.map((table) => table.play()));
const seconds = (performance.now() - begun) / 1000;
delays.sort((a, b) => a - b);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
console.log(JSON.stringify({
  kind, tables: Number(tables), think: Number(think), decisions, seconds, per_second: decisions / seconds,
  p50: at(0.5), p99: at(0.99), told: delays.length,
}));
process.exit(0);
