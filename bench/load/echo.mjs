// Seats at a server that only sends back: as many messages as at a table, and nothing behind them.
import WebSocket from "ws";

/** Four seats; each is told, one answer after the other, that the next pick has come. */
export async function openTable(address, saw) {
  const sockets = [0, 1, 2, 3].map((seat) => sit(address, seat, saw));
  return {
    answer: (seat, state) => sockets[seat].send(JSON.stringify({ type: "answer", reference: 1, seat, question: state.pick, decision: "pick mill" })),
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

function sit(address, seat, saw) {
  const socket = new WebSocket(address.replace("http", "ws"));
  let pick = 0;
  const tell = () => saw(seat, { pick, answered: [false, false, false, false], over: false });
  socket.on("open", tell);
  socket.on("message", () => { pick += 1; tell(); });
  return socket;
}
