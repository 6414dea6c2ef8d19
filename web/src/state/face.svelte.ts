/** A table as it is shown: what all its parts read, and what they may ask. Somebody who only looks back asks in vain. */
import type { ChatLine, Choice, Entry, FairInfo, Hint, Mistake, Scene, Step, TableInfo } from "../wire/types";
import { api, type Rulebook } from "../wire/api";
import { inOneBreath } from "../table/telling";
import { Words } from "../words/words";
import { ClockWall } from "./clocks.svelte";
import { house } from "./house.svelte";
import { Talk } from "./talk.svelte";

export type LogLine = { kind: "hand"; hand: number } | { kind: "step"; step: Step } | { kind: "entry"; entry: Entry } | { kind: "note"; key: string; seat: number };

export class Face {
  info: TableInfo | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  mistake: Mistake | null = $state.raw(null);
  connected = $state(false);
  everConnected = $state(false);
  gone: string = $state("");
  acting = $state(false);
  /** Something that has happened is still being shown. */
  showing = $state(false);
  words: Words = $state.raw(house.words);
  /** Who has just gathered a trick: the cards on the table travel there. */
  gatherer = $state(-1);
  origins: Map<string, string> = $state.raw(new Map());
  /** Cards that have just come to the reader's hand. */
  fresh: ReadonlySet<string> = $state.raw(new Set());
  /** What is sealed of the shuffles of this hand and the next. */
  fair: FairInfo | null = $state.raw(null);
  /** The reader learns the game: he is told what is new to him, and what the book would do. */
  learning = $state(false);
  /** The lessons he has put away. */
  learnt: ReadonlySet<string> = $state.raw(new Set());
  readonly clocks = new ClockWall();
  readonly talk: Talk;

  protected vocabulary: Words | null = null;

  constructor(readonly table: string) {
    this.talk = new Talk(table);
  }

  // -- what may be asked

  act(choice: Choice): void {
    this.tryMove(choice.text);
  }

  tryMove(text: string): void {
    this.tryMoves([text]);
  }

  /** A gesture: all of it happens, or nothing. */
  tryMoves(_texts: string[]): void {}

  ask(_what: "next" | "rematch" | "away" | "back" | "give_up"): boolean {
    return false;
  }

  standIn(_seat: number): void {}

  say(_what: { text: string } | { phrase: string }): boolean {
    return false;
  }

  askAbout(_what: "hint" | "undo" | "again"): void {}

  /** The cards of a gesture that is still being thought about, as they are written. */
  picked: string[] = [];

  /** Other cards are picked: advice that was asked for goes on from them. */
  pick(picked: string[]): void {
    const others = picked.join() !== this.picked.join();
    this.picked = picked;
    if (others && this.hint) this.askAbout("hint");
  }

  study(_on: boolean): void {}

  /** Show at once whatever is still on its way. */
  skip(): void {}

  /** Show no more of what is still to be shown, but how it has ended. */
  toTheEnd(): void {}

  /** The rules as this table plays them. */
  rules(lang: string): Promise<Rulebook> {
    return api.tableRules(lang, this.table);
  }

  // -- what is said of it

  hintText(hint: Hint): string {
    const move = this.words.say(hint.says);
    if (!hint.advice) return this.words.text("hint-move", { move });
    const said = this.words.text("hint-says", { move }).replace(/([?!])\.$/, "$1");
    const key = `advice-${hint.advice}`;
    return this.words.has(key) ? `${said} ${this.words.text("hint-advice", { number: hint.advice, text: this.words.text(key, hint.figures ?? {}) })}` : said;
  }

  /** The deal that lies on the table: once one is over the rules count the next, but its result is still being read. */
  get hand(): number {
    const over = this.info?.state === "between" || this.info?.state === "over";
    return (over && this.fair?.dealt?.hand) || (this.scene?.hand ?? 0);
  }

  /** The lesson for this moment: the first one of the game, the one of the phase, the one of the sheet; or none is left. */
  get lesson(): string {
    if (!this.learning || !this.scene) return "";
    const over = this.info?.state === "between" || this.info?.state === "over";
    const due = ["lesson-welcome", over ? "lesson-sheet" : `lesson-${this.scene.phase}`];
    return due.find((key) => this.words.has(key) && !this.learnt.has(key)) ?? "";
  }

  putAway(lesson: string): void {
    this.learnt = new Set([...this.learnt, lesson]);
  }

  speaker(line: ChatLine): string {
    if (line.seat >= 0) return this.words.name(line.seat);
    return this.words.text("page-spectator", { name: line.name || this.words.text("page-guest") });
  }

  lineText(line: ChatLine): string {
    return line.phrase ? this.words.text(`phrase-${line.phrase}`) : line.text;
  }

  protected async learn(): Promise<void> {
    if (!this.info) return;
    this.vocabulary = await house.wordsFor(house.lang, this.info.family);
    this.introduce();
  }

  protected introduce(): void {
    if (!this.info || !this.vocabulary) return;
    const vocabulary = this.vocabulary;
    const names = this.info.seats.map((place) => {
      if (place.you) return vocabulary.text("you");
      if (place.name) return place.name;
      return vocabulary.text(place.name_key || (place.who === "open" ? "page-free-seat" : "page-guest"));
    });
    this.words = vocabulary.among(names, this.info.seat);
  }

  stepText(step: Step): string {
    if (step.event === "deal") return "";
    const move = inOneBreath(step.says).map((said) => this.words.first([said.key.replace(/^move-/, "log-"), said.key], { seat: step.seat, ...said.words })).join(", ");
    return this.words.text("log-move", { name: this.words.name(step.seat), move });
  }

  logText(line: LogLine): string {
    if (line.kind === "step") return this.stepText(line.step);
    if (line.kind === "entry") return this.entryText(line.entry);
    return line.kind === "note" ? this.words.text(line.key, { seat: line.seat }) : this.words.text("hand-number", { number: line.hand });
  }

  entryText(entry: Entry): string {
    const column = this.scene?.sheet.columns[entry.column];
    return this.words.text("log-entry", {
      column: column ? this.columnName(entry.seats ?? column.seats) : "",
      amount: entry.amount,
      reason: this.reason(entry),
    });
  }

  reason(entry: Entry): string {
    return this.words.text(`reason-${entry.reason}`, entry.words);
  }

  /** What a figure is for, and by which rule. */
  why(entry: Entry): string {
    return `${this.reason(entry)}${entry.rule ? ` · ${entry.rule}` : ""}`;
  }

  columnName(seats: number[], label?: string): string {
    if (label && this.words.has(`side-${label}`) && seats.length !== 1) return this.words.text(`side-${label}`);
    return seats.map((seat) => this.words.name(seat)).join(", ");
  }
}
