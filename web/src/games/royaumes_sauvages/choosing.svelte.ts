import type { QuestionOut } from "../../net/messages";
import { legal, written } from "./choices";

/** The table around the board: what is asked, and where decisions go. */
export interface Around {
  question: () => QuestionOut | null;
  act: (notation: string) => void;
  explain: (notation: string) => void;
}

/** What a player has in mind before anything is sent: a card, a realm, or to pass. */
export class Choosing {
  held = $state<string | null>(null);
  realm = $state<string | null>(null);
  passing = $state(false);

  constructor(private readonly around: Around) {}

  /** The decision that is complete and legal, and waits for a last touch. */
  get ready(): string | null {
    const question = this.around.question();
    if (this.passing) return legal(question, "pass");
    if (this.held === null) return null;
    if (question?.ask === "fight") return legal(question, "fight", this.held);
    return this.realm === null ? null : legal(question, "claim", this.held, this.realm);
  }

  forget(): void {
    this.held = null;
    this.realm = null;
    this.passing = false;
  }

  touchCard(card: string): void {
    const ask = this.around.question()?.ask;
    this.passing = false;
    if (ask === "act") this.takeForRealm(card);
    else if (ask === "fight") this.takeForBattle(card);
    else if (ask !== undefined) this.send("discard", card);
  }

  private takeForRealm(card: string): void {
    const question = this.around.question();
    if (this.held === card) return this.forget();
    const waits = this.realm !== null;
    if (this.held === null && this.realm !== null && legal(question, "claim", card, this.realm) === null) return this.around.explain(written("claim", card, this.realm));
    this.held = card;
    if (waits && legal(question, "claim", card, this.realm ?? "") === null) this.realm = null;
  }

  private takeForBattle(card: string): void {
    if (this.held === card) this.send("fight", card);
    else this.held = card;
  }

  touchRealm(realm: string): void {
    this.passing = false;
    if (this.held === null) this.realm = this.realm === realm ? null : realm;
    else if (legal(this.around.question(), "claim", this.held, realm) === null) this.refuse(realm);
    else if (this.realm === realm) this.send("claim", this.held, realm);
    else this.realm = realm;
  }

  private refuse(realm: string): void {
    this.realm = null;
    if (this.held !== null) this.around.explain(written("claim", this.held, realm));
  }

  /** A card was carried to a realm, or let go beside all of them. */
  drop(card: string, realm: string | null): void {
    if (realm !== null) this.send("claim", card, realm);
    this.forget();
  }

  pass(): void {
    const was = this.passing;
    this.forget();
    this.passing = !was;
  }

  /** Sends a decision if it is legal, and asks why not otherwise. */
  send(verb: string, ...touches: string[]): void {
    const notation = written(verb, ...touches);
    if (legal(this.around.question(), verb, ...touches) === null) this.around.explain(notation);
    else this.around.act(notation);
  }
}
