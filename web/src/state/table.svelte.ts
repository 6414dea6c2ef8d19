/** One table being watched or played: the line, what is shown, what has happened. */
import { completedTrick, newcomers, origins, taker } from "../table/flow";
import { api } from "../wire/api";
import { Line } from "../wire/line";
import type { ChatLine, Choice, Entry, FromServer, Hint, Mistake, Scene, Step, TableInfo } from "../wire/types";
import { Words } from "../words/words";
import { ClockWall } from "./clocks.svelte";
import { house } from "./house.svelte";
import { pace } from "./settings.svelte";
import { sound } from "./sound";
import { Talk } from "./talk.svelte";

export type LogLine = { kind: "hand"; hand: number } | { kind: "step"; step: Step } | { kind: "entry"; entry: Entry } | { kind: "note"; key: string; seat: number };

interface Arrived {
  seq: number;
  scene: Scene;
  steps: Step[];
  whole: boolean;
}

const HOLD = 850;

export class TableSession {
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
  readonly clocks = new ClockWall();
  readonly talk: Talk;

  #line: Line;
  #seq = 0;
  #queue: Arrived[] = [];
  #skip: (() => void) | null = null;
  #entries = 0;
  #asked = 0;
  #vocabulary: Words | null = null;

  constructor(readonly table: string) {
    this.talk = new Talk(table);
    this.#line = new Line(
      {
        opened: () => {
          this.connected = true;
          this.everConnected = true;
          this.#line.send({ type: "enter", table, ...(this.#seq > 0 && { since: this.#seq }) });
        },
        lost: () => {
          this.connected = false;
          this.acting = false;
        },
        told: (message) => this.#told(message),
        refused: async () => {
          const me = await api.me();
          if (me.person === house.me?.person) house.me = me;
          else house.become(me);
        },
      },
      house.lang,
    );
  }

  close(): void {
    this.#line.close();
    this.clocks.stop();
    this.talk.stop();
    this.#skip?.();
  }

  hurry(): void {
    this.#line.hurry();
  }

  async speak(): Promise<void> {
    this.#line.speak(house.lang);
    await this.#learn();
  }

  // -- what I do

  act(choice: Choice): void {
    this.tryMove(choice.text);
  }

  tryMove(text: string): void {
    if (!this.scene || this.acting) return;
    this.mistake = null;
    this.hint = null;
    this.acting = this.#ask("act", { seq: this.#seq, moves: [text] });
  }

  ask(what: "next" | "rematch" | "away" | "back" | "give_up"): boolean {
    return this.#ask(what, {});
  }

  standIn(seat: number): void {
    this.#ask("stand_in", { seat });
  }

  say(what: { text: string } | { phrase: string }): boolean {
    return this.#ask("chat", what);
  }

  askAbout(what: "hint" | "undo" | "again"): void {
    this.#ask(what, { seq: this.#seq });
  }

  #ask(type: string, fields: Record<string, unknown>): boolean {
    this.skip();
    const id = `${type}${Date.now()}.${this.#asked++}`;
    const sent = this.#line.send({ type, table: this.table, id, ...fields });
    if (!sent) house.say(this.words.text("page-no-line"), true);
    return sent;
  }

  /** Show at once whatever is still on its way. */
  skip(): void {
    this.#skip?.();
  }

  // -- what I am told

  #told(message: FromServer): void {
    if ("table" in message && message.table && message.table !== this.table && message.type !== "ack") return;
    switch (message.type) {
      case "table":
        void this.#seated(message);
        break;
      case "scene":
        this.#arrived({ seq: message.seq, scene: message.scene, steps: message.seen, whole: message.whole });
        break;
      case "ack":
        this.acting = false;
        break;
      case "error":
        this.acting = false;
        if (message.key === "no-table" || message.key === "not-watchable" || message.key === "broken-table") this.gone = message.text;
        else {
          this.mistake = message;
          house.say(message.text, true);
          sound("alarm");
        }
        break;
      case "hint":
        this.hint = message;
        house.announce(this.hintText(message));
        break;
      case "clock":
        this.clocks.hear(message.clocks);
        break;
      case "chat":
        for (const line of this.talk.hear(message.lines, message.whole, this.info?.seat ?? -1)) house.announce(`${this.speaker(line)}: ${this.lineText(line)}`);
        break;
      case "rematch":
        house.go(`/table/${message.to}`);
        break;
    }
  }

  hintText(hint: Hint): string {
    const move = this.words.say(hint.says);
    if (!hint.advice) return this.words.text("hint-move", { move });
    const said = this.words.text("hint-says", { move });
    const key = `advice-${hint.advice}`;
    return this.words.has(key) ? `${said} ${this.words.text("hint-advice", { number: hint.advice, text: this.words.text(key, hint.figures ?? {}) })}` : said;
  }

  async #seated(info: TableInfo): Promise<void> {
    const before = this.info;
    this.info = info;
    if (before?.family !== info.family || !this.#vocabulary) await this.#learn();
    else this.#introduce();
    if (before) this.#notice(before, info);
  }

  /** Who has gone and for whom a bot plays, who is back: written into the log and said aloud. */
  #notice(before: TableInfo, now: TableInfo): void {
    for (const place of now.seats) {
      const was = before.seats[place.seat];
      if (!was || was.who !== place.who || was.away === place.away) continue;
      const key = place.away ? "page-away-says" : "page-back-says";
      this.log = [...this.log, { kind: "note", key, seat: place.seat }];
      house.announce(this.words.text(key, { seat: place.seat }));
    }
  }

  speaker(line: ChatLine): string {
    if (line.seat >= 0) return this.words.name(line.seat);
    return this.words.text("page-spectator", { name: line.name || this.words.text("page-guest") });
  }

  lineText(line: ChatLine): string {
    return line.phrase ? this.words.text(`phrase-${line.phrase}`) : line.text;
  }

  async #learn(): Promise<void> {
    if (!this.info) return;
    this.#vocabulary = await house.wordsFor(house.lang, [this.info.family]);
    this.#introduce();
  }

  #introduce(): void {
    if (!this.info || !this.#vocabulary) return;
    const vocabulary = this.#vocabulary;
    const names = this.info.seats.map((place) => {
      if (place.you) return vocabulary.text("you");
      if (place.name) return place.name;
      return vocabulary.text(place.name_key || (place.who === "open" ? "page-free-seat" : "page-guest"));
    });
    this.words = vocabulary.among(names, this.info.seat);
  }

  #arrived(arrived: Arrived): void {
    this.#seq = arrived.seq;
    this.acting = false;
    this.#queue.push(arrived);
    if (!this.showing) void this.#show();
  }

  async #show(): Promise<void> {
    this.showing = true;
    while (this.#queue.length > 0) {
      const next = this.#queue.shift()!;
      try {
        await this.#present(next);
      } catch (error) {
        // what cannot be told nicely must still be shown
        console.error(error);
        this.scene = next.scene;
      }
    }
    this.showing = false;
  }

  async #present(next: Arrived): Promise<void> {
    const before = this.scene;
    const speed = pace();
    const behind = this.#queue.length > 6;
    const between = before && !next.whole && !behind ? completedTrick(before, next.steps, next.scene) : null;
    this.gatherer = -1;
    if (before && between) {
      this.scene = between;
      sound("card");
      this.#tell(next);
      await this.#pause(speed > 0 ? HOLD * speed : 500);
      this.gatherer = taker(before, next.scene);
    } else {
      this.#tell(next);
      if (next.steps.some((step) => step.event === "deal" || step.says.some((said) => said.words?.["card"]))) sound("card");
    }
    this.origins = origins(next.scene, next.whole ? new Map() : this.origins);
    this.fresh = before && !next.whole ? newcomers(before, next.steps, next.scene, this.fresh) : new Set();
    this.scene = next.scene;
    if (this.hint && this.hint.seq !== next.seq) this.hint = null;
    this.mistake = null;
    if (this.#queue.length > 0 && !behind) await this.#pause(speed * 260);
  }

  #pause(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#skip = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#skip = done;
    });
  }

  /** Write what has happened into the log, and say it aloud. */
  #tell(next: Arrived): void {
    const { scene, steps } = next;
    let log = this.log;
    if (next.whole) {
      const begins = log.findLastIndex((line) => line.kind === "hand" && line.hand === scene.hand);
      log = begins >= 0 ? log.slice(0, begins) : log;
      log = [...log, { kind: "hand", hand: scene.hand }];
    } else log = [...log];
    const hand = log.findLast((line) => line.kind === "hand")?.hand ?? 0;
    const entries = scene.sheet.entries ?? [];
    const fresh = this.scene ? entries.slice(this.#entries) : [];
    const split = scene.hand !== hand ? steps.findLastIndex((step, i) => step.event === "deal" && steps[i - 1]?.event !== "deal") : -1;
    const ending = scene.hand !== hand ? (split >= 0 ? steps.slice(0, split) : steps) : steps;
    log.push(...ending.map((step): LogLine => ({ kind: "step", step })));
    log.push(...fresh.map((entry): LogLine => ({ kind: "entry", entry })));
    if (scene.hand !== hand) {
      log.push({ kind: "hand", hand: scene.hand });
      if (split >= 0) log.push(...steps.slice(split).map((step): LogLine => ({ kind: "step", step })));
    }
    this.#entries = entries.length;
    if (fresh.length > 0) sound("chalk");
    this.log = log.slice(-600);
    const said = next.whole ? [] : steps.map((step) => this.stepText(step)).filter(Boolean);
    house.announce([...said, this.words.say(scene.prompt)].join(" "));
  }

  stepText(step: Step): string {
    if (step.event === "deal") return "";
    const move = step.says.map((said) => this.words.first([said.key.replace(/^move-/, "log-"), said.key], said.words)).join(", ");
    return this.words.text("log-move", { name: this.words.name(step.seat), move });
  }

  logText(line: LogLine): string {
    if (line.kind === "step") return this.stepText(line.step);
    if (line.kind === "entry") return this.entryText(line.entry);
    return line.kind === "note" ? this.words.text(line.key, { seat: line.seat }) : this.words.text("page-hand-number", { number: line.hand });
  }

  entryText(entry: Entry): string {
    const column = this.scene?.sheet.columns[entry.column];
    return this.words.text("log-entry", {
      column: column ? this.columnName(column.seats) : "",
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
