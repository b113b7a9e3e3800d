// Seats at boardgame.io's server, through its own client.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Draft } = require("./draft.cjs");

async function post(url, body) {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** Open a table with four seats; each seat calls `saw(seat, {pick, answered, over})` whenever the server tells it something. */
export async function openTable(address, saw) {
  const { matchID } = await post(`${address}/games/draft/create`, { numPlayers: 4 });
  const clients = [];
  for (let seat = 0; seat < 4; seat++) {
    const { playerCredentials } = await post(`${address}/games/draft/${matchID}/join`, { playerID: String(seat), playerName: `seat ${seat}` });
    const client = Client({ game: Draft, numPlayers: 4, multiplayer: SocketIO({ server: address }), matchID, playerID: String(seat),
      credentials: playerCredentials, debug: false });
    client.subscribe((state) => {
      if (state !== null) saw(seat, { pick: state.G.pick, answered: state.G.answered, over: Boolean(state.ctx.gameover), hand: state.G.hand });
    });
    clients.push(client);
  }
  return {
    start: () => clients.forEach((client) => client.start()),
    answer: (seat, state) => clients[seat].moves.choose(Math.floor(Math.random() * state.hand.length)),
    close: () => clients.forEach((client) => client.stop()),
  };
}
