/** One table being watched or played: the line, what is shown, what has happened. */
import { addition, forgetAddition, remember } from "../fair/memory";
import { completedTrick, newcomers, origins, taker } from "../table/flow";
import { Line } from "../wire/line";
import type { FairInfo, FromServer, Scene, Step, TableInfo } from "../wire/types";
import { Face, type LogLine } from "./face.svelte";
import { house } from "./house.svelte";
import { underTheirHands } from "./log";
import { pace } from "./settings.svelte";
import { sound } from "./sound";

interface Arrived {
  seq: number;
  scene: Scene;
  steps: Step[];
  whole: boolean;
}

const HOLD = 850;

export class TableSession extends Face {
  #line: Line;
  #seq = 0;
  #queue: Arrived[] = [];
  #skip: (() => void) | null = null;
  #hurried = false;
  #entries = 0;
  #asked = 0;
  /** The commitment to which something was added last, on this line. */
  #mixed = "";

  constructor(table: string) {
    super(table);
    this.#line = new Line(
      {
        opened: () => {
          this.connected = true;
          this.everConnected = true;
          this.#line.send({ type: "enter", table, ...(this.#seq > 0 && { since: this.#seq }) });
        },
        lost: () => {
          this.connected = false;
          this.#mixed = "";
          this.acting = false;
        },
        told: (message) => this.#told(message),
        refused: () => house.askAgain(),
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
    await this.learn();
  }

  // -- what I do

  override tryMoves(texts: string[]): void {
    if (!this.scene || this.acting) return;
    this.mistake = null;
    this.hint = null;
    this.acting = this.#ask("act", { seq: this.#seq, moves: texts });
  }

  override ask(what: "next" | "rematch" | "away" | "back" | "give_up"): boolean {
    return this.#ask(what, {});
  }

  override standIn(seat: number): void {
    this.#ask("stand_in", { seat });
  }

  override say(what: { text: string } | { phrase: string }): boolean {
    return this.#ask("chat", what);
  }

  override askAbout(what: "hint" | "undo" | "again"): void {
    const { picked } = this;
    if (what === "hint" && picked.length > 0 && picked.length === this.scene?.picks?.whole) this.hint = null;
    else this.#ask(what, { seq: this.#seq, ...(what === "hint" && picked.length > 0 && { picked }) });
  }

  #ask(type: string, fields: Record<string, unknown>): boolean {
    this.skip();
    const id = `${type}${Date.now()}.${this.#asked++}`;
    const sent = this.#line.send({ type, table: this.table, id, ...fields });
    if (!sent) house.say(this.words.text("page-no-line"), true);
    return sent;
  }

  override skip(): void {
    this.#skip?.();
  }

  override toTheEnd(): void {
    this.#hurried = true;
    this.skip();
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
        if (message.id === `mix${this.#mixed.slice(0, 32)}`) {
          if (message.repeated) forgetAddition(this.table, this.#mixed);
          break;
        }
        this.acting = false;
        break;
      case "fair":
        this.#sealed(message);
        break;
      case "error":
        if (message.key === "mixed-late") {
          forgetAddition(this.table, this.#mixed);
          break;
        }
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

  /** A shuffle is sealed: keep what was shown, and add something of one's own. */
  #sealed(told: FairInfo): void {
    this.fair = told;
    remember(this.table, told);
    const next = told.next;
    if (!next || (this.info?.seat ?? -1) < 0 || this.#mixed === next.commitment) return;
    this.#mixed = next.commitment;
    const id = `mix${next.commitment.slice(0, 32)}`;
    this.#line.send({ type: "mix", table: this.table, id, commitment: next.commitment, added: addition(this.table, next.hand) });
  }

  async #seated(info: TableInfo): Promise<void> {
    const before = this.info;
    this.info = info;
    if (before?.family !== info.family || !this.vocabulary) await this.learn();
    else this.introduce();
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
    this.#hurried = false;
    this.#teach();
  }

  /** Who learns need not ask: at each turn of his the book speaks. */
  #teach(): void {
    const due = (this.scene?.choices ?? []).some((choice) => !choice.aside);
    if (this.learning && due && this.hint?.seq !== this.#seq && !this.info?.rated) this.askAbout("hint");
  }

  /** From now on, or no longer. */
  override study(on: boolean): void {
    this.learning = on;
    if (on) this.#teach();
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
    if (time <= 0 || this.#hurried) return Promise.resolve();
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
    const fresh = next.whole ? entries.filter((entry) => entry.hand === scene.hand) : entries.slice(this.#entries);
    const split = scene.hand !== hand ? steps.findLastIndex((step, i) => step.event === "deal" && steps[i - 1]?.event !== "deal") : -1;
    const ending = scene.hand !== hand ? (split >= 0 ? steps.slice(0, split) : steps) : steps;
    log.push(...ending.map((step): LogLine => ({ kind: "step", step })));
    log.push(...underTheirHands(fresh, hand));
    if (scene.hand !== hand && (split >= 0 || hand === 0)) {
      if (log.findLast((line) => line.kind === "hand")?.hand !== scene.hand) log.push({ kind: "hand", hand: scene.hand });
      if (split >= 0) log.push(...steps.slice(split).map((step): LogLine => ({ kind: "step", step })));
    }
    this.#entries = entries.length;
    if (fresh.length > 0 && !next.whole) sound("chalk");
    this.log = log.slice(-600);
    const said = next.whole ? [] : steps.map((step) => this.stepText(step)).filter(Boolean);
    house.announce([...said, this.words.say(scene.prompt)].join(" "));
  }
}
