/** A described position as cards that can be moved about. Knows no game: piles are names with cards, the rest is data. */

export type Position = { piles?: Record<string, string>; played?: unknown; [part: string]: unknown };

/** A card where it lies: by its pile and its place in it. */
export interface Spot {
  pile: string;
  index: number;
}

export const TRAY = "";
/** The cards laid to tricks stand as rows, each with the place it came from: `W AC`. */
export const PLAYED = "played";
const ROW = /^(\S+) (\S+)$/;
const DOTTED = /^[AKQJT2-9-]*(\.[AKQJT2-9-]*){3}$/i;
const DOTTED_SUITS = ["S", "H", "D", "C"] as const;
const SIGNS: Record<string, string> = { "♠": "S", "♣": "C", "♦": "D", "♥": "H" };

export function cardsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** The rows of played cards, where the position has them and all of them are a place and a card. */
export function rowsOf(position: Position): [string, string][] | null {
  const rows = position.played;
  if (!Array.isArray(rows)) return null;
  const read = rows.map((row) => (typeof row === "string" ? ROW.exec(row) : null));
  return read.every((row) => row !== null) ? read.map((row) => [row![1]!, row![2]!]) : null;
}

/** Every pile with its cards, the played ones last. */
export function pilesOf(position: Position): { name: string; cards: string[] }[] {
  const piles = Object.entries(position.piles ?? {}).map(([name, text]) => ({ name, cards: cardsIn(text) }));
  const rows = rowsOf(position);
  return rows ? [...piles, { name: PLAYED, cards: rows.map(([, card]) => card) }] : piles;
}

/** All cards of the position: those with which it is played. */
export function packOf(position: Position): string[] {
  return pilesOf(position).flatMap((pile) => pile.cards);
}

/** The cards of the pack that lie nowhere, in the pack's order. */
export function unplaced(pack: readonly string[], position: Position): string[] {
  const left = counted(packOf(position));
  return pack.filter((card) => {
    const lying = left.get(card) ?? 0;
    left.set(card, lying - 1);
    return lying <= 0;
  });
}

function counted(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** The position without the cards at these spots. */
function without(position: Position, taken: readonly Spot[]): Position {
  const gone = (pile: string, index: number): boolean => taken.some((spot) => spot.pile === pile && spot.index === index);
  const piles = Object.fromEntries(Object.entries(position.piles ?? {}).map(([name, text]) => [name, cardsIn(text).filter((_, i) => !gone(name, i)).join(" ")]));
  const rows = rowsOf(position);
  return { ...position, piles, ...(rows && { played: rows.filter((_, i) => !gone(PLAYED, i)).map((row) => row.join(" ")) }) };
}

/** Whose a card was, as the played rows name it: `S`, or the number of `hand.2`. */
export function ownerOf(pile: string): string {
  return pile.split(".").at(-1)!;
}

/** The cards at these spots (of the tray: by their place among the unplaced) lie in that pile now, last. */
export function moved(position: Position, pack: readonly string[], taken: readonly Spot[], to: string): Position {
  const tray = unplaced(pack, position);
  const lying = new Map(pilesOf(position).map((pile) => [pile.name, pile.cards]));
  const cards = taken.map((spot) => (spot.pile === TRAY ? tray[spot.index] : lying.get(spot.pile)?.[spot.index]) ?? "");
  const left = without(position, taken);
  if (to === TRAY) return left;
  if (to === PLAYED && rowsOf(position)) {
    const rows = taken.map((spot, i) => `${spot.pile === TRAY || spot.pile === PLAYED ? "?" : ownerOf(spot.pile)} ${cards[i]!}`);
    return { ...left, played: [...(left.played as string[]), ...rows] };
  }
  return { ...left, piles: { ...left.piles, [to]: [...cardsIn(left.piles?.[to] ?? ""), ...cards].join(" ") } };
}

/** The position with nothing on the table: all cards wait to be placed. */
export function cleared(position: Position): Position {
  const piles = Object.fromEntries(Object.keys(position.piles ?? {}).map((name) => [name, ""]));
  return { ...position, piles, ...(rowsOf(position) && { played: [] }) };
}

/** Cards as people type them: `AS 10h Q♥`, `akq.t9..j2` (spades, hearts, diamonds, clubs), a game's own names. */
export function readCards(text: string, pack: readonly string[]): { cards: string[]; unknown: string[] } {
  const byName = new Map(pack.map((card) => [card.toLowerCase(), card]));
  const words = cardsIn(text.replace(/[,;]/g, " ")).flatMap(dotted);
  const cards: string[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    const plain = word.replace(/[♠♣♦♥]/g, (sign) => SIGNS[sign]!).replace(/^10(?=[SCDH]$)/i, "T");
    const found = byName.get(plain.toLowerCase());
    if (found) cards.push(found);
    else unknown.push(word);
  }
  return { cards, unknown };
}

function dotted(word: string): string[] {
  if (!DOTTED.test(word)) return [word];
  return word.split(".").flatMap((ranks, i) => [...ranks.replaceAll("-", "")].map((rank) => rank.toUpperCase() + DOTTED_SUITS[i]!));
}

/** These cards, and no others, lie in the pile, in this order: taken from wherever they lie; what it had besides lies nowhere. */
export function typed(position: Position, pile: string, cards: readonly string[]): Position {
  const wanted = counted(cards);
  const taken: Spot[] = [];
  for (const other of pilesOf(position).sort((a, b) => Number(b.name === pile) - Number(a.name === pile))) {
    other.cards.forEach((card, index) => {
      const left = wanted.get(card) ?? 0;
      if (left > 0) {
        wanted.set(card, left - 1);
        taken.push({ pile: other.name, index });
      } else if (other.name === pile) taken.push({ pile, index });
    });
  }
  const left = without(position, taken);
  return { ...left, piles: { ...left.piles, [pile]: cards.join(" ") } };
}

/** The position as text, a part a line: to be copied, kept, and read again. */
export function written(game: string, preset: string, options: Record<string, unknown>, start: Position): string {
  const lines = Object.entries(start).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const head = { game, ...(preset && { preset }), ...(Object.keys(options).length > 0 && { options }) };
  return `${JSON.stringify(head).slice(0, -1)}, "start": {\n${lines.join(",\n")}\n}}`;
}

export interface Written {
  game: string;
  preset: string;
  options: Record<string, unknown>;
  start: Position;
}

/** What somebody has pasted: a position as it is copied here, a record that begins with one, or the bare position. */
export function readWritten(text: string): Partial<Written> | null {
  try {
    const read = JSON.parse(text) as unknown;
    if (!isTable(read)) return null;
    if (!("start" in read)) return { start: read };
    const { game, preset, options, start } = read;
    if (!isTable(start)) return null;
    return { ...(typeof game === "string" && { game }), preset: typeof preset === "string" ? preset : "", options: isTable(options) ? options : {}, start };
  } catch {
    return null;
  }
}

/** A figure as a sheet has it, which may be a fraction. */
export const FIGURE = /^-?\d+(\/\d+)?$/;
const MOST_ACROSS = 8;

/** Figures side by side, one for each player as a rule. */
export function areFigures(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" && FIGURE.test(one));
}

/** Rows of numbers, all of one length: what each has written on each. */
export function isGrid(value: unknown): value is number[][] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const [first] = value as unknown[];
  const across = Array.isArray(first) ? first.length : 0;
  return across > 0 && across <= MOST_ACROSS && value.every((row) => Array.isArray(row) && row.length === across && row.every((one) => Number.isInteger(one)));
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
