import { describe, expect, it } from "vitest";
import { called, course, place, points, ranks } from "../src/tournament/cross";
import type { Words } from "../src/words/words";
import type { Tournament, Unit } from "../src/tournament/types";

const VIEW = {
  standings: [
    { unit: 2, place: 1, to: 1, points: "4", breaks: [], played: 1, byes: 1 },
    { unit: 0, place: 2, to: 3, points: "3/2", breaks: [], played: 2, byes: 0 },
    { unit: 1, place: 2, to: 3, points: "3/2", breaks: [], played: 2, byes: 0 },
  ],
  played: [
    { tables: [{ table: "aaaa", units: [0, 1], scores: [3, -3], reason: "", earned: ["2", "0"] }], byes: [2] },
    { tables: [{ table: "bbbb", units: [2, 1], scores: null, reason: "", earned: [] }], byes: [] },
  ],
} as unknown as Tournament;

describe("the table of a tournament", () => {
  it("writes points as the reader does", () => {
    expect(points("7/2", "ru")).toBe("3,5");
    expect(points("7/2", "en")).toBe("3.5");
    expect(points("-12", "en")).toBe("−12");
    expect(points("1/3", "en")).toBe("0.33");
  });

  it("names all the places that are shared", () => {
    expect(VIEW.standings.map(place)).toEqual(["1", "2–3", "2–3"]);
  });

  it("tells the course of a unit: who was met, what it was worth, a bye, a table that is being played", () => {
    expect(course(VIEW, 0)).toEqual([{ round: 0, table: "aaaa", met: [1], earned: "2", ruled: false }, null]);
    expect(course(VIEW, 2)[0]).toEqual({ round: 0, table: "", met: [], earned: "", ruled: false });
    expect(course(VIEW, 1)[1]).toEqual({ round: 1, table: "bbbb", met: [2], earned: "", ruled: false });
  });

  it("tells those apart whose names look alike, and says for whom a bot plays", () => {
    const words = { text: (key: string, given: Record<string, string> = {}) => [key, ...Object.values(given)].join(" ") } as unknown as Words;
    const unit = (number: number, ...members: Record<string, string>[]): Unit => ({ unit: number, members, left: false, excused: false }) as unknown as Unit;
    const units = [unit(0, { name: "Anna" }), unit(1, { name: "Boris" }), unit(2, { name: "Аnnа" }), unit(4, { name_key: "name-1" }), unit(5, { name_key: "name-1", instead: "Vera" })];
    expect([...called(units, words)]).toEqual([
      [0, "Anna (1)"],
      [1, "Boris"],
      [2, "Аnnа (2)"],
      [4, "name-1"],
      [5, "page-tournament-instead name-1 Vera"],
    ]);
  });

  it("knows where everybody stands", () => {
    expect(ranks(VIEW).get(1)).toBe(3);
  });
});
