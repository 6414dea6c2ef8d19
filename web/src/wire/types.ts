/** The wire `lomber/1` as docs/protocol.md has it. Fields that hold their default are left out by the server. */

import type { Position } from "../table/position";

export type Value = string | number | boolean | null | Value[];
export type Level = string;

export interface Message {
  key: string;
  words?: Record<string, unknown>;
}

export interface Zone {
  name: string;
  kind: string;
  cards?: string[];
  seat?: number;
  owners?: number[];
  marks?: string[];
}

export interface Seat {
  seat: number;
  place?: string;
  side?: number;
  marks?: string[];
  counts?: Record<string, number>;
}

export interface Choice {
  move: number;
  text: string;
  says: Message;
  card?: string;
  zone?: string;
  aside?: boolean;
  forbidden?: string;
}

export interface Entry {
  hand: number;
  column: number;
  place: string;
  amount: number;
  reason: string;
  rule: string;
  words?: Record<string, unknown>;
  struck?: boolean;
  /** Whose figure it is, where partners change and a side's column goes from hand to hand; else the column's. */
  seats?: number[];
}

export interface Column {
  seats: number[];
  label?: string;
  totals?: Record<string, number>;
}

export interface Sheet {
  drawing: string;
  columns: Column[];
  entries?: Entry[];
  notes?: Record<string, number>;
}

/** Cards that are chosen together, in any order; `ends[n]`: what may be done with n of them picked. */
export interface Picks {
  cards: Choice[];
  ends: Choice[][];
  /** So many are the whole gesture. */
  whole?: number;
}

export interface Scene {
  seat: number;
  phase: string;
  hand: number;
  prompt: Message;
  seats: Seat[];
  zones: Zone[];
  choices: Choice[];
  sheet: Sheet;
  facts?: Message[];
  over?: boolean;
  scores?: number[];
  drawing?: Record<string, unknown>;
  picks?: Picks;
}

export interface DealStep {
  event: "deal";
  deal: string;
  piles: Record<string, string>;
}

export interface MoveStep {
  event: "move";
  seat: number;
  moves: string[];
  says: Message[];
}

export type Step = DealStep | MoveStep;

export interface Place {
  seat: number;
  who: "person" | "bot" | "open";
  name: string;
  name_key: string;
  level: Level;
  here: boolean;
  away: boolean;
  you: boolean;
}

export type TableState = "waiting" | "playing" | "between" | "over";

export interface TableInfo {
  table: string;
  game: string;
  preset: string;
  family: string;
  options: Record<string, Value>;
  state: TableState;
  seat: number;
  seats: Place[];
  watchers: number;
  listed: boolean;
  invite: string;
  may: string[];
  awaits_next: number[];
  may_stand_in: number[];
  clock: Clock | null;
  talk: "free" | "phrases" | "none";
  rated: boolean;
  tournament?: string;
  daily?: string;
  /** It began with a described position: whoever opened it laid the cards out. */
  start?: boolean;
}

/** What a position of a game has under a name, and within which bounds. */
export interface PositionPart {
  name: string;
  kind: "number" | "word" | "flag" | "numbers" | "words" | "table" | "entries" | "value";
  low: number | null;
  high: number | null;
  words: string[];
  size: number;
}

/** A position that can be: described whole, its parts, and how it is seen. */
export interface CheckedPosition {
  start: Position;
  parts: PositionPart[];
  seats: number;
  actors: number[];
  deal: string;
  over: boolean;
  scene: Scene | null;
  /** Why it cannot be; then the rest is empty. */
  refused: Mistake | null;
}

/** What each move is worth to the seat to move with all cards open, the best first; none where it is too far. */
export interface SolvedPosition {
  seat: number;
  moves: { text: string; says: Message; score: number }[];
}

/** A member in a game's list. */
export interface RatedLine {
  person: string;
  name: string;
  rating: number;
  matches: number;
  you: boolean;
}

/** A card as it is printed: `-1` where a number does not apply; a text is paragraphs of words and entries of the glossary. */
export interface PrintedCard {
  id: string;
  name: string;
  type: string;
  elements: string[];
  classes: string[];
  kind: string;
  cost: number;
  strike: number;
  lives: number;
  rarity: string;
  reserve: string;
  text: [string, string][][];
}

export interface CardSet {
  set: string;
  name: string;
  lang: string;
  cards: PrintedCard[];
  decks: { id: string; name: string; plan: string; hero: string; cards: Record<string, number> }[];
}

export interface DeckFault {
  code: string;
  card: string;
  rule: string;
}

export interface Clock {
  each: "move" | "match" | "post";
  seconds: number;
  increment?: number;
}

export interface ClockFace {
  seat: number;
  left: number;
  runs: boolean;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

export interface TableLine {
  table: string;
  game: string;
  preset: string;
  seats: Place[];
  state: TableState;
  free: number[];
  seat: number;
  rated: boolean;
  my_move: boolean;
  /** By correspondence: when my time runs out, in milliseconds since 1970; else 0. */
  until: number;
}

/** What somebody made of a deal of the day; `share` of the others whom he has outdone, exactly: `1/2`. */
export interface DailyResult {
  name: string;
  score: number;
  share: string;
  you: boolean;
}

export interface DailyLine {
  game: string;
  preset: string;
  state: "new" | "playing" | "over";
  table: string;
  played: number;
  results: DailyResult[];
}

export interface Daily {
  day: string;
  until: number;
  past: boolean;
  games: DailyLine[];
}

export interface MatchPlayer {
  seat: number;
  person: string;
  name: string;
  name_key: string;
  score: number;
  place: number;
  you: boolean;
}

/** A match that is over, as the library has it. */
export interface MatchLine {
  table: string;
  game: string;
  preset: string;
  ended: number;
  rated: boolean;
  hands: number;
  players: MatchPlayer[];
  themes: { hand: number; contracts: Message[]; results: Message[] }[];
}

export interface ThemeLine {
  theme: string;
  times: number;
  says: Message;
}

export interface GameTally {
  game: string;
  matches: number;
  won: number;
  alone: { table: string; ended: number; score: number }[];
  rating: number | null;
  history: { table: string; at: number; rating: number }[];
}

export interface PlayerPage {
  person: string;
  name: string;
  you: boolean;
  games: GameTally[];
  records: MatchLine[];
}

export interface GameEntry {
  id: string;
  family: string;
  shelf: string;
  seats: number;
  presets: string[];
  levels: Level[];
}

export interface Field {
  name: string;
  kind: "bool" | "int" | "choice" | "text" | "list";
  default: Value;
  doc: string;
  rule: string;
  choices: Value[];
  low: number | null;
  high: number | null;
  optional: boolean;
}

export interface GameForm extends GameEntry {
  fixed: Record<string, Value>;
  fields: Field[];
  forms: Record<string, Record<string, Value>>;
}

export interface Me {
  person: string;
  name: string;
  lang: string;
  csrf: string;
  member: boolean;
  login: string;
  version: string;
  compiled: boolean;
}

export interface SessionLine {
  id: string;
  made: number;
  seen: number;
  agent: string;
  here: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  invite: string;
}

export interface Mistake {
  key: string;
  words: Record<string, unknown>;
  rule: string;
  text: string;
}

export interface Hint {
  seq: number;
  move: number;
  text: string;
  says: Message;
  advice: string;
  figures?: Record<string, Value>;
}

export interface ReplayFrame {
  steps: Step[];
  scene: Scene;
  event: number;
}

export interface ReplayHand {
  table: string;
  game: string;
  preset: string;
  family: string;
  options: Record<string, Value>;
  seats: Place[];
  hand: number;
  hands: number;
  over: boolean;
  seat: number;
  eyes: number[];
  frames: ReplayFrame[];
}

/** A problem as it is told before anybody tries it. */
export interface ProblemLine {
  id: string;
  game: string;
  preset: string;
  family: string;
  seats: number;
  /** The seats the reader plays; the table is seen from the first. */
  yours: number[];
  level: number;
  goal: Message;
  title: string;
  text: string;
  source: string;
}

/** A move and how it stands after it; `seat` -1: nobody has moved. */
export interface TriedFrame {
  seat: number;
  move: string;
  says: Message;
  scene: Scene;
}

export interface TriedProblem {
  id: string;
  moves: string[];
  frames: TriedFrame[];
  over: boolean;
  worth: number;
  /** Whether the goal can still be reached, or has been. */
  kept: boolean;
  hint: string;
  idea: Record<string, string>;
}

export interface FairInfo {
  dealt: { hand: number; commitment: string; added: Record<string, string>; roots: string[] } | null;
  next: { hand: number; commitment: string } | null;
}

export type BookSays = Omit<Hint, "seq"> & { seat: number };

export type FromServer =
  | ({ type: "hello" } & { lang: string; name: string })
  | ({ type: "table" } & TableInfo)
  | { type: "scene"; table: string; seq: number; since: number; whole: boolean; seen: Step[]; scene: Scene }
  | { type: "ack"; id: string; table: string; seq: number; repeated: boolean }
  | ({ type: "error"; id?: string | null; table?: string | null } & Mistake)
  | ({ type: "hint"; id?: string | null; table: string } & Hint)
  | { type: "clock"; table: string; clocks: ClockFace[] }
  | { type: "chat"; table: string; lines: ChatLine[]; whole: boolean }
  | ({ type: "fair"; table: string } & FairInfo)
  | { type: "over"; table: string; scores: number[] }
  | { type: "rematch"; table: string; to: string }
  | { type: "pong" };

/** One move that could have been made, and what it comes to. */
export interface Worth {
  move: string;
  says: Message;
  score: number;
  gain: number;
}

/** A decision of a hand that is over, judged: a card with all hands known, a word as it had to be decided. */
export interface Decision {
  event: number;
  hand: number;
  seat: number;
  made: Worth;
  best: Worth;
  worths: Worth[];
  trick: number;
  counts: string;
  open: boolean;
  clear: boolean;
  /** Everybody played for himself: a card is judged by what it made sure of against all others together. */
  alone: boolean;
}
