import { describe, expect, it } from "vitest";
import type { QuestionOut, RoyaumesSauvagesView } from "../../net/messages";
import { cardOf, inOrder } from "./cards";
import { guestsOf, homesOf, legal, lookedAt, refusalOf, written } from "./choices";
import { Choosing } from "./choosing.svelte";
import { pictureOf } from "./decree";
import { SPECIES } from "./figures/species";
import { Happened } from "./happened.svelte";
import { standings, tiedFirst, withOneMore } from "./influence";
import { arcsOf, middle } from "./ring";
import { linesOf, otherLines, sumOf } from "./score";

function asking(ask: string, ...lines: string[]): QuestionOut {
  const choices = lines.map((notation) => {
    const [verb = "", ...touches] = notation.split(" ");
    return { notation, verb, touches };
  });
  return { number: 1, ask, choices };
}

const TURN = asking("act", "claim bee_3 realm_4", "claim bee_3 realm_8", "claim wolf_6 realm_8", "rally", "pass");

describe("what the question allows", () => {
  it("finds the realms for a card and the cards for a realm", () => {
    expect(homesOf(TURN, "bee_3")).toEqual(new Set(["realm_4", "realm_8"]));
    expect(homesOf(TURN, "owl_1")).toEqual(new Set());
    expect(guestsOf(TURN, "realm_8")).toEqual(new Set(["bee_3", "wolf_6"]));
  });

  it("knows a legal decision by its notation", () => {
    expect(legal(TURN, "rally")).toBe("rally");
    expect(legal(TURN, "claim", "wolf_6", "realm_4")).toBeNull();
    expect(legal(null, "pass")).toBeNull();
    expect(written("claim", "wolf_6", "realm_4")).toBe("claim wolf_6 realm_4");
  });

  it("finds the reason that the engine gave for a greyed realm", () => {
    const refused = [{ card: "bee_3", realm: "realm_6", rule: "RS-6.2", reason: "decree-value-ge", words: [] }];
    const view = { me: { refused } } as unknown as RoyaumesSauvagesView;
    expect(refusalOf(view, "bee_3", "realm_6")?.rule).toBe("RS-6.2");
    expect(refusalOf(view, "bee_3", "realm_4")).toBeNull();
  });

  it("ties a decree to the realms whose newest card counts", () => {
    const realm = (name: string, cards: string[], counting: string[] = []): unknown => ({ realm: name, column: cards.map((card) => ({ card })), decree: { counting } });
    const view = { realms: [realm("realm_4", ["bee_1", "owl_2"]), realm("realm_5", ["bee_4"], ["owl_2", "frog_3"]), realm("realm_6", ["frog_3"]), realm("realm_7", ["owl_5"])] } as unknown as RoyaumesSauvagesView;
    expect(lookedAt(view, "realm_5")).toEqual(["realm_4", "realm_6"]);
  });
});

describe("what a player has in mind", () => {
  function table(question: QuestionOut): { choosing: Choosing; sent: string[]; asked: string[] } {
    const sent: string[] = [];
    const asked: string[] = [];
    return { choosing: new Choosing({ question: () => question, act: (line) => sent.push(line), explain: (line) => asked.push(line) }), sent, asked };
  }

  it("claims with a card, a realm, and a last touch", () => {
    const { choosing, sent } = table(TURN);
    choosing.touchCard("bee_3");
    choosing.touchRealm("realm_4");
    expect(choosing.ready).toBe("claim bee_3 realm_4");
    expect(sent).toEqual([]);
    choosing.touchRealm("realm_4");
    expect(sent).toEqual(["claim bee_3 realm_4"]);
  });

  it("begins with the realm just as well", () => {
    const { choosing, asked } = table(TURN);
    choosing.touchRealm("realm_4");
    choosing.touchCard("wolf_6");
    expect(asked).toEqual(["claim wolf_6 realm_4"]);
    choosing.touchCard("bee_3");
    expect(choosing.ready).toBe("claim bee_3 realm_4");
  });

  it("asks why not on a greyed realm, and keeps the card in hand", () => {
    const { choosing, sent, asked } = table(TURN);
    choosing.touchCard("wolf_6");
    choosing.touchRealm("realm_5");
    expect([asked, sent, choosing.held]).toEqual([["claim wolf_6 realm_5"], [], "wolf_6"]);
  });

  it("sends a carried card at once, and nothing if it is let go beside the realms", () => {
    const { choosing, sent } = table(TURN);
    choosing.drop("bee_3", null);
    choosing.drop("bee_3", "realm_8");
    expect(sent).toEqual(["claim bee_3 realm_8"]);
  });

  it("passes only after a second touch", () => {
    const { choosing, sent } = table(TURN);
    choosing.pass();
    expect([choosing.ready, sent]).toEqual(["pass", []]);
    choosing.pass();
    expect(choosing.ready).toBeNull();
  });

  it("discards with one touch, and seals a battle card with two", () => {
    const rallying = table(asking("discard", "discard bee_3", "draw"));
    rallying.choosing.touchCard("bee_3");
    expect(rallying.sent).toEqual(["discard bee_3"]);
    const fighting = table(asking("fight", "fight bee_3", "fight wolf_6"));
    fighting.choosing.touchCard("bee_3");
    fighting.choosing.touchCard("wolf_6");
    expect([fighting.choosing.ready, fighting.sent]).toEqual(["fight wolf_6", []]);
    fighting.choosing.touchCard("wolf_6");
    expect(fighting.sent).toEqual(["fight wolf_6"]);
  });
});

describe("what happened while one did not look", () => {
  const after = (age: number, realm: string | null, step = "act"): RoyaumesSauvagesView =>
    ({ age, step, last_battle: realm === null ? null : { realm, rounds: [] } }) as unknown as RoyaumesSauvagesView;
  const realms = (happened: Happened): string[] => happened.battles.map((battle) => battle.realm);
  const others = (happened: Happened, age: number, ...told: (string | null)[]): void => told.forEach((realm) => happened.follow(after(age, realm), null));

  it("keeps every battle that ended, in order, and each once, until it is read", () => {
    const happened = new Happened();
    others(happened, 1, "realm_4");
    expect(realms(happened)).toEqual([]);
    others(happened, 1, "realm_6", "realm_6", "realm_8");
    expect(realms(happened)).toEqual(["realm_6", "realm_8"]);
    happened.next();
    expect(realms(happened)).toEqual(["realm_8"]);
    happened.forget();
    others(happened, 1, "realm_8");
    expect(realms(happened)).toEqual([]);
  });

  it("is old after one's next turn, but not what that turn brought about", () => {
    const happened = new Happened();
    others(happened, 1, null, "realm_4");
    happened.follow(after(1, "realm_4"), TURN);
    expect(realms(happened)).toEqual(["realm_4"]);
    happened.follow(after(1, "realm_6"), asking("fight", "fight bee_3"));
    expect(realms(happened)).toEqual(["realm_6"]);
    others(happened, 1, "realm_8");
    expect(realms(happened)).toEqual(["realm_6", "realm_8"]);
  });

  it("is old in another age for those who look on", () => {
    const happened = new Happened();
    others(happened, 1, null, "realm_4", "realm_6");
    others(happened, 2, "realm_6", "realm_8");
    expect(realms(happened)).toEqual(["realm_8"]);
  });

  it("forgets a battle that was undone, and tells it when it is fought again", () => {
    const happened = new Happened();
    others(happened, 1, null, "realm_4", "realm_6", "realm_4");
    expect(realms(happened)).toEqual(["realm_4"]);
    others(happened, 1, "realm_6");
    expect(realms(happened)).toEqual(["realm_4", "realm_6"]);
    others(happened, 1, null);
    expect(realms(happened)).toEqual([]);
  });

  it("tells of an age that was counted, unless it was undone or the play is over", () => {
    const happened = new Happened();
    others(happened, 1, null);
    expect(happened.counted).toBeNull();
    others(happened, 2, null);
    expect(happened.counted).toBe(1);
    others(happened, 1, null);
    expect(happened.counted).toBeNull();
    others(happened, 2, null);
    happened.follow(after(3, null, "over"), null);
    expect(happened.counted).toBeNull();
  });
});

describe("pieces", () => {
  it("takes a card apart and keeps a hand in order", () => {
    expect(cardOf("red_panda_3")).toEqual({ species: "red_panda", value: "3" });
    expect(inOrder(["wolf_6", "red_panda_3", "bee_6"])).toEqual(["red_panda_3", "bee_6", "wolf_6"]);
  });

  it("has eight species, each with an outline of its own", () => {
    const outlines = Object.values(SPECIES).map((one) => one.figure.map((layer) => layer.d).join());
    expect(new Set(outlines).size).toBe(8);
  });

  it("draws decrees from their formula, whatever box they come from", () => {
    expect(pictureOf(["value", "one_of", "4", "5"]).clauses).toEqual([{ kind: "values", values: ["4", "5"] }]);
    expect(pictureOf(["value", "at_least", "highest_card"]).clauses).toEqual([{ kind: "sign", subject: "value", sign: "≥", whom: "highest_card" }]);
    const linked = pictureOf(["species", "equal", "every_card", "or", "value", "equal", "every_card"]);
    expect([linked.either, linked.clauses.length]).toEqual([true, 2]);
    const falling = pictureOf(["first", "value", "one_of", "8", "then", "step", "-1", "every_card"]);
    expect(falling.first).toEqual({ kind: "values", values: ["8"] });
    expect(falling.clauses).toEqual([{ kind: "sign", subject: "step", sign: "−1", whom: "every_card" }]);
    expect(pictureOf(["gap", "equal", "1", "any_card"]).clauses).toEqual([{ kind: "sign", subject: "gap", sign: "±1", whom: "any_card" }]);
    expect(pictureOf(["gap", "at_least", "2", "every_card"]).clauses).toEqual([{ kind: "sign", subject: "gap", sign: "≥2", whom: "every_card" }]);
  });
});

describe("influence, ring and score", () => {
  it("ranks those who are there, ties included", () => {
    expect(standings([2, 0, 3, 2]).map((one) => [one.side, one.rank])).toEqual([[2, 1], [0, 2], [3, 2]]);
    expect(tiedFirst([2, 2, 1])).toBe(true);
    expect(tiedFirst([0, 0])).toBe(false);
    expect(withOneMore([1, 2], 0)).toEqual({ side: 0, influence: 2, rank: 1 });
  });

  it("gives each realm a stretch of the ring as long as it is large", () => {
    const arcs = arcsOf([4, 5, 6, 7, 8]);
    expect(middle(arcs[0])).toBeCloseTo(-90);
    expect(arcs.map((arc) => Math.round(arc.to - arc.from))).toEqual([48, 60, 72, 84, 96]);
    expect(arcs.map((arc) => arc.cells.length)).toEqual([4, 5, 6, 7, 8]);
  });

  it("sorts the score sheet by age and realm", () => {
    const sheet = [{ name: "age_1_realm_4", points: [5, 3] }, { name: "age_1_realm_5", points: [3, 6] }, { name: "age_2_realm_4", points: [0, 7] }, { name: "rallies", points: [1, 0] }];
    expect(linesOf(sheet, 1).map((line) => line.realm)).toEqual(["realm_4", "realm_5"]);
    expect(sumOf(linesOf(sheet, 1))).toEqual([8, 9]);
    expect(otherLines(sheet).map((line) => line.name)).toEqual(["rallies"]);
    expect(sumOf(sheet)).toEqual([9, 16]);
  });
});
