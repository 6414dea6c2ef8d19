/** What a card's name says about how to draw it. Knows no game: only the two ways in which names are written. */
import { HIDDEN } from "../words/words";

export interface StandardFace {
  kind: "standard";
  rank: string;
  suit: string;
}

export interface OtherFace {
  kind: "other";
  /** The figure in the middle: a number, or the whole name where there is none. */
  figure: string;
  /** The letters before the number, as a small mark; empty where the figure says all. */
  letters: string;
  hue: Hue;
}

export interface BackFace {
  kind: "back";
}

export type Face = StandardFace | OtherFace | BackFace;

export interface Hue {
  paper: string;
  ink: string;
}

/** Initials that people read as colours; s and g are the silver and the gold pack of a two-pack game. */
const COLOURS: Record<string, Hue> = {
  R: { paper: "#f6dcd5", ink: "#a32018" },
  O: { paper: "#f9e3c6", ink: "#a34a06" },
  Y: { paper: "#f8efb8", ink: "#7d5a00" },
  G: { paper: "#d6ecd6", ink: "#1b6e3c" },
  B: { paper: "#d5e4f6", ink: "#1f5fa8" },
  V: { paper: "#e6daf3", ink: "#66349c" },
  P: { paper: "#e6daf3", ink: "#66349c" },
  X: { paper: "#ece7da", ink: "#4a4438" },
  F: { paper: "#dcecf2", ink: "#1d5c74" },
  s: { paper: "#e4e7ea", ink: "#434c55" },
  g: { paper: "#f3e3b3", ink: "#735000" },
};

export function hueOf(letters: string): Hue {
  const known = COLOURS[letters];
  if (known) return known;
  let turn = 0;
  for (const letter of letters) turn = (turn * 31 + letter.codePointAt(0)!) % 360;
  return { paper: `hsl(${turn} 45% 90%)`, ink: `hsl(${turn} 60% 27%)` };
}

export function faceOf(card: string): Face {
  if (card === HIDDEN) return { kind: "back" };
  if (/^[AKQJT2-9][SCDH]$/.test(card)) return { kind: "standard", rank: card[0]!, suit: card[1]! };
  const parts = /^(\p{L}+)(\d+)$/u.exec(card);
  if (parts) return { kind: "other", figure: parts[2]!, letters: parts[1]!, hue: hueOf(parts[1]!) };
  return { kind: "other", figure: card, letters: "", hue: hueOf(card) };
}

/** Where the pips of a number card stand: x in columns 0, ½, 1 and y from top to bottom in 0 … 1. */
export function pips(count: number): { x: number; y: number }[] {
  const columns: Record<number, [number[], number[]]> = {
    1: [[], [0.5]],
    2: [[], [0, 1]],
    3: [[], [0, 0.5, 1]],
    4: [[0, 1], []],
    5: [[0, 1], [0.5]],
    6: [[0, 0.5, 1], []],
    7: [[0, 0.5, 1], [0.25]],
    8: [[0, 0.5, 1], [0.25, 0.75]],
    9: [[0, 1 / 3, 2 / 3, 1], [0.5]],
    10: [[0, 1 / 3, 2 / 3, 1], [1 / 6, 5 / 6]],
  };
  const [sides, middle] = columns[count] ?? [[], []];
  return [...sides.flatMap((y) => [{ x: 0, y }, { x: 1, y }]), ...middle.map((y) => ({ x: 0.5, y }))];
}

/** Equal cards of one zone told apart: the second G4 is `G4#1`. */
export function keyed(cards: readonly string[]): { card: string; key: string; index: number }[] {
  const met = new Map<string, number>();
  return cards.map((card, index) => {
    const before = met.get(card) ?? 0;
    met.set(card, before + 1);
    return { card, key: before ? `${card}#${before}` : card, index };
  });
}
