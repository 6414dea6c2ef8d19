import { describe, expect, test } from "vitest";
import { written } from "../src/table/record";
import type { Entry, Sheet } from "../src/wire/types";

function entry(hand: number, column: number, place: string, amount: number, reason = "tricks"): Entry {
  return { hand, column, place, amount, reason, rule: "M-19" };
}

function sheet(entries: Entry[]): Sheet {
  return { drawing: "record", columns: [{ seats: [0], totals: { balance: 27 } }, { seats: [1], totals: { balance: -9 } }], entries, notes: { start: 25 } };
}

describe("a written record", () => {
  test("writes one figure for a hand, whatever made it", () => {
    const [first, second] = written(sheet([entry(1, 0, "record", -1), entry(1, 0, "record", -5, "privilege"), entry(2, 1, "record", 5, "remise")]));
    expect(first!.figures.map((figure) => figure.amount)).toEqual([25, 19]);
    expect(first!.figures[1]!.made.length).toBe(2);
    expect(second!.figures.map((figure) => figure.amount)).toEqual([25, 30]);
    expect([first!.side, second!.side]).toEqual([27, -9]);
  });

  test("a pulka just won stays until the next hand is written, then all start anew", () => {
    const won = [entry(1, 0, "record", -25), entry(1, 0, "balance", 27, "takes")];
    expect(written(sheet(won))[0]!.figures.map((figure) => figure.amount)).toEqual([25, 0]);
    expect(written(sheet([...won, entry(2, 1, "record", -2)]))[0]!.figures.map((figure) => figure.amount)).toEqual([25]);
  });

  test("a premium is money and wipes nothing off", () => {
    const [first] = written(sheet([entry(1, 0, "record", -2), entry(2, 0, "balance", 20, "pamfil"), entry(2, 0, "record", -1)]));
    expect(first!.figures.map((figure) => figure.amount)).toEqual([25, 23, 22]);
  });
});
