import type { Entry } from "../wire/types";
import type { LogLine } from "./face.svelte";

/** Figures of the sheet for the log, each under its hand: what the deal writes belongs to the new one. */
export function underTheirHands(entries: readonly Entry[], hand: number): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    if (hand > 0 && entry.hand > hand) {
      hand = entry.hand;
      lines.push({ kind: "hand", hand });
    }
    lines.push({ kind: "entry", entry });
  }
  return lines;
}
