/** What is said at the table, as this reader wants to hear it. */
import type { ChatLine } from "../wire/types";
import { keepSettings, settings } from "./settings.svelte";

export const PHRASES = ["hello", "luck", "thanks", "well-played", "sorry", "moment", "your-turn", "oh-dear", "another", "goodbye"] as const;
const BUBBLE = 6000;
const MOST_KEPT = 200;
const MOST_MUTED = 100;

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  /** Lines that came while nobody looked. */
  unread = $state(0);
  /** The chat is being looked at. */
  open = $state(false);
  /** What each seat has just said: it hangs over the chair for a while. */
  bubbles: Map<number, ChatLine> = $state.raw(new Map());

  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(readonly table: string) {}

  get heard(): ChatLine[] {
    return this.lines.filter((line) => this.hears(line));
  }

  /** Those of the speakers who are muted, each once. */
  get muted(): ChatLine[] {
    const found = new Map(this.lines.filter((line) => settings.muted.includes(this.#key(line))).map((line) => [this.#key(line), line]));
    return [...found.values()];
  }

  hears(line: ChatLine): boolean {
    if (settings.muted.includes(this.#key(line))) return false;
    return settings.talk === "all" || (settings.talk === "phrases" && line.phrase !== "");
  }

  /** Lines that are new to this reader. */
  hear(lines: ChatLine[], whole: boolean, mine: number): ChatLine[] {
    const last = whole ? (this.lines.at(-1)?.number ?? Infinity) : 0;
    this.lines = (whole ? lines : [...this.lines, ...lines]).slice(-MOST_KEPT);
    const fresh = lines.filter((line) => line.number > last && this.hears(line) && (line.seat < 0 || line.seat !== mine));
    if (!this.open) this.unread += fresh.length;
    for (const line of fresh) if (line.seat >= 0) this.#hang(line);
    return fresh;
  }

  look(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  mute(line: ChatLine, mute: boolean): void {
    const key = this.#key(line);
    const others = settings.muted.filter((other) => other !== key);
    settings.muted = mute ? [key, ...others].slice(0, MOST_MUTED) : others;
    keepSettings();
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #key(line: ChatLine): string {
    return `${this.table}/${line.seat}/${line.name}`;
  }

  #hang(line: ChatLine): void {
    clearTimeout(this.#timers.get(line.seat));
    this.bubbles = new Map(this.bubbles).set(line.seat, line);
    const drop = (): void => {
      const left = new Map(this.bubbles);
      left.delete(line.seat);
      this.bubbles = left;
    };
    this.#timers.set(line.seat, setTimeout(drop, BUBBLE));
  }
}
