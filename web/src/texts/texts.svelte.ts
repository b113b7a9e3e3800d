import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import commonEn from "../../../src/tablee/texts/en/common.ftl?raw";
import webEn from "../../../src/tablee/texts/en/web.ftl?raw";
import commonFr from "../../../src/tablee/texts/fr/common.ftl?raw";
import webFr from "../../../src/tablee/texts/fr/web.ftl?raw";
import * as api from "../net/api";
import type { ChoiceOut, LineOut } from "../net/messages";
import { settings, type Language } from "../table/settings.svelte";
import { FUNCTIONS } from "./elision";

type Arguments = Record<string, FluentVariable>;
type Both<T> = Record<Language, T>;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const RULE = /^[A-Z]{2}-\w+/;
const SHARED: Both<FluentBundle> = { fr: bundle("fr", commonFr, webFr), en: bundle("en", commonEn, webEn) };
const FILES = import.meta.glob<string>(
  ["../../../src/tablee/texts/*/*.ftl", "!../../../src/tablee/texts/*/{common,terminal,web}.ftl"],
  { query: "?raw", import: "default" },
);

/** The messages of several files; a later one has the last word. */
export function bundle(lang: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle, id: string, values?: Arguments): string | null {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, values ?? null, []) : null;
}

/** A text of the pages, in the language of the moment. */
export function say(id: string, values?: Arguments): string {
  return format(SHARED[settings.lang], id, values) ?? id;
}

/** Names of underscores are written with hyphens in the texts. */
function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** A word of the code as people would read it where no text is written for it. */
function humane(word: string): string {
  return word.replace(/[_-]+/g, " ");
}

/** What people read about one game, with the names of its players: the same texts as the terminal's. */
export class Texts {
  constructor(
    readonly game: string,
    private readonly bundles: Both<FluentBundle>,
    private readonly names: Both<Record<string, string>>,
    private readonly players: string[] = [],
    private readonly reader: number | null = null,
  ) {}

  /** The same texts for the players of a table and one reader. */
  among(players: string[], reader: number | null): Texts {
    return new Texts(this.game, this.bundles, this.names, players, reader);
  }

  has(id: string): boolean {
    return this.bundles[settings.lang].hasMessage(id);
  }

  say(id: string, values?: Arguments): string {
    return this.own(id, values) ?? say(id, values);
  }

  private own(id: string, values?: Arguments): string | null {
    return format(this.bundles[settings.lang], id, values);
  }

  player(seat: number): string {
    return this.players[seat] || say("seat", { number: seat + 1 });
  }

  /** A word of the notation as people say it. */
  word(word: string): string {
    const seat = /^seat_(\d+)$/.exec(word);
    if (seat) return this.player(Number(seat[1]));
    return this.own(`word-${dashed(word)}`) ?? this.names[settings.lang][word] ?? humane(word);
  }

  /** Whether a word has a printed name: it is a component, not a word of the code. */
  isComponent(word: string): boolean {
    return word in this.names[settings.lang] || /^seat_\d+$/.test(word) || this.has(`word-${dashed(word)}`);
  }

  private values(words: string[]): Arguments {
    const number = (word: string): boolean => /^-?\d+$/.test(word);
    return Object.fromEntries(words.map((word, at) => [LETTERS[at] ?? "z", number(word) ? Number(word) : this.word(word)]));
  }

  private told(id: string, words: string[], more: Arguments = {}): string {
    const values = { ...this.values(words), ...more };
    const known = this.own(id, values) ?? format(SHARED[settings.lang], id, values);
    return known ?? [humane(id.slice(id.indexOf("-") + 1)), ...words.map((word) => this.word(word))].join(" ");
  }

  question(name: string): string {
    return this.told(`ask-${dashed(name)}`, []);
  }

  decision(choice: Pick<ChoiceOut, "verb" | "touches">): string {
    return this.told(`do-${dashed(choice.verb)}`, choice.touches);
  }

  /** A kind of decision in a word or two. */
  verb(name: string): string {
    return this.own(`verb-${dashed(name)}`) ?? humane(name);
  }

  /** A decision in words, from its notation. */
  notation(line: string): string {
    const [verb = "", ...touches] = line.split(" ");
    return this.decision({ verb, touches });
  }

  event(line: LineOut): string {
    const mine = line.seat >= 0 && line.seat === this.reader ? "yes" : "no";
    const me = this.reader !== null && line.words.includes(`seat_${this.reader}`) ? "yes" : "no";
    const seat = line.seat >= 0 ? this.player(line.seat) : "";
    return this.told(`event-${dashed(line.name)}`, line.words, { seat, mine, me });
  }

  refusal(reason: string, words: string[]): string {
    return this.told(`why-${dashed(reason)}`, words);
  }

  option(name: string): string {
    return this.told(`option-${dashed(name)}`, []);
  }

  optionHelp(name: string): string {
    return this.own(`option-${dashed(name)}-help`) ?? "";
  }

  optionValue(name: string, value: string): string {
    return this.own(`option-${dashed(name)}-${dashed(value)}`) ?? this.word(value);
  }

  scoreLine(name: string): string {
    return this.told(`score-${dashed(name)}`, []);
  }

  /** The value of a field of a view, in words: `value-step-pick` for one value, `value-caller = { $seat }` for them all, also in the fields within it. */
  value(field: string, value: string, within = ""): string {
    if (value === "") return "–";
    if (value === "true" || value === "false") return say(`board-${value}`);
    const number = /^\d+$/.test(value) ? Number(value) : null;
    const told = { value, seat: number === null ? value : this.player(number) };
    const all = this.own(`value-${dashed(within)}`, told) ?? this.own(`value-${dashed(field)}`, told);
    const one = this.own(`value-${dashed(field)}-${dashed(value)}`) ?? this.own(`option-${dashed(field)}-${dashed(value)}`);
    return one ?? all ?? this.word(value);
  }

  /** The label of a field of a view. */
  field(name: string): string {
    return this.own(`field-${dashed(name)}`) ?? (this.isComponent(name) ? this.word(name) : humane(name));
  }
}

/** Whether a refusal names a rule that can be looked up. */
export function isRule(rule: string | null): rule is string {
  return rule !== null && RULE.test(rule);
}

async function file(lang: Language, game: string): Promise<string> {
  return (await FILES[`../../../src/tablee/texts/${lang}/${game}.ftl`]?.()) ?? "";
}

const loaded = new Map<string, Promise<Texts>>();

async function load(game: string): Promise<Texts> {
  const [fr, en, namesFr, namesEn] = await Promise.all([
    file("fr", game),
    file("en", game),
    api.names(game, "fr"),
    api.names(game, "en"),
  ]);
  const bundles = { fr: bundle("fr", commonFr, webFr, fr), en: bundle("en", commonEn, webEn, en) };
  return new Texts(game, bundles, { fr: namesFr, en: namesEn });
}

/** The texts of a game in both languages, so that switching is instant. */
export function textsOf(game: string): Promise<Texts> {
  const found = loaded.get(game) ?? load(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}
