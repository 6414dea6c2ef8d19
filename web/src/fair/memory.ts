/** What this browser was shown before and during the play, so that nobody can tell it otherwise afterwards. */
import type { FairInfo } from "../wire/types";
import type { ProvedHand } from "./check";
import { toHex } from "./hash";

export interface Remembered {
  commitment: string;
  roots: string[];
  /** What was added here, until the server says that something else of the same seat counts. */
  mine?: string;
}

interface Kept {
  [table: string]: { [hand: number]: Remembered };
}

const KEY = "lomber-fair";
const MOST_TABLES = 40;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function write(table: string, hands: Kept[string]): void {
  const kept = read();
  delete kept[table];
  const others = Object.entries(kept).slice(-MOST_TABLES + 1);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, hands]])));
  } catch {
    // a browser that keeps nothing can still check the record in itself
  }
}

export function remembered(table: string): { [hand: number]: Remembered } {
  return read()[table] ?? {};
}

/** Keep what was told; the first commitment that was shown for a hand is the one that counts. */
export function remember(table: string, told: FairInfo): void {
  const hands = remembered(table);
  const { dealt, next } = told;
  if (next) hands[next.hand] ??= { commitment: next.commitment, roots: [] };
  if (dealt) {
    const hand = (hands[dealt.hand] ??= { commitment: dealt.commitment, roots: [] });
    dealt.roots.forEach((root, i) => (hand.roots[i] ??= root));
  }
  write(table, hands);
}

/** What this browser adds to the shuffle of a hand: always the same for one commitment. */
export function addition(table: string, hand: number): string {
  const hands = remembered(table);
  const found = hands[hand];
  if (!found) return fresh();
  found.mine ??= fresh();
  write(table, hands);
  return found.mine;
}

/** It came too late, or another device of the same person was first. */
export function forgetAddition(table: string, commitment: string): void {
  const hands = remembered(table);
  for (const hand of Object.values(hands)) if (hand.commitment === commitment) delete hand.mine;
  write(table, hands);
}

/** Something of this browser's own: 32 random bytes. */
export function fresh(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Is the record the one that was played here? `null`: this browser saw nothing of the hand. */
export function contradicts(hand: ProvedHand, before: Remembered | undefined): "commitment" | "root" | "addition" | "" | null {
  if (!before) return null;
  if (before.commitment !== hand.commitment) return "commitment";
  if (before.roots.some((root, i) => root !== hand.deals[i]?.root)) return "root";
  if (before.mine && !Object.values(hand.added).includes(before.mine)) return "addition";
  return "";
}
