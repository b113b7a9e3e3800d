// Seats at the table service, over its WebSocket.
import WebSocket from "ws";

async function post(url, body, token) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** Open a table with four connected seats; each seat calls `saw(seat, {pick, answered, over})` whenever it is told something. */
export async function openTable(address, saw) {
  const table = await post(`${address}/api/tables`, { game: "mon_royaume", seats: 4, options: { level: "simplified_1" } });
  const tokens = [];
  for (let seat = 0; seat < 4; seat++) {
    tokens.push((await post(`${address}/api/seats`, { name: `seat ${seat}`, seat }, table.join)).token);
  }
  await post(`${address}/api/start`, null, table.host);
  const sockets = tokens.map((token, seat) => sit(address, token, seat, saw));
  return {
    answer: (seat, state) => {
      const choices = state.question.choices;
      const decision = choices[Math.floor(Math.random() * choices.length)].notation;
      sockets[seat].send(JSON.stringify({ type: "answer", reference: 1, seat, question: state.question.number, decision }));
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

function sit(address, token, seat, saw) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`);
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", reference: 0, tokens: [token] })));
  socket.on("message", (data) => { for (const line of data.toString().split("\n")) hear(JSON.parse(line)); });
  function hear(message) {
    if (message.type === "refused") throw new Error(`refused: ${message.reason} ${message.words}`);
    if (message.type !== "state") return;
    const { view, question, seats } = message;
    const drafting = view.step === "pick";
    const pick = drafting ? (view.round - 1) * 6 + view.pick - 1 : 12;
    saw(seat, { pick, answered: seats.map((s) => !s.asked), over: !drafting, question: drafting ? question : null });
  }
  return socket;
}
