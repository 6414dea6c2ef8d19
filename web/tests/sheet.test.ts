import { describe, expect, test } from "vitest";
import { faceOf, keyed, pips } from "../src/table/cards";
import { byHand, figure, lineSlate, rubbers, signed, slate, slips } from "../src/table/sheet";
import type { Entry, Sheet } from "../src/wire/types";

function entry(hand: number, column: number, place: string, amount: number, reason = "leve"): Entry {
  return { hand, column, place, amount, reason, rule: "W-23" };
}

describe("the slate", () => {
  const columns: Sheet["columns"] = [
    { seats: [1, 3], label: "NS", totals: { below: 6, above: 0 } },
    { seats: [0, 2], label: "EW", totals: { below: 0, above: 5 } },
    { seats: [0], totals: { sum: -40 } },
  ];
  const sheet: Sheet = {
    drawing: "slate",
    columns,
    entries: [
      entry(1, 0, "below", 10), entry(1, 0, "under", 14), entry(2, 1, "below", 12), entry(2, 1, "under", 9), entry(2, 2, "sum", -40, "rubber-net"),
      entry(3, 0, "below", 10), entry(3, 0, "under", 16), entry(4, 0, "below", 6), entry(4, 1, "above", 5),
    ],
  };

  test("shows the partie in progress; what is settled has been wiped off", () => {
    const { sides } = slate(sheet);
    expect(sides[0]!.below.map((figure) => figure.amount)).toEqual([6]);
    expect(sides[1]!.above.map((figure) => figure.amount)).toEqual([5]);
    expect(sides[1]!.below).toEqual([]);
  });

  test("keeps the nets of the rubber in progress under its line, and the sums of people beside", () => {
    const { sides, people } = slate(sheet);
    expect(sides[0]!.under.map((figure) => figure.amount)).toEqual([16]);
    expect(sides[1]!.under).toEqual([]);
    expect(people.map((person) => person.total)).toEqual([-40]);
  });

  test("a personal fine among the sums does not wipe off the rubber in progress", () => {
    const fined: Sheet = { ...sheet, entries: [...(sheet.entries ?? []), entry(4, 2, "sum", -5, "personal-fine")] };
    expect(slate(fined).sides[0]!.under.map((figure) => figure.amount)).toEqual([16]);
  });

  test("hand by hand, every figure stands in its column", () => {
    const rows = byHand(sheet);
    expect(rows.map((row) => row.hand)).toEqual([1, 2, 3, 4]);
    expect(rows[1]!.cells.map((cell) => cell.length)).toEqual([0, 2, 1]);
  });

  test("money has its sign", () => {
    expect([5, 0, -3].map(signed)).toEqual(["+5", "0", "−3"]);
  });

  test("a long figure is written in threes", () => {
    expect([1000, 70000, 1234567].map(figure)).toEqual(["1000", "70\u00a0000", "1\u00a0234\u00a0567"]);
    expect([-304450, 158450].map(signed)).toEqual(["−304\u00a0450", "+158\u00a0450"]);
  });
});

describe("the rubbers of five", () => {
  // The table of the book (V5-C1): Т А К Ф Н, the first two rubbers.
  const names = [0, 1, 2, 3, 4];
  const columns: Sheet["columns"] = [
    { seats: [0, 2], totals: { below: 0, total: 0 } },
    { seats: [1, 3], totals: { below: 0, total: 0 } },
    ...names.map((seat) => ({ seats: [seat], totals: { sum: 0 } })),
  ];
  const won = (hand: number, nets: Record<number, number>): Entry[] =>
    Object.entries(nets).map(([seat, amount]) => entry(hand, 2 + Number(seat), "sum", amount, "rubber-net"));
  const entries = [...won(5, { 1: -112, 2: -112, 3: 112, 4: 112 }), entry(6, 4, "sum", -5, "alone"), ...won(9, { 0: -17, 2: 17, 3: 17, 4: -17 })];

  test("each has a column under its figure, with a nought for who rested", () => {
    expect(rubbers({ drawing: "line", columns, entries })).toEqual([
      { hand: 5, worth: 112, signs: [0, -1, -1, 1, 1] },
      { hand: 9, worth: 17, signs: [-1, 0, 1, 1, -1] },
    ]);
  });

  test("where all four play in every rubber there is no such table", () => {
    expect(rubbers({ drawing: "line", columns: columns.slice(0, 6), entries: entries.filter((one) => one.column < 6) })).toEqual([]);
  });
});

describe("cards", () => {
  test("ours and those of other packs are told apart by their names", () => {
    expect(faceOf("TH")).toMatchObject({ kind: "standard", rank: "T", suit: "H" });
    expect(faceOf("G4")).toMatchObject({ kind: "other", letters: "G", figure: "4" });
    expect(faceOf("DEP")).toMatchObject({ kind: "other", letters: "", figure: "DEP" });
    expect(faceOf("??").kind).toBe("back");
    expect(faceOf("s12")).not.toEqual(faceOf("g12"));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("a %i has as many pips", (count) => {
    expect(new Set(pips(count).map((pip) => `${pip.x} ${pip.y}`)).size).toBe(count);
  });

  test("equal cards of one zone have keys of their own", () => {
    expect(keyed(["G4", "G4", "??"]).map((one) => one.key)).toEqual(["G4", "G4#1", "??"]);
  });
});

describe("the slips", () => {
  const columns: Sheet["columns"] = [{ seats: [0, 2], totals: { record: 4, wins: 21 } }, { seats: [1, 3], totals: { record: 0, wins: 0 } }];
  const first = [entry(1, 0, "record", 9), entry(1, 1, "record", 3), entry(2, 0, "record", 12)];

  test("add each figure to the one before", () => {
    const [ours] = slips({ drawing: "slips", columns, entries: first });
    expect(ours!.lines.map((line) => [line.before, line.total])).toEqual([[0, 9], [9, 21]]);
  });

  test("stay after a win until the next partie begins, then start clean", () => {
    const won = [...first, entry(2, 0, "wins", 21)];
    expect(slips({ drawing: "slips", columns, entries: won })[1]!.lines).toHaveLength(1);
    const next = slips({ drawing: "slips", columns, entries: [...won, entry(3, 0, "record", 4)] });
    expect(next.map((slip) => slip.lines.length)).toEqual([1, 0]);
    expect(next[0]!.wins).toBe(21);
  });
});

describe("the slate with the line", () => {
  const columns: Sheet["columns"] = [
    { seats: [0, 1], label: "NS", totals: { below: 0, total: 0 } },
    { seats: [2, 3], label: "EW", totals: { below: 0, total: 0 } },
    { seats: [0], totals: { sum: 0 } },
  ];
  const game = { ...entry(3, 1, "above", 1000), reason: "game" };
  const entries = [entry(1, 0, "below", 180), entry(1, 1, "below", 80), entry(1, 0, "above", 200), entry(3, 0, "below", 160), entry(3, 1, "below", 430), game, entry(4, 0, "below", 90)];

  test("runs on below the line, and begins anew after a game", () => {
    const drawn = lineSlate({ drawing: "line", columns, entries, notes: { crosses: 1 } });
    expect(drawn.games.map((rows) => rows.map((row) => row.totals))).toEqual([[[180, 80], [340, 510]], [[90, 0]]]);
    expect(drawn.sides[0]!.above.map((figure) => figure.amount)).toEqual([200]);
    expect(drawn.crosses).toBe(1);
    expect(drawn.people).toHaveLength(1);
  });

  test("keeps a finished rubber until the next deal is written", () => {
    const net = { ...entry(4, 2, "sum", 500), reason: "rubber-net" };
    expect(lineSlate({ drawing: "line", columns, entries: [...entries, net] }).games).toHaveLength(2);
    const next = lineSlate({ drawing: "line", columns, entries: [...entries, net, entry(5, 1, "below", 20)] });
    expect(next.games.map((rows) => rows.map((row) => row.totals))).toEqual([[[0, 20]]]);
  });

  test("names who wrote a finished rubber, though others sit there now, with their games and sums", () => {
    const seats = [[0, 2], [1, 3]];
    const owned = entries.map((one) => ({ ...one, seats: seats[one.column]! }));
    const words = { of: "sides", side: 1, mine: 1510, theirs: 630 };
    const nets = [{ ...entry(4, 3, "sum", 880, "rubber-net"), words }, { ...entry(4, 2, "sum", -880, "rubber-net"), words: { of: "sides", side: 0, mine: 630, theirs: 1510 } }];
    const { sides } = lineSlate({ drawing: "line", columns, entries: [...owned, ...nets] });
    expect(sides.map((side) => side.head.seats)).toEqual(seats);
    expect(sides.map((side) => [side.games, side.sum])).toEqual([[0, 630], [1, 1510]]);
    const next = lineSlate({ drawing: "line", columns, entries: [...owned, ...nets, { ...entry(5, 1, "below", 20), seats: [2, 3] }] });
    expect(next.sides.map((side) => [side.head.seats, side.sum])).toEqual([[[0, 1], undefined], [[2, 3], undefined]]);
  });

  test("sums each person's own sheet where everybody plays for himself", () => {
    const own: Sheet["columns"] = [0, 1, 2].map((seat) => ({ seats: [seat], totals: { below: 0, total: 0 } }));
    const people: Sheet["columns"] = [0, 1, 2].map((seat) => ({ seats: [seat], totals: { sum: 0 } }));
    const written = [4135, 1065, 2700].map((mine, seat) => ({ ...entry(9, 3 + seat, "sum", 0, "rubber-net"), words: { of: "persons", mine } }));
    const drawn = lineSlate({ drawing: "line", columns: [...own, ...people], entries: [entry(9, 0, "below", 500), ...written] });
    expect(drawn.sides.map((side) => side.sum)).toEqual([4135, 1065, 2700]);
  });
});
