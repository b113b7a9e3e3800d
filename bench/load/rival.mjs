// Seats at boardgame.io's server, over socket.io as its own client speaks it, without that client's work in the browser.
import { io } from "socket.io-client";

async function post(url, body) {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** Open a table with four connected seats; each seat calls `saw(seat, {pick, answered, over})` whenever it is told something. */
export async function openTable(address, saw) {
  const { matchID } = await post(`${address}/games/draft/create`, { numPlayers: 4 });
  const keys = [];
  for (let seat = 0; seat < 4; seat++) {
    const body = { playerID: String(seat), playerName: `seat ${seat}` };
    keys.push((await post(`${address}/games/draft/${matchID}/join`, body)).playerCredentials);
  }
  const seats = keys.map((key, seat) => sit(address, matchID, seat, key, saw));
  return {
    answer: (seat, state) => seats[seat].choose(Math.floor(Math.random() * state.hand.length), state.number),
    close: () => seats.forEach((one) => one.socket.close()),
  };
}

function sit(address, matchID, seat, credentials, saw) {
  const playerID = String(seat);
  const socket = io(`${address}/draft`, { transports: ["websocket"], forceNew: true, reconnection: false });
  const told = ({ G, ctx, _stateID }) =>
    saw(seat, { pick: G.pick, answered: G.answered, over: Boolean(ctx.gameover), hand: G.hand, number: _stateID });
  socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 4));
  socket.on("sync", (_match, { state }) => told(state));
  socket.on("update", (_match, state) => told(state));
  return {
    socket,
    choose: (place, number) => {
      const payload = { type: "choose", args: [place], playerID, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, number, matchID, playerID);
    },
  };
}
