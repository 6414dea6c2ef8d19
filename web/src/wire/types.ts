/** The wire `lomber/1` as docs/protocol.md has it. Fields that hold their default are left out by the server. */

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
}

export interface Clock {
  each: "move" | "match";
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
}
