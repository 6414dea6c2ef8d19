/** Tournaments as docs/protocol.md has them. */
import type { Clock, Value } from "../wire/types";

export type Form = "swiss" | "robin" | "mitchell";
export type Counting = "places" | "sheet" | "matchpoints" | "difference";
export type State = "open" | "playing" | "between" | "over";

export interface Named {
  name: string;
  name_key: string;
  level: string;
  you: boolean;
  /** The bot plays for a person of this name, who may come back. */
  instead: string | null;
}

export interface Unit {
  unit: number;
  members: Named[];
  left: boolean;
  excused: boolean;
  /** The director can give it back to those who were gone. */
  back: boolean;
}

export interface Standing {
  unit: number;
  place: number;
  to: number;
  /** Exact: `7`, `7/2`. */
  points: string;
  breaks: string[];
  played: number;
  byes: number;
}

export interface Sitting {
  table: string;
  units: number[];
  scores: number[] | null;
  reason: string;
  earned: string[];
}

export interface Round {
  tables: Sitting[];
  byes: number[];
}

export interface Tournament {
  tournament: string;
  name: string;
  game: string;
  preset: string;
  family: string;
  options: Record<string, Value>;
  form: Form;
  counting: Counting;
  tie_breaks: string[];
  pairs: boolean;
  same_deals: boolean;
  size: number;
  deals: number;
  rounds: number;
  entry: "members" | "anyone";
  clock: Clock | null;
  state: State;
  paused: boolean;
  by_itself: boolean;
  reason: string;
  mine: number;
  table: string;
  director: boolean;
  may: string[];
  units: Unit[];
  standings: Standing[];
  played: Round[];
  commitment: string;
  boards: string[][];
  added: [number, number, string][];
  seed: string;
}

export interface TournamentLine {
  tournament: string;
  name: string;
  game: string;
  preset: string;
  form: Form;
  state: State;
  entrants: number;
  round: number;
  rounds: number;
  mine: number;
  table: string;
}
