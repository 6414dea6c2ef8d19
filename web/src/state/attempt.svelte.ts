/** A problem being tried: the same face of a table with all cards open, and the solver on the other chairs. */
import { origins, taker } from "../table/flow";
import { api, Refused, type Rulebook } from "../wire/api";
import type { ProblemLine, ReplayFrame, TableInfo, TriedFrame, TriedProblem } from "../wire/types";
import { Face, type LogLine } from "./face.svelte";
import { house } from "./house.svelte";
import { keepProblems, problems } from "./problems.svelte";
import { unfolded } from "./replay.svelte";
import { pace } from "./settings.svelte";

const HOLD = 700;

export class Attempt extends Face {
  tried: TriedProblem | null = $state.raw(null);
  /** How many moves had been made before each choice of the reader's. */
  choices: number[] = $state.raw([]);
  /** The solver shows how it is done. */
  shown = $state(false);
  trouble = $state("");
  #wake: (() => void) | null = null;
  #hurry = false;

  constructor(readonly line: ProblemLine) {
    super(line.id);
    this.info = told(line);
  }

  get over(): boolean {
    return (this.tried?.over ?? false) && !this.showing;
  }

  async open(): Promise<void> {
    await this.learn();
    await this.#ask([], 0, false);
  }

  async speak(): Promise<void> {
    await this.learn();
  }

  override rules(lang: string): Promise<Rulebook> {
    return api.rules(lang, this.line.game);
  }

  override tryMoves(texts: string[]): void {
    const moves = this.tried?.moves;
    if (!moves || this.acting || this.shown) return;
    void this.#ask([...moves, ...texts], moves.length, false, moves.length);
  }

  override askAbout(what: "hint" | "undo" | "again"): void {
    this.skip();
    if (what === "hint") this.#advise();
    else if (what === "undo") this.#takeBack();
    else void this.#ask([], 0, false);
  }

  /** The solver makes all moves: from here while the goal is within reach, else from the beginning. */
  solve(): void {
    if (this.acting) return;
    this.skip();
    const kept = this.tried && this.tried.kept && !this.tried.over && !this.shown ? this.tried.moves : [];
    void this.#ask(kept, kept.length, true);
  }

  override skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  #advise(): void {
    const choice = this.scene?.choices.find((other) => other.text === this.tried?.hint);
    if (!choice) return;
    this.hint = { seq: 0, move: choice.move, text: choice.text, says: choice.says, advice: "", figures: {} };
    house.announce(this.hintText(this.hint));
  }

  #takeBack(): void {
    const moves = this.tried?.moves;
    const made = this.shown ? 0 : this.choices[this.choices.length - 1];
    if (!moves || made === undefined || this.acting) return;
    const rest = this.shown ? [] : this.choices.slice(0, -1);
    void this.#ask(moves.slice(0, made), made, false).then(() => (this.choices = rest));
  }

  async #ask(moves: string[], shown: number, solve: boolean, choice = -1): Promise<void> {
    this.acting = true;
    this.mistake = null;
    this.hint = null;
    try {
      const tried = await api.tryProblem(this.line.id, { moves, shown, solve });
      const onward = shown > 0 && shown === (this.tried?.moves.length ?? 0) && tried.moves.length > shown;
      this.shown = solve;
      this.choices = choice >= 0 ? [...this.choices, choice] : shown === 0 ? [] : this.choices;
      this.tried = tried;
      await this.#show(tried.frames, onward || choice >= 0);
      this.info = { ...told(this.line), may: this.choices.length > 0 ? ["undo"] : [] };
      if (tried.over && tried.kept && !solve) this.#solved();
    } catch (error) {
      if (error instanceof Refused) this.mistake = error.mistake;
      house.say(error instanceof Error ? error.message : String(error), true);
      if (!this.scene) this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.acting = false;
  }

  #solved(): void {
    if (!problems.solved.includes(this.line.id)) problems.solved = [...problems.solved, this.line.id];
    keepProblems();
    house.announce(this.words.text("problem-solved"));
  }

  /** One card after another, each trick for a moment of its own; a touch shows the rest at once. */
  async #show(given: TriedFrame[], onward: boolean): Promise<void> {
    const frames = given.map(frame);
    const before = onward && this.scene ? [{ steps: [], scene: this.scene, event: 0 }] : [];
    this.showing = true;
    this.#hurry = false;
    if (!onward) {
      this.log = [];
      this.origins = new Map();
    }
    for (const [i, next] of unfolded([...before, ...frames]).slice(before.length).entries()) {
      if (i > 0) await this.#rest();
      this.#turn(next);
    }
    this.showing = false;
  }

  #turn(next: ReplayFrame): void {
    const before = this.scene;
    this.gatherer = before && next.steps.length === 0 ? taker(before, next.scene) : -1;
    this.origins = origins(next.scene, this.origins);
    this.scene = next.scene;
    this.log = [...this.log, ...next.steps.map((step): LogLine => ({ kind: "step", step }))];
    const said = next.steps.map((step) => this.stepText(step)).join(" ");
    if (said) house.announce(said);
  }

  #rest(): Promise<void> {
    const time = this.#hurry ? 0 : HOLD * pace();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => (clearTimeout(timer), done());
    });
  }
}

function frame(given: TriedFrame): ReplayFrame {
  const steps: ReplayFrame["steps"] = given.seat < 0 ? [] : [{ event: "move", seat: given.seat, moves: [given.move], says: [given.says] }];
  return { steps, scene: given.scene, event: 0 };
}

/** One chair is the reader's own; who else plays for him is his partner, and is spoken of as another. */
export function told(line: ProblemLine): TableInfo {
  const { id, game, preset, family, yours } = line;
  const own = yours[0] ?? 0;
  const seats = Array.from({ length: line.seats }, (_, seat) => ({
    seat,
    who: yours.includes(seat) ? ("person" as const) : ("bot" as const),
    name: "",
    name_key: yours.length === 2 && yours.includes(seat) ? "page-partner" : `name-${seat + 1}`,
    level: "solver" as const,
    here: true,
    away: false,
    you: seat === own,
  }));
  return { table: id, game, preset, family, options: {}, seats, seat: own, state: "playing", watchers: 0, listed: false, invite: "", may: [], awaits_next: [], may_stand_in: [], clock: null, talk: "none", rated: false };
}
