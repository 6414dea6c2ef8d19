/** A list for Berserk in the making: how many of each card, its curve, and the gesture that hands it in. */
import type { CardSet, PrintedCard } from "../wire/types";

export type Counts = Record<string, number>;

export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const TYPES = ["creature", "spell", "support"] as const;

export const NEUTRAL = "neutral";

export interface Wish {
  element: string;
  type: string;
  cost: number;
  text: string;
}

export const ANY: Wish = { element: "", type: "", cost: -1, text: "" };

export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** What may stand in a list beside this hero: cards of his elements and neutral ones that do not wait in the reserve. */
export function pool(set: CardSet, hero: PrintedCard): PrintedCard[] {
  return set.cards.filter((card) => card.type !== "hero" && !card.reserve && (card.elements.length === 0 || card.elements.some((element) => hero.elements.includes(element))));
}

/** The elements of a card; of none it is neutral. */
const elementsOf = (card: PrintedCard): string[] => (card.elements.length ? card.elements : [NEUTRAL]);

/** By which elements these cards can be told apart. */
export const elementsAmong = (cards: PrintedCard[]): string[] => [...new Set(cards.flatMap(elementsOf))];

/** The words of a card, for searching. */
export const saidOf = (card: PrintedCard): string => [card.name, ...card.classes, card.kind, ...card.text.flat().map(([text]) => text)].join(" ").toLowerCase();

export function fitting(cards: PrintedCard[], wish: Wish): PrintedCard[] {
  const text = wish.text.trim().toLowerCase();
  return cards.filter((card) => (!wish.element || elementsOf(card).includes(wish.element)) && (!wish.type || card.type === wish.type) && (wish.cost < 0 || column(card) === wish.cost) && (!text || saidOf(card).includes(text)));
}

/** The column of the curve in which a card stands: seven and more together. */
export const column = (card: PrintedCard): number => Math.min(card.cost, 7);

export function curve(set: CardSet, counts: Counts): number[] {
  const columns = COSTS.map(() => 0);
  for (const card of set.cards.filter((one) => one.cost >= 0)) columns[column(card)] = (columns[column(card)] ?? 0) + (counts[card.id] ?? 0);
  return columns;
}

/** The moves that hand a list in: the hero, every card as often as it is there in the order of the set, done. */
export function gesture(set: CardSet, hero: string, counts: Counts): string[] {
  const added = set.cards.flatMap((card) => Array.from({ length: counts[card.id] ?? 0 }, () => `add ${card.id}`));
  return [`lead ${hero}`, ...added, "done"];
}

/** A list as text: `3 Feathergrass Courier`, one card a line, the hero first. */
export function written(set: CardSet, hero: PrintedCard, counts: Counts): string {
  const lines = set.cards.filter((card) => counts[card.id]).map((card) => `${counts[card.id]} ${card.name}`);
  return [hero.name, "", ...lines].join("\n");
}
