/** How the log tells what somebody did in one gesture. */
import type { Message } from "../wire/types";

/** The same cards thrown, shown or passed one by one are told together, and the word that ends a gesture is not told at all. */
export function inOneBreath(says: readonly Message[]): Message[] {
  const told: Message[] = [];
  for (const said of says.length > 1 ? says.filter(({ key }) => key !== "move-done") : says) {
    const before = told.at(-1);
    if (before && alike(before, said)) {
      told[told.length - 1] = { ...before, words: { ...before.words, card: `${before.words!["card"]} ${said.words!["card"]}` } };
    } else told.push(said);
  }
  return told;
}

/** The same is done with another card. */
function alike(one: Message, other: Message): boolean {
  const { card, ...rest } = one.words ?? {};
  const { card: next, ...also } = other.words ?? {};
  return one.key === other.key && typeof card === "string" && typeof next === "string" && JSON.stringify(rest) === JSON.stringify(also);
}
