/** The table of a tournament, as it is read: places, points, who met whom and how it went. */
import type { Words } from "../words/words";
import type { Named, Standing, Tournament, Unit } from "./types";

/** `7/2` as the reader writes it: 3,5. */
export function points(exact: string, lang: string): string {
  const [over, under = "1"] = exact.split("/");
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(Number(over) / Number(under)).replace("-", "−");
}

/** A place that is shared is written as all of them: 2–3. */
export function place(line: Standing): string {
  return line.place === line.to ? String(line.place) : `${line.place}–${line.to}`;
}

/** All units by their names. Those whose names look alike are told apart by numbers, in the order in which they came. */
export function called(units: Unit[], words: Words): Map<number, string> {
  const names = units.map((unit) => unit.members.map((member) => nameOf(member, words)).join(" – "));
  const drawn = names.map(skeleton);
  const number = (at: number): number => drawn.slice(0, at + 1).filter((other) => other === drawn[at]).length;
  const alone = (at: number): boolean => drawn.indexOf(drawn[at] ?? "") === drawn.lastIndexOf(drawn[at] ?? "");
  return new Map(units.map((unit, at) => [unit.unit, alone(at) ? (names[at] ?? "") : `${names[at]} (${number(at)})`]));
}

function nameOf(member: Named, words: Words): string {
  const name = member.name || words.text(member.name_key || "page-guest");
  return member.instead ? words.text("page-tournament-instead", { name, person: member.instead }) : name;
}

/** Letters that are drawn alike in Latin, Cyrillic and Greek: of each row the first stands for all. */
const ALIKE = ["aаα", "bвβ", "cсϲ", "eеε", "hнη", "iіι1l|", "jј", "kкκ", "mмμ", "nпν", "oоο0", "pрρ", "sѕ", "tтτ", "xхχ", "yуγ"];
const FIRST = new Map(ALIKE.flatMap((row) => [...row].map((letter): [string, string] => [letter, row[0] ?? letter])));

/** What is left of a name when all that looks alike is one. */
function skeleton(name: string): string {
  return [...name.normalize("NFKC").toLowerCase()].map((letter) => FIRST.get(letter) ?? letter).join("");
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
