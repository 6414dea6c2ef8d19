/** A hand that is over, step by step: the same face of a table, turned back and forth. */
import { completedTrick, origins, taker } from "../table/flow";
import { api } from "../wire/api";
import { Newest } from "../wire/newest";
import type { ReplayFrame, ReplayHand, Scene, Step, TableInfo } from "../wire/types";
import { Face, type LogLine } from "./face.svelte";
import { house } from "./house.svelte";

/** With everybody's eyes: all hands open. */
export const ALL = -2;

/** A trick stays on the cloth for a moment of its own before it is taken. */
export function unfolded(frames: ReplayFrame[]): ReplayFrame[] {
  const found: ReplayFrame[] = [];
  let before: Scene | null = null;
  for (const frame of frames) {
    const full = before ? completedTrick(before, frame.steps, frame.scene) : null;
    if (full) found.push({ ...frame, scene: full }, { ...frame, steps: [] });
    else found.push(frame);
    before = frame.scene;
  }
  return found;
}

export class Replay extends Face {
  given: ReplayHand | null = $state.raw(null);
  frames: ReplayFrame[] = $state.raw([]);
  at = $state(0);
  /** What the book says to this moment, if it was asked. */
  book = $state("");
  trouble = $state("");
  readonly #wished = new Newest();

  get last(): number {
    return this.frames.length - 1;
  }

  /** Another hand, or the same with other eyes; the place is kept as far as it goes. */
  open(hand: number, seat: number | null, at: number): Promise<void> {
    return this.#wished.ask(() => this.#open(hand, seat, at));
  }

  async #open(hand: number, seat: number | null, at: number): Promise<void> {
    try {
      const given = await api.replay(this.table, hand, seat);
      if (this.#wished.outdated) return;
      this.given = given;
      this.frames = unfolded(given.frames);
      const you = given.seats.find((place) => place.you)?.seat ?? -1;
      this.info = told(given, you);
      await this.learn();
      this.trouble = "";
      this.go(at);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      if (this.given) house.say(said, true);
      else this.trouble = said;
    }
  }

  async speak(): Promise<void> {
    await this.learn();
  }

  go(at: number): void {
    const given = this.given;
    if (!given || this.frames.length === 0) return;
    const from = this.at;
    this.at = Math.max(0, Math.min(at, this.last));
    this.book = "";
    const frame = this.frames[this.at]!;
    const before = this.scene;
    const own = this.info?.seat ?? -1;
    const scene = given.seat === ALL ? { ...frame.scene, seat: Math.max(own, 0) } : frame.scene;
    const onward = this.at === from + 1;
    this.gatherer = before && onward && frame.steps.length === 0 ? taker(before, scene) : -1;
    this.origins = origins(scene, onward ? this.origins : new Map());
    this.scene = scene;
    this.info = { ...told(given, own), state: this.at < this.last ? "playing" : given.over && given.hand === given.hands ? "over" : "between" };
    this.log = this.#log(given);
  }

  /** Whether somebody whose eyes we have was to move here; the book may be asked what it would have done. */
  get asked(): boolean {
    const seats = this.scene?.seats ?? [];
    const whole = this.frames[this.at + 1]?.event !== this.frames[this.at]?.event;
    return whole && seats.some(({ seat, marks }) => marks?.includes("to-move") && (this.given?.seat === ALL || seat === this.given?.seat));
  }

  /** What the book would have done here, and what was done. */
  async askBook(): Promise<void> {
    const given = this.given;
    const frame = this.frames[this.at];
    if (!given || !frame || !this.asked) return;
    try {
      const said = await api.bookSaid(this.table, given.hand, frame.event, given.seat);
      if (this.frames[this.at] !== frame) return;
      const done = this.frames.slice(this.at + 1).flatMap((next) => next.steps).find((step) => step.event === "move" && step.seat === said.seat);
      const played = done ? this.stepText(done) : "";
      this.book = `${this.hintText({ seq: 0, ...said })}${played ? ` ${this.words.text("page-replay-played", { said: played })}` : ""}`;
      house.announce(this.book);
    } catch (error) {
      this.book = error instanceof Error ? error.message : String(error);
    }
  }

  #log(given: ReplayHand): LogLine[] {
    const steps = this.frames.slice(0, this.at + 1).flatMap((frame) => frame.steps);
    const lines: LogLine[] = [{ kind: "hand", hand: given.hand }, ...steps.map((step: Step): LogLine => ({ kind: "step", step }))];
    if (this.at < this.last) return lines;
    const written = (this.scene?.sheet.entries ?? []).filter((entry) => entry.hand === given.hand);
    return [...lines, ...written.map((entry): LogLine => ({ kind: "entry", entry }))];
  }
}

function told(given: ReplayHand, seat: number): TableInfo {
  const { table, game, preset, family, options } = given;
  const seats = given.seats.map((place) => ({ ...place, here: true, away: false })); // as they sat then
  return { table, game, preset, family, options, seats, seat, state: "playing", watchers: 0, listed: false, invite: "", may: [], awaits_next: [], may_stand_in: [], clock: null, talk: "none", rated: false, };
}
