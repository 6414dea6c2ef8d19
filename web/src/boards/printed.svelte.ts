/** The cards of a set as they are printed, fetched once for each language. */
import { api } from "../wire/api";
import type { CardSet, PrintedCard, Value } from "../wire/types";

const BASE = "five_shores";
const asked = new Map<string, Promise<CardSet | null>>();

export const setOf = (options: Record<string, Value> | undefined): string => {
  const named = options?.["card_set"];
  return typeof named === "string" ? named : BASE;
};

/** The set, or null where this house cannot print it (a set of the owner's own). */
export function printedSet(name: string, lang: string): Promise<CardSet | null> {
  const key = `${name}/${lang}`;
  const found = asked.get(key) ?? api.cardSet(name, lang).catch(() => null);
  asked.set(key, found);
  return found;
}

export const byId = (set: CardSet | null): Map<string, PrintedCard> => new Map((set?.cards ?? []).map((card) => [card.id, card]));
