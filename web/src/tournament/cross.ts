/** The table of a tournament, as it is read: places, points, who met whom and how it went. */
import type { Words } from "../words/words";
import type { Standing, Tournament, Unit } from "./types";

/** `7/2` as the reader writes it: 3,5. */
export function points(exact: string, lang: string): string {
  const [over, under = "1"] = exact.split("/");
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(Number(over) / Number(under)).replace("-", "−");
}

/** A place that is shared is written as all of them: 2–3. */
export function place(line: Standing): string {
  return line.place === line.to ? String(line.place) : `${line.place}–${line.to}`;
}

/** A unit by its names. Bots that share a first name are told apart by their numbers. */
export function called(unit: Unit | undefined, words: Words): string {
  if (!unit) return "";
  const names = unit.members.map((member) => member.name || words.text(member.name_key || "page-guest"));
  return names.join(" – ");
}

export interface Cell {
  round: number;
  table: string;
  /** Units met at the table; empty for a bye. */
  met: number[];
  /** What it was worth; empty while it is played. */
  earned: string;
  ruled: boolean;
}

/** What a unit did in each round; null: it was not there. */
export function course(view: Tournament, unit: number): (Cell | null)[] {
  return view.played.map((round, number) => {
    if (round.byes.includes(unit)) return { round: number, table: "", met: [], earned: "", ruled: false };
    const sitting = round.tables.find((table) => table.units.includes(unit));
    if (!sitting) return null;
    const at = sitting.units.indexOf(unit);
    return {
      round: number,
      table: sitting.table,
      met: sitting.units.filter((other) => other !== unit),
      earned: sitting.earned[at] ?? "",
      ruled: sitting.reason !== "",
    };
  });
}

/** Where everybody stands, by unit. */
export function ranks(view: Tournament): Map<number, number> {
  return new Map(view.standings.map((line, row) => [line.unit, row + 1]));
}
