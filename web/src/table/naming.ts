/** What the piles and parts of a described position are called; names that no language has are shown as they are. */
import type { Words } from "../words/words";
import { PLAYED } from "./position";
import type { Mistake } from "../wire/types";

export function partName(words: Words, part: string): string {
  return words.has(`part-${part}`) ? words.text(`part-${part}`) : part.replaceAll("_", " ");
}

/** `S` is South, `hand.2` the hand of the third seat, `stock` the stock. */
export function pileName(words: Words, pile: string): string {
  if (pile === PLAYED) return words.text("part-played");
  const [kind, ...rest] = pile.split(".");
  const known = [`zone-${kind}`, `pile-${kind}`].find((key) => words.has(key));
  const called = known ? words.text(known) : words.place(kind!).replaceAll("_", " ");
  const whose = rest.join(".");
  if (!whose) return called;
  return `${called} · ${/^\d+$/.test(whose) ? words.text("seat-number", { number: Number(whose) + 1 }) : words.place(whose)}`;
}

const NAMED: Record<string, (words: Words, name: string) => string> = { part: partName, other: partName, pile: pileName };

/** Why a position cannot be, with its parts called as the page calls them. */
export function refusal(words: Words, mistake: Mistake): string {
  const key = `error-${mistake.key}`;
  const given = Object.entries(mistake.words ?? {});
  if (!given.some(([name]) => name in NAMED) || !words.has(key)) return mistake.text.replace(/ \[[A-Z]+-\d+[a-z]?\]$/, "");
  return words.text(key, Object.fromEntries(given.map(([name, value]) => [name, NAMED[name]?.(words, String(value)) ?? value])));
}
