/** What the server tells of a Viceroy table, and where things lie on its drawing. */
import type { Choice, Scene } from "../wire/types";

export interface Printed {
  law: boolean;
  names: Record<string, string>;
  sectors: string;
  cost?: string;
  rewards?: string[];
  texts?: Record<string, string>;
}

export interface Built {
  card: string;
  level: number;
  at: number;
  tokens: string[];
  stash: string;
  paint: Record<string, string>;
  under: number;
  circle: string;
}

export interface Drawing {
  turn: number;
  turns: number;
  round: number;
  line: string;
  reserve: number[];
  screen: number[];
  attacks: number;
  /** How many tokens are left, by pool (`magic/science`, `points 12`). */
  pools: Record<string, number>;
  /** Pools that have run dry: tokens of them were made up or substituted. */
  dry: string[];
  /** What is out of the game, as the words call it. */
  discard: string[];
  bids: string[];
  rivals: string[];
  pyramids: Built[][];
  lines: number[][];
  /** At the end: the gestures of the best recolouring, in turn a sector and its colour. */
  suggestion: string[];
  /** At the end, before anything is laid: what each recolouring would come to. Empty otherwise. */
  palette: Palette | Record<string, never>;
  cards: Record<string, Printed>;
}

/** What a recolouring is worth, in tables: how they are added up is told in `worth`. */
export interface Palette {
  free: number;
  sectors: string[];
  circles: string[][];
  shows: string[];
  one: number[];
  many: number[];
  left: number[];
  most: number[];
  rest: number;
}

/** The gems a player is about to lay: by sector (`2:0 TL`) the colour. */
export type Plan = Record<string, string>;

export const LETTERS = "BRGY";
export const COLOURS: Record<string, string> = { B: "#3b74c9", R: "#c5413a", G: "#3f8f4f", Y: "#d9a92c" };
const CORNERS = ["TL", "TR", "BL", "BR"];

export const WIDTH = 100;
export const HEIGHT = 70;
const GAP = 8;

/** The left upper corner of a place: each level lies half a card to the right of the one below. */
export function spot(level: number, at: number): { x: number; y: number } {
  return { x: (at + (level - 1) / 2) * (WIDTH + GAP), y: -(level - 1) * (HEIGHT + GAP) };
}

/** The colour of a sector as it shows now. */
export function sector(printed: Printed, built: Built | null, corner: number): string {
  return COLOURS[built?.paint[CORNERS[corner]!] ?? printed.sectors[corner]!]!;
}

export interface Target {
  level: number;
  at: number;
  choice: Choice;
}

/** Free places that are open to the reader now, each with the choice that takes it. */
export function targets(scene: Scene): Target[] {
  const found: Target[] = [];
  for (const choice of scene.choices) {
    const match = /^(?:place|build) (\d):(-?\d+)$/.exec(choice.text);
    if (match) found.push({ level: Number(match[1]), at: Number(match[2]), choice });
  }
  return found;
}

/** Choices about a card that lies in a pyramid, by its place. */
export function about(scene: Scene, seat: number): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of scene.choices) {
    const match = /^(?:at|sector|flip) (\d:-?\d+)/.exec(choice.text);
    if (match && choice.zone === `pyramid.${seat}`) found.set(match[1]!, [...(found.get(match[1]!) ?? []), choice]);
  }
  return found;
}

/** The part of the plane that a pyramid and its free places fill, with a margin. */
export function frame(built: Built[], open: Target[]): { x: number; y: number; width: number; height: number } {
  const corners = [...built, ...open].map((one) => spot(one.level, one.at));
  if (corners.length === 0) corners.push(spot(1, 0));
  const left = Math.min(...corners.map((one) => one.x));
  const right = Math.max(...corners.map((one) => one.x)) + WIDTH;
  const top = Math.min(...corners.map((one) => one.y));
  const bottom = Math.max(...corners.map((one) => one.y)) + HEIGHT;
  const width = Math.max(right - left, 5 * WIDTH);
  const height = Math.max(bottom - top, 2.5 * HEIGHT);
  return { x: (left + right - width) / 2 - 24, y: bottom - height - 8, width: width + 32, height: height + 16 };
}

const SIGNS: Record<string, string> = { gems: "◆", card: "▮", points: "★", science: "⚗", magic: "✦", defence: "♜", attack: "⚔", infinite: "∞", magic_bonus: "✦+", circle_bonus: "◉+" };

/** A reward or token in signs: `defence:1 + gems:2` is ♜ 2◆. */
export function signs(text: string): string {
  return text
    .split("+")
    .map((item) => {
      const [kind = "", ...rest] = item.trim().replace(/[*=].*$/, "").split(":");
      const number = rest.find((part) => /^\d+$/.test(part)) ?? "";
      const colour = rest.find((part) => /^[a-z]+$/.test(part));
      const sign = SIGNS[kind] ?? kind;
      const mark = colour && colour !== "any" ? (colour[0] ?? "").toUpperCase() : "";
      if (sign.endsWith("+")) return `${sign}${number}${mark}`;
      return `${number === "1" ? "" : number}${sign}${mark}`;
    })
    .join(" ");
}

/** A pool of tokens in signs: `attack/defence` is ⚔/♜, `red +4` ◉+4R. */
export function poolSigns(pool: string): string {
  const [kind = "", worth] = pool.split(" ");
  if (!worth) return kind.split("/").map((one) => signs(`${one}:1`)).join("/");
  if (kind === "points") return signs(`points:${worth}`);
  if (kind === "magic") return `${SIGNS["magic_bonus"]!.slice(0, -1)}${worth}`;
  return signs(`circle_bonus:${kind}:${worth.slice(1)}`);
}

/** The table's palette, where the reader may still lay gems as he likes. */
export function paletteOf(drawing: Drawing): Palette | null {
  return "sectors" in drawing.palette ? (drawing.palette as Palette) : null;
}

/** A gesture (`sector 2:0 TL`, `colour R`, …) as a plan. */
export function planned(moves: string[]): Plan {
  const plan: Plan = {};
  for (let at = 0; at + 1 < moves.length; at += 2) plan[moves[at]!.replace("sector ", "")] = moves[at + 1]!.replace("colour ", "");
  return plan;
}

/** The plan as the moves that make it. */
export function gesture(palette: Palette, plan: Plan): string[] {
  const laid = palette.sectors.filter((sector) => plan[sector]);
  return [...laid.flatMap((sector) => [`sector ${sector}`, `colour ${plan[sector]}`]), "done"];
}

/** The four colours of a circle with the plan laid. */
export function coloured(palette: Palette, circle: number, plan: Plan): string[] {
  return palette.circles[circle]!.map((sector, i) => plan[sector] ?? palette.shows[circle]![i]!);
}

/** The points a plan comes to. */
export function worth(palette: Palette, plan: Plan): number {
  let total = palette.rest;
  let ones = 0;
  palette.circles.forEach((_, circle) => {
    const colours = new Set(coloured(palette, circle, plan));
    total += palette.many[colours.size]!;
    if (colours.size > 1) return;
    ones += 1;
    total += palette.one[LETTERS.indexOf([...colours][0]!)]!;
  });
  const paid = Math.max(0, Object.keys(plan).length - palette.free);
  return total + palette.left[palette.left.length - 1 - paid]! + palette.most[ones]!;
}

/** Gems of each colour that a plan leaves; below nothing what only free recolouring can give. */
export function remaining(screen: number[], plan: Plan): number[] {
  return [...LETTERS].map((letter, i) => screen[i]! - Object.values(plan).filter((colour) => colour === letter).length);
}

/** The plan with one sector changed: a colour, or as it was; null where there is no gem for it. */
export function changed(palette: Palette, screen: number[], plan: Plan, sector: string, colour: string): Plan | null {
  const circle = palette.circles.findIndex((sectors) => sectors.includes(sector));
  const shows = palette.shows[circle]?.[palette.circles[circle]!.indexOf(sector)];
  const { [sector]: _, ...rest } = plan;
  if (!colour || colour === shows) return rest;
  const next = { ...rest, [sector]: colour };
  const lacking = remaining(screen, next).reduce((sum, left) => sum + Math.max(0, -left), 0);
  return lacking <= palette.free ? next : null;
}

/** The middle of a sector on the drawing. */
export function sectorSpot(sector: string): { x: number; y: number } {
  const [place = "1:0", corner = "TL"] = sector.split(" ");
  const [level = 1, at = 0] = place.split(":").map(Number);
  const card = spot(level, at);
  const x = { TL: 7, TR: WIDTH - 7, BL: WIDTH / 2 - 8, BR: WIDTH / 2 + 8 }[corner]!;
  return { x: card.x + x, y: card.y + (corner.startsWith("T") ? 7 : HEIGHT - 7) };
}
