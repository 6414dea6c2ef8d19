/** A position being edited: the game it is of, the cards, the other parts, and what the rules say to it. */
import { cleared, moved, packOf, readCards, readWritten, typed, unplaced, written, type Position, type Spot } from "../table/position";
import { api, Refused } from "../wire/api";
import type { CheckedPosition, GameForm, Mistake, PositionPart, Scene, SolvedPosition, TableInfo, Value } from "../wire/types";
import type { Words } from "../words/words";
import { Face } from "./face.svelte";
import { house } from "./house.svelte";

/** How long the hand rests before the rules are asked. */
const REST = 350;
const MIDDLE = 25;

export class Editor {
  form: GameForm | null = $state.raw(null);
  preset = $state("");
  options: Record<string, Value> = $state.raw({});
  position: Position = $state.raw({});
  pack: string[] = $state.raw([]);
  parts: PositionPart[] = $state.raw([]);
  /** What the rules say to the position as it stands: that it can be, or why not; neither while they are asked. */
  good: CheckedPosition | null = $state.raw(null);
  refused: Mistake | null = $state.raw(null);
  trouble = $state("");
  /** What the solver says to it, while it stands as it was asked about. */
  solved: SolvedPosition | null = $state.raw(null);
  solving = $state(false);
  chosen: Spot[] = $state.raw([]);
  /** With whose eyes it is looked at: -2 with all cards open. */
  eyes = $state(-2);
  words: Words = $state.raw(house.words);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  get game(): string {
    return this.form?.id ?? "";
  }

  get tray(): string[] {
    return unplaced(this.pack, this.position);
  }

  get wish(): { game: string; preset?: string; options: Record<string, Value> } {
    return { game: this.game, ...(this.preset && { preset: this.preset }), options: this.options };
  }

  // -- where it begins

  async open(game: string, preset = "", options: Record<string, Value> = {}, start: Position | null = null): Promise<void> {
    await this.#told(async () => {
      const form = this.form?.id === game ? this.form : await api.form(game);
      this.form = form;
      this.preset = preset;
      this.options = options;
      this.words = await house.wordsFor(house.lang, form.family);
      await this.begin(0);
      if (start) this.change(start);
    });
  }

  async speak(): Promise<void> {
    if (this.form) this.words = await house.wordsFor(house.lang, this.form.family);
    if (this.refused) await this.check();
  }

  /** A fresh deal, or one that has been played into. */
  async begin(moves: number = MIDDLE): Promise<void> {
    await this.#told(async () => {
      const found = await api.somePosition({ ...this.wish, moves });
      const pack = packOf(found.start);
      this.pack = pack.length > 0 ? pack : packOf((await api.somePosition({ ...this.wish, moves: MIDDLE })).start);
      this.#good(found);
    });
  }

  async #told(work: () => Promise<void>): Promise<void> {
    try {
      this.trouble = "";
      this.chosen = [];
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  clear(): void {
    this.change(cleared(this.position));
  }

  // -- what is changed

  change(position: Position): void {
    this.position = position;
    this.chosen = [];
    this.good = null;
    this.solved = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), REST);
  }

  set(part: string, value: unknown): void {
    this.change({ ...this.position, [part]: value });
  }

  choose(spot: Spot): void {
    const same = (other: Spot): boolean => other.pile === spot.pile && other.index === spot.index;
    this.chosen = this.chosen.some(same) ? this.chosen.filter((other) => !same(other)) : [...this.chosen, spot];
  }

  put(to: string): void {
    if (this.chosen.length > 0) this.change(moved(this.position, this.pack, this.chosen, to));
  }

  /** The pile as typed; what is no card of this pack is told. */
  type(pile: string, text: string): void {
    const { cards, unknown } = readCards(text, this.pack);
    if (unknown.length > 0) house.say(this.words.text("page-editor-no-card", { text: unknown.join(" ") }), true);
    else this.change(typed(this.position, pile, cards));
  }

  // -- what the rules say

  async look(seat: number): Promise<void> {
    this.eyes = seat;
    await this.check();
  }

  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    try {
      const found = await api.checkPosition({ ...this.wish, start: this.position, seat: this.eyes });
      if (asked !== this.#asked) return;
      if (found.refused) this.#bad(found.refused);
      else this.#good(found);
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof Refused && error.status === 429) {
        this.#timer = setTimeout(() => void this.check(), 1500);
        return;
      }
      this.#bad(error instanceof Refused ? error.mistake : { key: "", words: {}, rule: "", text: String(error) });
    }
  }

  #bad(refused: Mistake): void {
    this.good = null;
    this.refused = refused;
  }

  #good(found: CheckedPosition): void {
    this.#asked++;
    this.good = found;
    this.refused = null;
    this.solved = null;
    this.position = found.start;
    this.parts = found.parts;
    this.chosen = [];
  }

  /** What each move is worth if all cards lie open. */
  async solve(): Promise<void> {
    const position = this.position;
    this.solving = true;
    try {
      const found = await api.solvePosition({ ...this.wish, start: position });
      if (this.position === position) this.solved = found;
    } catch (error) {
      house.say(error instanceof Error ? error.message : String(error), true);
    } finally {
      this.solving = false;
    }
  }

  // -- what becomes of it

  get text(): string {
    return written(this.game, this.preset, this.options, this.position);
  }

  /** What was pasted takes the place of everything; false if it is no position. */
  async paste(text: string): Promise<boolean> {
    const read = readWritten(text);
    if (!read?.start) return false;
    if (!read.game) this.change(read.start);
    else await this.open(read.game, read.preset, (read.options ?? {}) as Record<string, Value>, read.start);
    return true;
  }

  /** A table of its own that begins here: you on one seat, the others as told. */
  async play(seat: number, others: string): Promise<void> {
    const seats = Array.from({ length: this.good?.seats ?? 0 }, (_, i) => (i === seat ? "me" : others));
    try {
      const made = await api.open({ ...this.wish, seats, start: this.position });
      house.go(`/table/${made.table}`);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}

/** The position on the cloth, to be looked at. */
export class Laid extends Face {
  constructor(words: Words, info: Pick<TableInfo, "game" | "preset" | "family" | "options" | "seat">, scene: Scene) {
    super("");
    const seats = scene.seats.map(({ seat }) => ({ seat, who: "open" as const, name: words.text("seat-number", { number: seat + 1 }), name_key: "", level: "", here: true, away: false, you: false }));
    const own = Math.max(info.seat, 0);
    this.info = { ...info, table: "", seat: own, seats, state: "playing", watchers: 0, listed: false, invite: "", may: [], awaits_next: [], may_stand_in: [], clock: null, talk: "none", rated: false, start: true };
    this.words = words.among(seats.map((place) => place.name), -1);
    this.scene = { ...scene, seat: own };
  }
}
