// Written by `python -m tablee.server.typescript` from the Python types. Do not edit.

/** The whole table as one viewer may know it, with the lines of its log and chat since those it has seen. */
export interface State {
  type: "state";
  game: string;
  options: Record<string, string>;
  started: boolean;
  over: boolean;
  viewer: number | null;
  seats: SeatOut[];
  commitment: string;
  seed: string | null;
  version: number;
  lines: LineOut[];
  sayings: SayingOut[];
  view: unknown | null;
  question: QuestionOut | null;
  can_take_back: boolean;
  provisional: boolean;
  undo: UndoOut | null;
  rematch: string | null;
  clocks: number[] | null;
}

/** Who sits at a seat, and whether an answer is awaited from it. */
export interface SeatOut {
  seat: number;
  name: string;
  avatar: string;
  bot: string | null;
  person: boolean;
  asked: boolean;
}

/** A line of the viewer's own log: a name to look up in the texts and what it speaks of. */
export interface LineOut {
  number: number;
  name: string;
  seat: number;
  words: string[];
}

/** Something said in the chat. */
export interface SayingOut {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** What a seat is asked: its number for the answer, a name to look up in the texts, what may be chosen. */
export interface QuestionOut {
  number: number;
  ask: string;
  choices: ChoiceOut[];
}

/** A legal decision: its notation, and the verb and the components that it touches. */
export interface ChoiceOut {
  notation: string;
  verb: string;
  touches: string[];
}

/** A request to go back that waits for everybody's consent. */
export interface UndoOut {
  seat: number;
  agreed: number[];
}

/** A command was carried out and stored. `reference` is the client's own number for it. */
export interface Accepted {
  type: "accepted";
  reference: number;
}

/** A command was not carried out: the rule, the reason to look up, and what would be accepted. */
export interface Refused {
  type: "refused";
  reference: number;
  rule: string;
  reason: string;
  words: string[];
  allowed: string[];
}

/** Why a decision is not allowed now; no rule means that it is. */
export interface Explained {
  type: "explained";
  reference: number;
  decision: string;
  rule: string | null;
  reason: string | null;
  words: string[];
}

/** What a bot would do at this seat. */
export interface Hinted {
  type: "hinted";
  reference: number;
  decision: string;
}

/** How the table looked to this viewer when it was told a line of its log. */
export interface Moment {
  type: "moment";
  reference: number;
  line: number;
  view: unknown;
}

/** Which seats have somebody connected, and how many look on. */
export interface Present {
  type: "present";
  seats: number[];
  onlookers: number;
}

/** A seat changed its drawing, for all to see: it keeps its first strokes, and draws these after them. */
export interface Drawn {
  type: "drawn";
  seat: number;
  kept: number;
  strokes: string[];
  look: string;
}

export type AnyMessage = State | Accepted | Refused | Explained | Hinted | Moment | Present | Drawn;

/** First of all: the links held (several seats of one table on a shared screen), and what was seen before. */
export interface Hello {
  type: "hello";
  reference: number;
  tokens: string[];
  seen?: number[];
  heard?: number;
}

/** Ask whether the table still hears: a phone that changed networks holds a connection that leads nowhere. */
export interface Ping {
  type: "ping";
  reference: number;
}

/** Change the name or avatar of one's seat. */
export interface Sit {
  type: "sit";
  reference: number;
  seat: number;
  name: string;
  avatar?: string;
}

/** Answer the open question of a seat. */
export interface Answer {
  type: "answer";
  reference: number;
  seat: number;
  question: number;
  decision: string;
}

/** Take back the last decision of a seat, or everything since something was revealed. */
export interface TakeBack {
  type: "take_back";
  reference: number;
  seat: number;
  everything?: boolean;
}

/** Show a provisional turn to the others. */
export interface Confirm {
  type: "confirm";
  reference: number;
  seat: number;
}

/** Ask why a decision is not allowed. */
export interface Why {
  type: "why";
  reference: number;
  seat: number;
  decision: string;
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  reference: number;
  seat: number;
}

/** Look at a past moment: a line of one's own log. */
export interface Look {
  type: "look";
  reference: number;
  seat: number | null;
  line: number;
}

/** Ask everybody to go back to a line of one's own log. */
export interface AskUndo {
  type: "ask_undo";
  reference: number;
  seat: number;
  line: number;
}

/** Agree to going back, or not. */
export interface AnswerUndo {
  type: "answer_undo";
  reference: number;
  seat: number;
  agreed: boolean;
}

/** Let a bot play for one's seat. */
export interface HandOver {
  type: "hand_over";
  reference: number;
  seat: number;
  bot: string;
}

/** Play again instead of the bot. */
export interface GiveBack {
  type: "give_back";
  reference: number;
  seat: number;
}

/** Say something to everybody; an onlooker gives a name. */
export interface Say {
  type: "say";
  reference: number;
  seat: number | null;
  text: string;
  name?: string;
}

/** Change the drawing of one's seat: keep its first strokes, and draw these after them. */
export interface Draw {
  type: "draw";
  reference: number;
  seat: number;
  kept: number;
  strokes: string[];
  look: string;
}

export type AnyCommand = Hello | Ping | Sit | Answer | TakeBack | Confirm | Why | Hint | Look | AskUndo | AnswerUndo | HandOver | GiveBack | Say | Draw;

/** What the host chooses besides the options of the game. */
export interface TableSettings {
  confirm_turns?: boolean;
  bank?: number | null;
  increment?: number;
  window?: [number, number] | null;
  absent_after?: number | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  settings?: TableSettings;
}

/** A new table and its links: the host's own, one to join by, one for onlookers; only those that are yours to have. */
export interface Made {
  table: string;
  host: string | null;
  join: string | null;
  onlooker: string;
}

/** Sit down: at a given seat, or at the first free one. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  avatar?: string;
}

/** The seat that was taken, and the link that is its key. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** Let a bot sit down. */
export interface SeatBot {
  seat: number;
  bot: string;
}

/** A decision for the open question; without its number, for whichever is open now. */
export interface AnswerBody {
  decision: string;
  question?: number | null;
}

/** A decision to ask about. */
export interface WhyBody {
  decision: string;
}

/** One decision, or everything since something was revealed. */
export interface TakeBackBody {
  everything?: boolean;
}

/** Something to say. */
export interface SayBody {
  text: string;
  name?: string;
}

/** Strokes to draw after those that are kept, and the look of my parts. */
export interface DrawBody {
  kept: number;
  strokes: string[];
  look?: string;
}

/** The line of one's own log to play on from. */
export interface ForkBody {
  line: number;
}

/** A record to verify. */
export interface RecordBody {
  record: string;
}

/** The bot that shall play; the host also says for which seat. */
export interface HandOverBody {
  bot: string;
  seat?: number | null;
}

/** The line of one's own log to go back to. */
export interface UndoBody {
  line: number;
}

/** Whether one agrees to going back. */
export interface UndoAnswerBody {
  agreed: boolean;
}

/** A legal decision: what to send, and what it means. */
export interface DecisionOut {
  notation: string;
  text: string;
}

/** My open question and everything that I may decide; without a number, I am not asked. */
export interface DecisionsOut {
  number: number | null;
  ask: string;
  decisions: DecisionOut[];
}

/** An option of a game. */
export interface OptionOut {
  name: string;
  values: string[];
  default: string;
  per_seat: boolean;
}

/** A game that can be played here. */
export interface GameOut {
  name: string;
  title: Record<string, string>;
  tagline: Record<string, string>;
  fewest: number;
  most: number;
  edition: string;
  options: OptionOut[];
  bots: string[];
}

/** What came of verifying a record. */
export interface Verified {
  good: boolean;
  message: string;
  decisions: number;
  points: number[] | null;
}

/** Whether the service works. */
export interface Health {
  status: string;
}

/** Why something was not done: the rule, the reason to look up in the texts, and what would be accepted. */
export interface Problem {
  rule: string;
  reason: string;
  words: string[];
  allowed: string[];
  message: string;
}

/** One moment of Mon Royaume as one seat, or an onlooker, may know it. */
export interface MonRoyaumeView {
  game: string;
  level: string;
  advanced_bard: boolean;
  caller: number;
  step: string;
  round: number;
  pick: number;
  passes_to: string;
  to_act: number[];
  removed: string[];
  stack: number;
  supply: number;
  adventures: MonRoyaumeAdventureView[];
  seats: MonRoyaumeSeatView[];
  bard_cards: string[];
  me: MonRoyaumeOwnView | null;
  sheet: MonRoyaumeScoreLineView[] | null;
  points: number[] | null;
  places: number[] | null;
}

/** An adventure card of the round: what it wants, and the seats that would gain (or give) now. */
export interface MonRoyaumeAdventureView {
  adventure: string;
  type: string;
  wants: string[];
  resolved: boolean;
  gains: number[];
}

/** What everybody may know of a seat; its kingdom only once all are revealed, or to its owner. */
export interface MonRoyaumeSeatView {
  seat: number;
  age: string;
  tiles: string[];
  tales: MonRoyaumeTaleView[];
  tokens: number;
  token_kinds: Record<string, number> | null;
  transferred: Record<string, number>;
  markers: number;
  answered: boolean;
  kingdom: MonRoyaumeSlotView[] | null;
  kingdom_points: number | null;
}

/** A tale card: its elements and which of them its owner has in front, or in the finished kingdom. */
export interface MonRoyaumeTaleView {
  tale: string;
  type: string;
  elements: string[];
  bonus: string[];
  present: string[];
  kept: boolean;
}

/** A slot of a pyramid: its tile, or nothing, and whether it lies bard side up. */
export interface MonRoyaumeSlotView {
  slot: string;
  tile: string | null;
  bard: boolean;
}

/** What only this seat may know: its hand, its sealed choice, and the hands that it passed on. */
export interface MonRoyaumeOwnView {
  seat: number;
  hand: string[];
  chosen: string | null;
  remembered: MonRoyaumeHandView[];
  left_to_place: string[];
}

/** A hand that this seat has seen and where it is now: what it remembers (chapter 7). */
export interface MonRoyaumeHandView {
  holder: number;
  tiles: string[];
}

/** One line of the score sheet. */
export interface MonRoyaumeScoreLineView {
  name: string;
  points: number[];
}

/** One moment of Tales of Glory as one seat, or an onlooker, may know it. */
export interface TalesOfGloryView {
  game: string;
  quests: boolean;
  play_order: string;
  quest_gains: string;
  step: string;
  round: number;
  rounds: number;
  to_act: number[];
  holder: number;
  order: number[];
  board: TalesOfGlorySlotView[];
  piles: number[];
  discard: string[];
  removed: number;
  removed_tiles: string[] | null;
  swept_each_round: number;
  majorities: Record<string, number[]>;
  seats: TalesOfGlorySeatView[];
  me: TalesOfGloryOwnView | null;
  sheet: TalesOfGloryScoreLineView[] | null;
  points: number[] | null;
  places: number[] | null;
}

/** A slot of the board, its tile, and what the tile would mean for the seat that looks. */
export interface TalesOfGlorySlotView {
  slot: number;
  wild: boolean;
  tile: string | null;
  verdict: TalesOfGloryVerdictView | null;
}

/** What a tile would cost this seat now, where it would fit, and why it could not be played, if so. */
export interface TalesOfGloryVerdictView {
  coins: number;
  potions: number;
  missing: number;
  surcharge: number;
  payable: boolean;
  squares: string[];
  why_not: TalesOfGloryWhyView | null;
}

/** Why something could not be done: the rule, the reason to look up in the texts, and what it speaks of. */
export interface TalesOfGloryWhyView {
  rule: string;
  reason: string;
  words: string[];
}

/** What everybody may know of a seat; in a simultaneous step 2 as it was before, except to its owner. */
export interface TalesOfGlorySeatView {
  seat: number;
  prestige: number;
  coins: number;
  potions: number;
  combat: number;
  magic: number;
  area: TalesOfGloryAreaTileView[];
  types: Record<string, number>;
  keys: number;
  quests: number;
  card: number | null;
  taken: string | null;
  taken_from: number | null;
  placing: string | null;
  answered: boolean;
}

/** A tile in an area, which of its chests are open, and what it brings at the end as things stand. */
export interface TalesOfGloryAreaTileView {
  tile: string;
  x: number;
  y: number;
  chests: boolean[];
  end_gain: number;
}

/** What only this seat may know: its sealed card, its quests, and what a placement would bring or why it cannot be. */
export interface TalesOfGloryOwnView {
  seat: number;
  card: number | null;
  quests: TalesOfGloryQuestView[];
  put_back: string | null;
  taken: TalesOfGloryVerdictView | null;
  gained_token: boolean;
  placements: TalesOfGloryPlacementView[];
  misfits: TalesOfGloryMisfitView[];
}

/** A quest in hand, what it would cost now, and where it would fit. */
export interface TalesOfGloryQuestView {
  tile: string;
  verdict: TalesOfGloryVerdictView;
}

/** A tile on a square: the sides that connect, those that make a key, and what comes in, counted before any key. */
export interface TalesOfGloryPlacementView {
  tile: string;
  square: string;
  connections: string[];
  keys: string[];
  gains: Record<string, number>;
  end_gain: number;
}

/** A tile on a square beside the area where it may not lie, and why. */
export interface TalesOfGloryMisfitView {
  tile: string;
  square: string;
  why_not: TalesOfGloryWhyView;
}

/** One line of the score sheet. */
export interface TalesOfGloryScoreLineView {
  name: string;
  points: number[];
}

/** One moment of Les Royaumes Sauvages as one seat, or an onlooker, may know it. */
export interface RoyaumesSauvagesView {
  game: string;
  level: string | null;
  peace_treaty: boolean;
  rally_limit: number;
  age: number;
  step: string;
  to_act: number[];
  first: number;
  turn: number;
  out: number[];
  rally_open: boolean;
  rallies_in_a_row: number;
  deck: number;
  discards: string[];
  reserve: number;
  used_decrees: string[];
  bonus: string[];
  realms: RoyaumesSauvagesRealmView[];
  sides: RoyaumesSauvagesSideView[];
  battle: RoyaumesSauvagesBattleView | null;
  last_battle: RoyaumesSauvagesBattleView | null;
  battles_won: number;
  battles_lost: number;
  me: RoyaumesSauvagesOwnView | null;
  sheet: RoyaumesSauvagesScoreLineView[];
  points: number[] | null;
  places: number[] | null;
}

/** A realm: its column is also its territories in the order in which they were taken, the capital last. */
export interface RoyaumesSauvagesRealmView {
  realm: string;
  size: number;
  open: boolean;
  decree: RoyaumesSauvagesDecreeView;
  column: RoyaumesSauvagesCardView[];
  capital: number | null;
  council: number[];
  influence: number[];
  tiles: number[];
  tile: number;
}

/** A decree: its kind (RS-6.1), its sentence in both languages, the same as a formula for its picture, and the cards that count for it now. */
export interface RoyaumesSauvagesDecreeView {
  decree: string;
  category: string;
  text_fr: string;
  text_en: string;
  formula: string[];
  counting: string[];
}

/** A card of a column, the side whose cube came with it, and when: the lower `order` came first in this age. */
export interface RoyaumesSauvagesCardView {
  card: string;
  side: number;
  order: number;
}

/** What everybody may know of a side. `hand` is open in the solo mode only; `ages_first` says of which ages it holds the First-to-Pass tile, `tiles` which ones they are, once they are turned over. */
export interface RoyaumesSauvagesSideView {
  side: number;
  colour: string;
  points: number;
  supply: number;
  tokens: number;
  out: boolean;
  cards: number;
  hand: string[] | null;
  answered: boolean;
  ages_first: number[];
  tiles: RoyaumesSauvagesTileView[] | null;
}

/** A First-to-Pass tile and the age in which it was taken. */
export interface RoyaumesSauvagesTileView {
  tile: string;
  points: number;
  age: number;
}

/** A battle, fought now or to its end: who fights, who has not lost, and the cards shown round by round. */
export interface RoyaumesSauvagesBattleView {
  realm: string;
  points: number;
  fighters: number[];
  still_in: number[];
  rounds: RoyaumesSauvagesBattleCardView[][];
}

/** A card shown in a battle and what it came to with its tokens. */
export interface RoyaumesSauvagesBattleCardView {
  side: number;
  card: string;
  tokens: number;
  strength: number;
}

/** What only this seat may know: its hand, its secret First-to-Pass tiles, its sealed battle card, and where its cards may not go while it is its turn. */
export interface RoyaumesSauvagesOwnView {
  seat: number;
  hand: string[];
  tiles: RoyaumesSauvagesTileView[];
  sealed: string | null;
  refused: RoyaumesSauvagesRefusedView[];
}

/** A card of the hand that cannot go to a realm now: the rule and the reason, as a refusal would name them. */
export interface RoyaumesSauvagesRefusedView {
  card: string;
  realm: string;
  rule: string;
  reason: string;
  words: string[];
}

/** One line of the score sheet, for every side. */
export interface RoyaumesSauvagesScoreLineView {
  name: string;
  points: number[];
}

/** One moment of Oh mon château as one seat, or an onlooker, may know it. */
export interface OhMonChateauView {
  game: string;
  version: string;
  board: string;
  me: number | null;
  step: string;
  to_act: number[];
  turn: number;
  first: number;
  active: number;
  builder: number;
  line: string | null;
  dice: OhMonChateauDieView[];
  dagobert: string | null;
  pile: number;
  display: string[];
  unseen: string[];
  effect: OhMonChateauEffectView | null;
  seats: OhMonChateauSeatView[];
  sun: number | null;
  finisher: number | null;
  unfinished: boolean;
  sheet: OhMonChateauScoreLineView[] | null;
  points: number[] | null;
  places: number[] | null;
}

/** A die as it lies since the last roll, and whether the active player is through with it. */
export interface OhMonChateauDieView {
  die: string;
  face: string | null;
  used: boolean;
}

/** The lightning guest at work: what is still to come, and the token in the Magician's hand. */
export interface OhMonChateauEffectView {
  guest: string;
  left: number;
  residents: number;
  lifted: string | null;
  moved: string | null;
}

/** What may be known of a seat; its guests are None while they lie face down for this viewer. */
export interface OhMonChateauSeatView {
  seat: number;
  sheet: string;
  reserve: number;
  cells: OhMonChateauCellView[];
  lines: OhMonChateauLineView[];
  towers: OhMonChateauPartView[];
  walls: OhMonChateauPartView[];
  floors: OhMonChateauPartView[];
  flags: OhMonChateauPartView[];
  parts: number;
  residents: number;
  sun: boolean;
  cloud: boolean;
  extra_clouds: number;
  guest_count: number;
  guests: OhMonChateauGuestView[] | null;
  through: boolean;
  score: OhMonChateauScoreView;
}

/** A cell of a board. */
export interface OhMonChateauCellView {
  cell: string;
  resource: string;
  token: boolean;
}

/** A line: what it builds, how many tokens are missing, and whether its result is possible now. */
export interface OhMonChateauLineView {
  line: string;
  kind: string;
  value: number;
  cells: string[];
  missing: number;
  possible: boolean;
  counts: boolean;
  crosses: string[];
}

/** A tower, wall, floor or flag spot of a castle: drawn or not, and its value if it has one. */
export interface OhMonChateauPartView {
  part: string;
  drawn: boolean;
  value: number;
}

/** A guest beside a castle and what it is worth there now. */
export interface OhMonChateauGuestView {
  guest: string;
  points: number;
}

/** The banner of a castle as it stands; guests that lie face down are left out for the others. */
export interface OhMonChateauScoreView {
  towers: number;
  sky: number;
  residents: number;
  flags: number;
  guests: number | null;
  total: number;
}

/** One line of the score sheet. */
export interface OhMonChateauScoreLineView {
  name: string;
  points: number[];
}

/** One moment of Realm of Wonder as one seat, or an onlooker, may know it. */
export interface RealmOfWonderRealmView {
  game: string;
  quest: string;
  quest_wanted: number;
  round: number;
  round_limit: number | null;
  stage: number;
  step: string;
  to_act: number[];
  middle: string;
  castle: string;
  passages: string[][];
  towers: RealmOfWonderTowerView[];
  forts: RealmOfWonderFortView[];
  seats: RealmOfWonderSeatView[];
  rolled: string | null;
  turned: string[];
  spell: RealmOfWonderSpellView | null;
  turn: RealmOfWonderTurnView | null;
  battle: RealmOfWonderBattleView | null;
  chest: number;
  magic_pile: number;
  movement_pile: number;
  discards: string[];
  magic_gone: Record<string, number>;
  tiles_gone: Record<string, number>;
  bonus_tokens: number;
  me: RealmOfWonderOwnView | null;
  winner: number | null;
  ranking: number[] | null;
}

/** A tower: `closed`, `empty`, or the face-up monster on it. */
export interface RealmOfWonderTowerView {
  space: string;
  tile: string;
}

/** A fort and its height. */
export interface RealmOfWonderFortView {
  space: string;
  seat: number;
  height: number;
}

/** What everybody may know of a seat. */
export interface RealmOfWonderSeatView {
  seat: number;
  character: string;
  region: string;
  home: string;
  place: string;
  magic_points: number;
  income: number;
  supply: number;
  power: string;
  power_ready: boolean;
  winged_shoes: number;
  strong_arms: number;
  kept: Record<string, number>;
  magic_cards: number;
  movement_cards: number;
  victory_token: boolean;
  quest_progress: number;
  quest_fulfilled: boolean;
  pages: string[];
  battles_won: number;
  can_win: boolean;
  castle_way: number;
  answered: boolean;
  card: string | null;
  speed: number | null;
  plus: number;
  minus: number;
  balloon: boolean;
  casts: boolean;
  moves: boolean;
}

/** The spell being played: what was declared, and the stack from the bottom up. */
export interface RealmOfWonderSpellView {
  card: string;
  choices: string[];
  stack: RealmOfWonderStackView[];
}

/** A card on the stack and who played it. */
export interface RealmOfWonderStackView {
  seat: number;
  card: string;
}

/** The turn under way. `reach` includes what the extra point would bring, if it can still be bought. */
export interface RealmOfWonderTurnView {
  mover: number;
  points: number;
  extra_bought: boolean;
  card_bought: boolean;
  fist: boolean;
  vulture: string | null;
  trail: string[];
  goal: string | null;
  reach: RealmOfWonderReachView[];
}

/** A space within reach of the mover on foot: its cost, the space before it, and whether the way stops there. */
export interface RealmOfWonderReachView {
  space: string;
  cost: number;
  before: string;
  stops: boolean;
}

/** The battle under way, or the last one; dice as faces, the violet 2 as `2!`. */
export interface RealmOfWonderBattleView {
  under_way: boolean;
  attacker: number;
  defender: number | null;
  monster: string | null;
  space: string;
  attack_muscles: number;
  defence_muscles: number;
  attack_dice: string[];
  defence_dice: string[];
  attack_total: number | null;
  defence_total: number | null;
  loser: number | null;
}

/** What only this seat may know. */
export interface RealmOfWonderOwnView {
  seat: number;
  hand: string[];
  chosen: string | null;
  magic: Record<string, number>;
  chest: string[];
  remembered: RealmOfWonderMemoryView[];
}

/** Cards of a chest that this seat passed on, and the seats that may still have them, one each. */
export interface RealmOfWonderMemoryView {
  seats: number[];
  cards: string[];
}

/** The view of every game, by its name: the `view` of a State. */
export interface Views {
  mon_royaume: MonRoyaumeView;
  tales_of_glory: TalesOfGloryView;
  royaumes_sauvages: RoyaumesSauvagesView;
  oh_mon_chateau: OhMonChateauView;
  realm_of_wonder: RealmOfWonderRealmView;
}
