/** A written record: under each player's line the figures of the pulka in progress, every old one struck out. */
import type { Column, Entry, Sheet } from "../wire/types";

export interface Written {
  column: number;
  head: Column;
  /** The figures from the top; all but the last are struck out. Each has the entries that made it. */
  figures: { amount: number; made: Entry[] }[];
  /** The side account. */
  side: number;
}

/** The columns of a record. A pulka that was won starts everybody anew; its figures are wiped off. */
export function written(sheet: Sheet): Written[] {
  const entries = sheet.entries ?? [];
  const start = sheet.notes?.["start"] ?? 0;
  const won = entries.reduce((last, entry) => (entry.reason === "takes" ? Math.max(last, entry.hand) : last), 0);
  const over = entries.some((entry) => entry.hand > won) ? won : lastBefore(entries, won);
  return sheet.columns.map((head, column) => {
    const figures: Written["figures"] = [{ amount: start, made: [] }];
    const mine = entries.filter((entry) => entry.column === column && entry.place === "record" && entry.hand > over);
    for (const hand of new Set(mine.map((entry) => entry.hand))) {
      const made = mine.filter((entry) => entry.hand === hand);
      const before = figures[figures.length - 1]!.amount;
      figures.push({ amount: before + made.reduce((sum, entry) => sum + entry.amount, 0), made });
    }
    return { column, head, figures, side: head.totals?.["balance"] ?? 0 };
  });
}

/** The pulka just won stays on the cloth until the next hand is written: the hand that ended the one before it. */
function lastBefore(entries: Entry[], won: number): number {
  return entries.reduce((last, entry) => (entry.reason === "takes" && entry.hand < won ? Math.max(last, entry.hand) : last), 0);
}
