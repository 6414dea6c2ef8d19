/** What the server tells of a duel of Berserk, and what of it can be touched. No rule of the game is known here. */
import type { Choice, Message, PrintedCard, Scene } from "../wire/types";
import type { Words } from "../words/words";

/** A card in play, with its values as they are now. */
export interface Thing {
  /** What moves call it: `A.iron_boar#2`. */
  name: string;
  card: string;
  type: string;
  under: string[];
  cost: number;
  strike: number;
  lives: number;
  printed: [strike: number, lives: number];
  wounds: number;
  closed: boolean;
  hidden: boolean;
  stunned: boolean;
  fresh: boolean;
  keywords: string[];
  armour: number;
  regeneration: number;
  poison: number;
  /** Of each feature that can be used: its card and its paragraph there; -1: acquired. */
  features: [card: string, paragraph: number][];
  changes: Message[];
}

export interface Side {
  hero: Thing;
  squad: Thing[];
  supports: Thing[];
  coins: [open: number, closed: number];
  placed: Record<string, number>;
  failed: number;
  /** The list that was handed in, hero first; empty where it is not to be seen. */
  list: string[];
}

/** A trigger that waits; `next`: it fired while others were carried out. */
export interface Pending {
  name: string;
  card: string;
  player: number;
  next: boolean;
  paragraph: number;
}

export interface Drawing {
  berserk: Side[];
  turn: number;
  active: number;
  asked: string;
  /** The card whose text asks. */
  about: string;
  attack: [] | [attacker: string, target: string];
  queue: Pending[];
  /** What each card of the own hand would cost now. */
  prices: number[];
  frenzied: string[];
}

export function duelOf(scene: Scene): Drawing | null {
  const drawing = scene.drawing as unknown as Drawing | undefined;
  return Array.isArray(drawing?.berserk) && drawing.berserk.length === 2 ? drawing : null;
}

export const everything = (duel: Drawing): Thing[] => duel.berserk.flatMap((side) => [side.hero, ...side.supports, ...side.squad]);

// -- what can be touched

export interface Offers {
  /** By object in play: touching it is the move. */
  things: Map<string, Choice>;
  /** By object in play: what it may do; it is lifted first. */
  acts: Map<string, Choice[]>;
  /** By card of the own hand: it is lifted first, then played. */
  plays: Map<string, Choice>;
  /** By card of the own hand: touching it is the move (discard it, put it under the deck). */
  held: Map<string, Choice>;
  /** Cards that lie elsewhere, triggers and ways of a text: laid out in a row to choose from. */
  picks: Choice[];
  /** What is about no card at all: buttons. */
  plain: Choice[];
}

const LISTED = /^(mode|next_trigger|which_event) /;

export function offers(scene: Scene, duel: Drawing): Offers {
  const found: Offers = { things: new Map(), acts: new Map(), plays: new Map(), held: new Map(), picks: [], plain: [] };
  const names = new Set(everything(duel).map((thing) => thing.name));
  const held = new Set(scene.zones.find((zone) => zone.name === `hand.${scene.seat}`)?.cards ?? []);
  for (const choice of scene.choices) {
    if (choice.aside) continue;
    const [word = "", first = ""] = choice.text.split(" ");
    if (word === "attack" || word === "use") found.acts.set(first, [...(found.acts.get(first) ?? []), choice]);
    else if (word === "play" && choice.card) found.plays.set(choice.card, choice);
    else if (LISTED.test(choice.text) && !names.has(choice.text.replace(LISTED, ""))) found.picks.push(choice);
    else if (word === "next_trigger") found.picks.push(choice);
    else if (names.has(first)) found.things.set(first, choice);
    else if (choice.card && held.has(choice.card) && choice.zone === `hand.${scene.seat}`) found.held.set(choice.card, choice);
    else if (choice.card || /^pick \d/.test(choice.text)) found.picks.push(choice);
    else found.plain.push(choice);
  }
  return found;
}

/** What a lifted object may aim at, by object. */
export function targetsOf(acts: Choice[]): Map<string, Choice> {
  return new Map(acts.filter((choice) => choice.text.startsWith("attack ")).map((choice) => [choice.text.split(" ")[2] ?? "", choice]));
}

/** What a card that was dragged does where it is let go: on an object in play by its name, on the bare field (`""`), or beside it (`null`). */
export function dropped({ acts, plays, held }: Offers, lifted: string, on: string | null): Choice | undefined {
  if (on === null) return undefined;
  const [, from, name = ""] = /^(held|in play) (.*)$/.exec(lifted) ?? [];
  return from === "held" ? (plays.get(name) ?? held.get(name)) : targetsOf(acts.get(name) ?? []).get(on);
}

export interface Use {
  choice: Choice;
  /** The feature as it is printed; empty for one acquired. */
  card: string;
  paragraph: number;
}

export function usesOf(acts: Choice[], thing: Thing): Use[] {
  return acts
    .filter((choice) => choice.text.startsWith("use "))
    .map((choice) => {
      const [card, paragraph] = thing.features[Number(choice.text.split(" ")[2])] ?? ["", -1];
      return { choice, card, paragraph };
    });
}

/** Which side lies above: the other's, and for who looks on the second player's. */
export const above = (scene: Scene): number => (scene.seat < 0 ? 1 : 1 - scene.seat);

// -- what is printed

export const plainText = (paragraph: [string, string][] | undefined): string => (paragraph ?? []).map(([text]) => text).join("");

/** A paragraph of a card; the whole text where a card prints one text of its own. */
export function paragraphOf(card: PrintedCard | undefined, number: number): string {
  if (!card || number < 0) return "";
  return plainText(card.text[number] ?? (card.text.length === 1 ? card.text[0] : undefined));
}

/** The ways of a text that says “Choose one”: `“Bury” — deal 6 wounds …`. */
export function waysOf(card: PrintedCard | undefined): string[] {
  const text = (card?.text ?? []).map(plainText).join(" ");
  const starts = [...text.matchAll(/[“«][^”»]+[”»] — /g)].map((found) => found.index);
  return starts.map((start, i) => text.slice(start, starts[i + 1]).trim());
}

/** A card of a set that this page cannot read: its name, and what lies open of it. */
export function unprinted(id: string, name: string, thing?: Thing): PrintedCard {
  const [strike, lives] = thing?.type === "creature" ? thing.printed : thing?.type === "hero" ? [-1, thing.printed[1]] : [-1, -1];
  return { id, name, type: thing?.type ?? "", elements: [], classes: [], kind: "", cost: thing && thing.type !== "hero" ? thing.cost : -1, strike, lives, rarity: "", reserve: "", text: [] };
}

// -- what is seen at a glance

export interface Mark {
  mark: string;
  number?: number;
  bad?: boolean;
}

const SHOWN = ["frenzy", "first_strike", "directed_strike", "dash", "experience_attack", "experience_defence", "protection", "elusive", "vulnerable"];

/** It came in this turn and must rest; with Dash it need not. */
export const rests = (thing: Thing): boolean => thing.fresh && !thing.keywords.includes("dash");

/** The chips on a card in play: what ails it first, then what it can do. */
export function marksOf(thing: Thing): Mark[] {
  const found: Mark[] = [];
  if (thing.hidden) found.push({ mark: "hidden" });
  if (thing.stunned) found.push({ mark: "stunned", bad: true });
  if (thing.poison > 0) found.push({ mark: "poison", number: thing.poison, bad: true });
  if (thing.armour > 0) found.push({ mark: "armour", number: thing.armour });
  if (thing.regeneration > 0) found.push({ mark: "regeneration", number: thing.regeneration });
  if (rests(thing)) found.push({ mark: "fresh" });
  for (const keyword of SHOWN) if (thing.keywords.includes(keyword)) found.push({ mark: keyword, ...(keyword === "vulnerable" && { bad: true }) });
  return found;
}

/** The rule of a chip. */
export const RULES: Record<string, string> = {
  hidden: "BH-242", stunned: "BH-222", poison: "BH-228", armour: "BH-202", regeneration: "BH-238", fresh: "BH-80", frenzy: "BH-201",
  first_strike: "BH-229", directed_strike: "BH-221", dash: "BH-239", experience_attack: "BH-223", experience_defence: "BH-224",
  protection: "BH-215", elusive: "BH-263", vulnerable: "BH-251",
};

/** The rule of what the table tells. */
export const TOLD: Record<string, string> = {
  trigger: "BH-105", dies: "BH-161", wounded: "BH-150", "wounded-by": "BH-150", healed: "BH-152", armour: "BH-202", poisoned: "BH-228", hidden: "BH-243", blocked: "BH-125",
  replaced: "BH-155", shows: "BH-232", places: "BH-261", fails: "BH-282", exchanges: "BH-33", paid: "BH-262", refused: "BH-262",
};

/** Better or worse than printed. */
export const against = (now: number, printed: number): "" | "more" | "less" => (now > printed ? "more" : now < printed ? "less" : "");

/** A card in play, read aloud. */
export function aloud(thing: Thing, words: Words): string {
  const told = [words.card(thing.card)];
  if (thing.type === "creature") told.push(words.text("board-strike", { number: thing.strike }));
  if (thing.type !== "support") told.push(words.text("board-lives", { number: thing.lives - thing.wounds, total: thing.lives }));
  if (thing.closed) told.push(words.text("board-closed"));
  return [...told, ...marksOf(thing).map((mark) => markText(mark, words))].join(", ");
}

export const markText = (mark: Mark, words: Words): string => [words.first([`board-mark-${mark.mark}`, `keyword-${mark.mark}`]), mark.number ?? ""].join(" ").trim();

/** What has changed a card, for how long, and by which card. */
export function changeText(change: Message, words: Words): string {
  const { keyword, number, until, card } = (change.words ?? {}) as { keyword?: string; number?: number; until?: string; card?: string };
  const feature = keyword ? [words.text(`keyword-${keyword}`), number || ""].join(" ").trim() : "";
  const lasts = `board-until-${until}`;
  return [words.text(change.key, { ...change.words, feature }), words.has(lasts) ? words.text(lasts) : "", card ? words.card(card) : ""].filter(Boolean).join(" · ");
}

/** Equal cards of a list or a pile together, in the order in which they come first. */
export function counted(cards: string[]): { card: string; number: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, number]) => ({ card, number }));
}

// -- what has happened

/** What the table told after a move, in the order in which it happened; without what stands there all the time. */
export const toldIn = (scene: Scene): Message[] => (scene.facts ?? []).filter((fact) => fact.key.replace("fact-", "") in TOLD);

export interface Chapter {
  turn: number;
  active: number;
  lines: { text: string; rule: string }[];
}

/** The turns so far with one scene's lines more; turns that were taken back are forgotten. */
export function written(all: Chapter[], duel: Drawing, lines: Chapter["lines"]): Chapter[] {
  const chapters = all.some((one) => one.turn > duel.turn) ? all.filter((one) => one.turn < duel.turn) : all;
  const last = chapters.at(-1);
  if (lines.length === 0 && last?.turn === duel.turn) return chapters;
  // what ended a turn is told with the first scene of the next
  const before = last ? [...chapters.slice(0, -1), { ...last, lines: [...last.lines, ...lines] }] : lines.length ? [{ turn: 0, active: -1, lines }] : [];
  return before.at(-1)?.turn === duel.turn ? before : [...before, { turn: duel.turn, active: duel.active, lines: [] }];
}

// -- by keys

export interface Box {
  x: number;
  y: number;
}

/** The nearest box in a direction: what lies across counts double. */
export function nearest(from: Box, boxes: Box[], key: string): number {
  const across = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const along = sign * (across ? box.y - from.y : box.x - from.x);
    const aside = Math.abs(across ? box.x - from.x : box.y - from.y);
    if (along < 8 || (!across && aside > along)) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

// -- a coat of arms for every card

export interface Crest {
  division: number;
  charge: number;
  /** The field is the lighter of the two colours. */
  light: boolean;
}

export const DIVISIONS = 9;
export const CHARGES = 10;

/** A card's arms: by its name alone, so that it is known again everywhere. */
export function crest(id: string): Crest {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return { division: hash % DIVISIONS, charge: (hash >>> 8) % CHARGES, light: (hash >>> 20) % 2 === 0 };
}

const COLOURS: Record<string, string> = { steppe: "#b8862b", mountain: "#6d7480", forest: "#3d7a3a", swamp: "#4d6b62", darkness: "#5d3a63" };
const NEUTRAL = "#8a6f52";

/** The two colours of a card: its elements'. */
export function colours(card: PrintedCard): [string, string] {
  const [one = NEUTRAL, two = one] = card.elements.map((element) => COLOURS[element] ?? NEUTRAL);
  return [one, two];
}
