/** What can be touched: from the choices of a scene alone, with no rule of any game. */
import type { Choice, Picks, Scene, Zone } from "../wire/types";

export interface Touch {
  /** By `zone|card`: what may be done with that card. */
  cards: Map<string, Choice[]>;
  /** By zone: what may be done by touching it without a card. */
  zones: Map<string, Choice[]>;
  /** What needs a button: it is about no card that can be seen. */
  buttons: Choice[];
  asides: Choice[];
}

export function at(zone: string, card: string): string {
  return `${zone}|${card}`;
}

function holds(zone: Zone, card: string): boolean {
  return (zone.cards ?? []).includes(card);
}

/** The zone in which the choice's card can be touched: the one it names, else one's own, else any that shows it. */
export function whereIs(scene: Scene, choice: Choice): Zone | undefined {
  const card = choice.card;
  if (!card) return undefined;
  const holding = scene.zones.filter((zone) => holds(zone, card));
  return (
    holding.find((zone) => zone.name === choice.zone) ??
    holding.find((zone) => zone.seat === scene.seat && (zone.kind === "hand" || zone.kind === "open")) ??
    holding.find((zone) => zone.seat === scene.seat) ??
    holding[0]
  );
}

export function touch(scene: Scene): Touch {
  const found: Touch = { cards: new Map(), zones: new Map(), buttons: [], asides: [] };
  for (const choice of scene.choices) {
    const zone = whereIs(scene, choice);
    if (choice.aside) found.asides.push(choice);
    else if (zone) push(found.cards, at(zone.name, choice.card!), choice);
    else if (!choice.card && choice.zone && scene.zones.some((other) => other.name === choice.zone)) {
      push(found.zones, choice.zone, choice);
      found.buttons.push(choice);
    } else found.buttons.push(choice);
  }
  return found;
}

/** Closes a gesture of just so many cards, which the rules need no word for: until then a slip can be mended. */
const CLOSE: Choice = { move: -1, text: "", says: { key: "move-done" } };

/** The scene as it can be touched with these cards picked: all that may be among them, and what may be done with so many. */
export function picking(scene: Scene, picked: Choice[]): Scene {
  const picks = scene.picks;
  if (!picks) return scene;
  const asides = scene.choices.filter((choice) => choice.aside);
  const ends = picked.length === picks.whole ? [CLOSE] : (picks.ends[picked.length] ?? []);
  return { ...scene, choices: [...picks.cards, ...ends, ...asides] };
}

/** What is picked after this one was touched: touched again, it is put back. */
export function picked(before: Choice[], choice: Choice): Choice[] {
  const without = before.filter((other) => other.move !== choice.move);
  return without.length < before.length ? without : [...before, choice];
}

/** So many may be picked, and no more. */
export function most(picks: Picks): number {
  return picks.whole ?? picks.ends.length - 1;
}

/** More than may be picked: then the table says why. */
export function areTooMany(picks: Picks, number: number): boolean {
  return number > most(picks);
}

/** Is it one of the cards that are picked together? */
export function isPick(picks: Picks | undefined, choice: Choice): boolean {
  return picks?.cards.some((other) => other.move === choice.move) ?? false;
}

/** What is sent for a gesture: a word that only the page needs is not. */
export function gestured(choices: Choice[]): string[] {
  return choices.filter((choice) => choice !== CLOSE).map((choice) => choice.text);
}

/** What a typed line picks and closes it with; or the word in it that names nothing, a card named twice, a word too many. */
export type PickedLine = { picked: Choice[]; end?: Choice } | { unknown: string } | { twice: Choice } | { extra: string };

/**
 * Cards picked together by a typed line, several at once (`9S 5H done`), by notation, number, card or the words they
 * are said in. A card picked before is put back if nothing else is named: among others it is one of them.
 */
export function typedPicks(text: string, scene: Scene, before: Choice[], said: (choice: Choice) => string): PickedLine {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const named = new Set<number>();
  let now = before;
  for (let at = 0; at < words.length; ) {
    const choices = picking(scene, now).choices;
    let end = words.length;
    let meant: Choice | undefined;
    for (; end > at; end -= 1) {
      meant = called(words.slice(at, end).join(" "), choices, said);
      if (meant) break;
    }
    if (!meant) return { unknown: words[at + pastVerb(scene.picks, words.slice(at))]! };
    if (!isPick(scene.picks, meant)) return end < words.length ? { extra: words[end]! } : { picked: now, end: meant };
    if (named.has(meant.move)) return { twice: meant };
    named.add(meant.move);
    const put = words.slice(at, end).join(" ").toLowerCase() === said(meant).toLowerCase();
    const alone = at === 0 && end === words.length;
    if (alone || put || now.every((other) => other.move !== meant.move)) now = picked(now, meant);
    at = end;
  }
  return { picked: now };
}

/** By its notation, its number or its words, and a card by its name alone. */
function called(text: string, choices: Choice[], said: (choice: Choice) => string): Choice | undefined {
  const asked = text.toUpperCase().replace(/^10(?=[SCDH]$)/, "T");
  if (asked === "DONE" && choices.includes(CLOSE)) return CLOSE;
  return typed(text.replace(/\b10(?=[scdh]$)/i, "T"), choices, said) ?? choices.find((choice) => choice.card?.toUpperCase() === asked);
}

/** `throw KC`: what is wrong is the card, not the verb. */
function pastVerb(picks: Picks | undefined, words: string[]): number {
  const like = picks?.cards[0];
  const verb = like?.card ? like.text.replace(like.card, "").trim().toLowerCase() : "";
  return words.length > 1 && words[0]!.toLowerCase() === verb ? 1 : 0;
}

function push(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const list = map.get(key);
  if (list) list.push(choice);
  else map.set(key, [choice]);
}

/** Where the lifted card may go: the zones its choices aim at. */
export function aims(choices: Choice[], from: string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.zone && choice.zone !== from) push(found, choice.zone, choice);
  }
  return found;
}

/** Many moves that differ only in a sum, from the smallest to the largest: a slider instead of a wall of buttons. */
export interface Ladder {
  key: string;
  steps: Choice[];
}

/** So many sums of one kind, and they become a ladder. */
export const LADDER = 9;

/** Buttons with their sums taken out: stakes and raises are ladders, everything else stays a button. */
export function ladders(buttons: Choice[]): { plain: Choice[]; ladders: Ladder[] } {
  const kinds = new Map<string, Choice[]>();
  for (const choice of buttons) if (sum(choice) !== undefined) push(kinds, choice.says.key, choice);
  const found = [...kinds].filter(([, steps]) => steps.length >= LADDER);
  const climbing = new Set(found.flatMap(([, steps]) => steps));
  return {
    plain: buttons.filter((choice) => !climbing.has(choice)),
    ladders: found.map(([key, steps]) => ({ key, steps: steps.toSorted((one, other) => sum(one)! - sum(other)!) })),
  };
}

/** A bid: how high, in what, and the column of its strain in the box. */
export interface Bid {
  written: string;
  column: number;
}

/** So many bids of levels and strains (`bid 2D`, `announce 7NT`), and they are laid out as a bidding box: a row for each level. */
export const BOX = 5;

export function bids(buttons: Choice[]): { box: Map<Choice, Bid>; columns: number } {
  const read = new Map<Choice, [level: string, strain: string]>();
  for (const choice of buttons) {
    const [, level, strain] = /^[a-z_]+ (\d+)([A-Z]+)$/.exec(choice.text) ?? [];
    if (!choice.card && level && strain) read.set(choice, [level, strain]);
  }
  if (read.size < BOX) return { box: new Map(), columns: 0 };
  const rows = new Map<string, string[]>();
  for (const [level, strain] of read.values()) rows.set(level, [...(rows.get(level) ?? []), strain]);
  const strains = [...rows.values()].reduce((most, row) => (row.length > most.length ? row : most));
  const box = [...read].map(([choice, [level, strain]]): [Choice, Bid] => [choice, { written: level + strain, column: strains.indexOf(strain) + 1 }]);
  return { box: new Map(box), columns: strains.length };
}

/** The sum a choice names, where it names one. */
export function sum(choice: Choice): number | undefined {
  const value = choice.says.words?.["value"];
  return choice.card || !/^\d+$/.test(String(value ?? "")) ? undefined : Number(value);
}

/**
 * The move to try for a card that no choice is about, so that the server can say why not.
 * It is written as the moves that are open now are written, with this card in the place of theirs.
 */
export function attempt(scene: Scene, card: string): string {
  for (const choice of scene.choices) {
    if (choice.aside || !choice.card) continue;
    if (choice.text.includes(choice.card)) return choice.text.replace(choice.card, card);
    const figure = (name: string): string => name.replace(/^\D+/, "");
    if (figure(choice.card) && figure(card) && choice.text.includes(figure(choice.card))) {
      return choice.text.replace(figure(choice.card), figure(card));
    }
  }
  return card;
}

/** A typed move: its notation in any case, its number on the list, or the words it is said in. */
export function typed(text: string, choices: Choice[], said: (choice: Choice) => string): Choice | undefined {
  const asked = text.trim().toLowerCase();
  if (!asked) return undefined;
  const number = /^\d+$/.test(asked) ? Number(asked) : 0;
  return (
    choices.find((choice) => choice.text.toLowerCase() === asked) ??
    (number >= 1 ? choices[number - 1] : undefined) ??
    choices.find((choice) => said(choice).toLowerCase() === asked)
  );
}
