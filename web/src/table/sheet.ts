/** The sheet as a drawing wants it: which figures stand where. */
import type { Column, Entry, Sheet } from "../wire/types";

export interface SlateSide {
  column: number;
  head: Column;
  above: Entry[];
  below: Entry[];
  over: Entry[];
  under: Entry[];
}

export interface Slate {
  sides: SlateSide[];
  people: { column: number; head: Column; total: number }[];
}

/**
 * The slate with its two lines. Above and below the upper line stand the figures of the partie in progress (what is
 * settled is wiped off); above and below the lower, the nets of the rubber. Sums of people stand beside it.
 */
export function slate(sheet: Sheet): Slate {
  const entries = sheet.entries ?? [];
  const sides: SlateSide[] = [];
  const people: Slate["people"] = [];
  sheet.columns.forEach((head, column) => {
    const totals = head.totals ?? {};
    if ("below" in totals || "above" in totals) {
      sides.push({ column, head, above: [], below: [], over: [], under: [] });
    } else people.push({ column, head, total: totals["sum"] ?? Object.values(totals)[0] ?? 0 });
  });
  const partie = lastHand(entries, (entry) => entry.place === "under" || entry.place === "over");
  const rubber = lastHand(entries, settles);
  for (const entry of entries) {
    const side = sides.find((other) => other.column === entry.column);
    if (!side) continue;
    if (entry.place === "below" && entry.hand > partie) side.below.push(entry);
    else if (entry.place === "above" && entry.hand > partie) side.above.push(entry);
    else if (entry.place === "under" && entry.hand > rubber) side.under.push(entry);
    else if (entry.place === "over" && entry.hand > rubber) side.over.push(entry);
  }
  return { sides, people };
}

/**
 * The rubbers of five or six: a column for each, headed by what it was worth; by person whether he won, lost (−1) or
 * rested (0). Where all play in every rubber the sums of people tell it.
 */
export function rubbers(sheet: Sheet): { hand: number; worth: number; signs: number[] }[] {
  const { people } = slate(sheet);
  if (people.length < 5) return [];
  const nets = (sheet.entries ?? []).filter((entry) => entry.reason === "rubber-net");
  const hands = [...new Set(nets.map((entry) => entry.hand))].sort((a, b) => a - b);
  return hands.map((hand) => {
    const amounts = people.map(({ column }) => nets.find((entry) => entry.hand === hand && entry.column === column)?.amount ?? 0);
    return { hand, worth: Math.max(...amounts.map(Math.abs)), signs: amounts.map(Math.sign) };
  });
}

export interface LineSide {
  column: number;
  head: Column;
  above: Entry[];
  /** Games taken in this rubber. */
  games: number;
  /** Once the rubber is settled: all that stands above and below the line. */
  sum?: number;
}

export interface LineSlate {
  sides: LineSide[];
  /** Game by game: after each deal the running totals of all sides. */
  games: { hand: number; totals: number[] }[][];
  people: Slate["people"];
  crosses: number;
}

/**
 * The slate of vint: above the line every figure by itself, below it running totals, a line after each game. It shows
 * the rubber in hand, and after its end the one just finished.
 */
export function lineSlate(sheet: Sheet): LineSlate {
  const { sides: heads, people } = slate(sheet);
  const entries = latestRubber(sheet.entries ?? []);
  const nets = entries.filter(settles);
  const sides = heads.map(({ column, head }, side) => {
    const mine = entries.filter((entry) => entry.column === column);
    const net = nets.find((entry) => (entry.words?.["of"] === "persons" ? entry.column === column + heads.length : entry.words?.["side"] === side));
    return {
      column,
      head: { ...head, seats: mine.find((entry) => entry.seats)?.seats ?? head.seats },
      above: mine.filter((entry) => entry.place === "above"),
      games: net ? mine.filter((entry) => entry.reason === "game" || entry.reason === "rubber").length : (head.totals?.["games"] ?? 0),
      ...(net ? { sum: Number(net.words?.["mine"]) } : {}),
    };
  });
  const games: LineSlate["games"] = [[]];
  let totals = sides.map(() => 0);
  const hands = [...new Set(entries.filter((entry) => entry.place === "below").map((entry) => entry.hand))].sort((a, b) => a - b);
  for (const hand of hands) {
    const here = entries.filter((entry) => entry.hand === hand);
    totals = totals.map((total, i) => here.reduce((sum, entry) => (entry.place === "below" && entry.column === sides[i]!.column ? sum + entry.amount : sum), total));
    games[games.length - 1]!.push({ hand, totals });
    if (here.some((entry) => entry.reason === "game" || entry.reason === "rubber")) {
      games.push([]);
      totals = sides.map(() => 0);
    }
  }
  return { sides, games: games.filter((game) => game.length > 0), people, crosses: sheet.notes?.["crosses"] ?? 0 };
}

function latestRubber(entries: Entry[]): Entry[] {
  const ends = entries.filter(settles).map((entry) => entry.hand);
  let last = Math.max(0, ...ends);
  if (last > 0 && !entries.some((entry) => entry.hand > last)) last = Math.max(0, ...ends.filter((hand) => hand < last));
  return entries.filter((entry) => entry.hand > last);
}

/** Is a rubber settled with this figure? A personal fine stands among the sums of people too, in mid-rubber. */
function settles(entry: Entry): boolean {
  return entry.reason === "rubber-net" || entry.reason === "deal-net";
}

function lastHand(entries: Entry[], which: (entry: Entry) => boolean): number {
  return entries.reduce((last, entry) => (which(entry) ? Math.max(last, entry.hand) : last), 0);
}

/** The hands of the match in order, each with its entries by column: for a table of figures. */
export function byHand(sheet: Sheet): { hand: number; cells: Entry[][] }[] {
  const rows = new Map<number, Entry[][]>();
  for (const entry of sheet.entries ?? []) {
    let cells = rows.get(entry.hand);
    if (!cells) rows.set(entry.hand, (cells = sheet.columns.map(() => [])));
    cells[entry.column]?.push(entry);
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([hand, cells]) => ({ hand, cells }));
}

/** A figure as it is printed: −3 with a minus, 5 as it is, from five digits on in threes: 70 000. */
export function figure(amount: number): string {
  const digits = String(Math.abs(amount));
  const grouped = digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return amount < 0 ? `−${grouped}` : grouped;
}

/** A figure of money or points with its sign: +5, −3, 0. */
export function signed(amount: number): string {
  return amount > 0 ? `+${figure(amount)}` : figure(amount);
}

export interface Slip {
  column: number;
  head: Column;
  /** The figures of the partie in progress, each with what stood there before and after it. */
  lines: { entry: Entry; before: number; total: number }[];
  wins: number;
}

/** Slips with running totals. A win wipes both clean; the slips of the last partie stay until a new one begins. */
export function slips(sheet: Sheet): Slip[] {
  const found: Slip[] = sheet.columns.map((head, column) => ({ column, head, lines: [], wins: head.totals?.["wins"] ?? 0 }));
  let won = false;
  for (const entry of sheet.entries ?? []) {
    if (entry.place === "wins") {
      won = true;
      continue;
    }
    if (won) for (const slip of found) slip.lines = [];
    won = false;
    const lines = found[entry.column]?.lines;
    const before = lines?.at(-1)?.total ?? 0;
    lines?.push({ entry, before, total: before + entry.amount });
  }
  return found;
}
