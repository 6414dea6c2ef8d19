/** The pulka as players draw it: a sheet whose fields meet in the middle, one along each player's edge. */
import type { Entry, Sheet } from "../wire/types";

export type Edge = "bottom" | "left" | "top" | "right";
export type Point = [number, number];

/** One strip of a field: its outline, and where and how its figures are written. */
export interface Strip {
  outline: Point[];
  middle: Point;
  /** How long a line of figures may be. */
  room: number;
  turned: number;
}

/** One figure of a chain: what stood there after this entry was written, or, without an entry, before all of them. */
export interface Link {
  sum: number;
  entry?: Entry;
}

export interface Field {
  seat: number;
  column: number;
  edge: Edge;
  /** Outermost: whists on each other player, in the order in which they sit from the left. */
  whists: { on: number; strip: Strip; chain: Link[] }[];
  pulya: { strip: Strip; chain: Link[]; closed: boolean };
  mountain: { strip: Strip; chain: Link[] };
  name: Strip;
}

export const SIZE = 400;
const DEPTHS = { whists: [0, 48], pulya: [48, 88], mountain: [88, 128], name: [134, 158] } as const;
const MIDDLE: Record<number, Point> = { 2: [200, 200], 3: [200, 185], 4: [200, 200] };
const EDGES: Record<number, Edge[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** Can this sheet be drawn so? More than four sit around no square. */
export function drawable(sheet: Sheet): boolean {
  return sheet.columns.length in EDGES;
}

export function middleOf(players: number): Point {
  return MIDDLE[players] ?? [200, 200];
}

/** The lines that part the fields. */
export function creases(players: number): [Point, Point][] {
  const middle = middleOf(players);
  if (players === 2) return [[[0, 200], [SIZE, 200]]];
  const ends: Point[] = players === 3 ? [[0, SIZE], [SIZE, SIZE], [200, 0]] : [[0, SIZE], [SIZE, SIZE], [0, 0], [SIZE, 0]];
  return ends.map((end) => [end, middle]);
}

/** Where a field ends, so deep inside the sheet: from the left hand of its owner to his right. */
export function span(players: number, edge: Edge, depth: number): [Point, Point] {
  const [x, y] = middleOf(players);
  if (players === 2) {
    const level = edge === "bottom" ? SIZE - depth : depth;
    return [[0, level], [SIZE, level]];
  }
  if (edge === "bottom") {
    const inset = (depth * x) / (SIZE - y);
    return [[inset, SIZE - depth], [SIZE - inset, SIZE - depth]];
  }
  if (edge === "top") return [[SIZE - depth, depth], [depth, depth]];
  const foot = SIZE - (depth * (SIZE - y)) / x;
  const head = players === 3 ? 0 : depth;
  return edge === "left" ? [[depth, head], [depth, foot]] : [[SIZE - depth, foot], [SIZE - depth, head]];
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A part of the strip between two depths, from one share of its length to another. */
export function strip(players: number, edge: Edge, [outer, inner]: readonly [number, number], from = 0, to = 1): Strip {
  const [outerLeft, outerRight] = span(players, edge, outer);
  const [innerLeft, innerRight] = span(players, edge, inner);
  const outline = [between(outerLeft, outerRight, from), between(outerLeft, outerRight, to), between(innerLeft, innerRight, to), between(innerLeft, innerRight, from)];
  const middle: Point = [
    outline.reduce((sum, point) => sum + point[0], 0) / 4,
    outline.reduce((sum, point) => sum + point[1], 0) / 4,
  ];
  const room = Math.hypot(outline[2]![0] - outline[3]![0], outline[2]![1] - outline[3]![1]);
  return { outline, middle, room, turned: edge === "left" ? 90 : edge === "right" ? -90 : 0 };
}

/** What has been written in one place, each figure added to the one before, as players write it. */
export function chain(entries: Entry[], column: number, place: string, begun = 0): Link[] {
  let sum = begun;
  return entries.filter((entry) => entry.column === column && entry.place === place).map((entry) => ({ sum: (sum += entry.amount), entry }));
}

/** What stood in a place before the first figure that is told: a described sheet has totals and no figures. */
export function begunWith(sheet: Sheet, column: number, place: string): number {
  const total = sheet.columns[column]?.totals?.[place] ?? 0;
  return total - (chain(sheet.entries ?? [], column, place).at(-1)?.sum ?? 0);
}

/** All figures of a place, before them the one that it began with. */
export function figuresOf(sheet: Sheet, column: number, place: string): Link[] {
  const begun = Math.max(0, begunWith(sheet, column, place));
  const links = chain(sheet.entries ?? [], column, place, begun);
  return begun > 0 ? [{ sum: begun }, ...links] : links;
}

/** The last figures of a chain that have room. */
export function fitting(links: Link[], room: number, size: number): Link[] {
  let used = 0;
  let first = links.length;
  while (first > 0) {
    used += (String(links[first - 1]!.sum).length + 1) * size * 0.47;
    if (used > room && first < links.length) break;
    first -= 1;
  }
  return links.slice(first);
}

/** How large a name may be written, at most of this size, so that it stays within its strip. */
export function fittingName(name: string, room: number, size: number): number {
  return Math.min(size, room / (name.length * 0.46));
}

/** The fields, the viewer's own at the bottom, the others from his left as they sit. */
export function fields(sheet: Sheet, viewer: number): Field[] {
  const players = sheet.columns.length;
  const seats = sheet.columns.map((column, i) => column.seats[0] ?? i);
  const start = Math.max(0, seats.indexOf(viewer));
  return (EDGES[players] ?? []).map((edge, turn) => {
    const column = (start + turn) % players;
    const others = seats.map((_, i) => seats[(column + 1 + i) % players]!).slice(0, players - 1);
    const totals = sheet.columns[column]!.totals ?? {};
    const target = sheet.notes?.["target"] ?? 0;
    const width = 1 / others.length;
    return {
      seat: seats[column]!,
      column,
      edge,
      whists: others.map((on, i) => ({
        on,
        strip: strip(players, edge, DEPTHS.whists, i * width, (i + 1) * width),
        chain: figuresOf(sheet, column, `whists.${on}`),
      })),
      pulya: {
        strip: strip(players, edge, DEPTHS.pulya),
        chain: figuresOf(sheet, column, "pulya"),
        closed: target > 0 && (totals["pulya"] ?? 0) >= target,
      },
      mountain: { strip: strip(players, edge, DEPTHS.mountain), chain: figuresOf(sheet, column, "mountain") },
      name: strip(players, edge, DEPTHS.name),
    };
  });
}
