// The draft of Mon Royaume at its first level, for boardgame.io: four seats, two rounds of seven tiles, six picks each,
// secret and simultaneous; hands go left, then right. The same decisions as on the table service, and nothing else.
const HAND = 7;
const PICKS = 6;

function deal(G, random) {
  if (G.stack.length === 0) G.stack = random.Shuffle([...Array(56).keys()]);
  for (let seat = 0; seat < 4; seat++) G.hands[seat] = G.stack.splice(0, HAND);
}

function reveal(G, random) {
  for (let seat = 0; seat < 4; seat++) {
    G.fronts[seat].push(G.hands[seat].splice(G.chosen[seat], 1)[0]);
    G.answered[seat] = false;
  }
  G.pick += 1;
  if (G.pick === PICKS) deal(G, random);
  else if (G.pick < 2 * PICKS) {
    const step = G.pick < PICKS ? 3 : 1;
    G.hands = G.hands.map((_, seat) => G.hands[(seat + step) % 4]);
  }
}

const Draft = {
  name: "draft",
  setup: ({ random }) => {
    const G = { stack: [], hands: [[], [], [], []], fronts: [[], [], [], []], chosen: [0, 0, 0, 0],
      answered: [false, false, false, false], pick: 0 };
    deal(G, random);
    return G;
  },
  turn: { activePlayers: { all: "choosing" }, stages: { choosing: { moves: {
    choose: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G, playerID, random }, place) => {
        const seat = Number(playerID);
        if (G.answered[seat] || !(place in G.hands[seat])) return "INVALID_MOVE";
        G.chosen[seat] = place;
        G.answered[seat] = true;
        if (G.answered.every(Boolean)) reveal(G, random);
      },
    },
  } } } },
  endIf: ({ G }) => (G.pick === 2 * PICKS ? { over: true } : undefined),
  playerView: ({ G, playerID }) => ({
    fronts: G.fronts, answered: G.answered, pick: G.pick, stack: G.stack.length,
    hand: playerID === null ? [] : G.hands[Number(playerID)],
  }),
};

module.exports = { Draft, HAND, PICKS };
