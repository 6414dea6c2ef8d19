import { describe, expect, test } from "vitest";
import { areFigures, cleared, isGrid, moved, packOf, PLAYED, readCards, readWritten, TRAY, typed, unplaced, written, type Position } from "../src/table/position";

const ENDING: Position = { piles: { S: "AS KS", W: "2S 3S", "hand.2": "4H" }, played: ["W AC"], trump: "H" };
const PACK = packOf(ENDING);

describe("a position that is edited", () => {
  test("a card moves from pile to pile and lies last there", () => {
    expect(moved(ENDING, PACK, [{ pile: "S", index: 0 }], "W").piles).toEqual({ S: "KS", W: "2S 3S AS", "hand.2": "4H" });
  });

  test("a card that is played keeps whose it was, and can be taken back", () => {
    const played = moved(ENDING, PACK, [{ pile: "hand.2", index: 0 }, { pile: "S", index: 1 }], PLAYED);
    expect(played.played).toEqual(["W AC", "2 4H", "S KS"]);
    expect(moved(played, PACK, [{ pile: PLAYED, index: 0 }], "W")).toMatchObject({ piles: { W: "2S 3S AC" }, played: ["2 4H", "S KS"] });
  });

  test("what lies nowhere waits, and comes back from there; equal cards are counted", () => {
    const doubled: Position = { piles: { a: "QS QS KS", b: "" } };
    const pack = packOf(doubled);
    const left = moved(doubled, pack, [{ pile: "a", index: 1 }], TRAY);
    expect(unplaced(pack, left)).toEqual(["QS"]);
    expect(moved(left, pack, [{ pile: TRAY, index: 0 }], "b").piles).toEqual({ a: "QS KS", b: "QS" });
    expect(unplaced(PACK, cleared(ENDING))).toEqual(PACK);
  });

  test("typed cards are taken from wherever they lie, and what is left out lies nowhere", () => {
    const after = typed(ENDING, "S", ["KS", "AC", "2S"]);
    expect(after).toMatchObject({ piles: { S: "KS AC 2S", W: "3S" }, played: [] });
    expect(unplaced(PACK, after)).toEqual(["AS"]);
  });

  test("cards are read as people write them", () => {
    const pack = ["AS", "KS", "TS", "QH", "2C", "young_shoots", "G4"];
    expect(readCards("as 10s q♥, G4 young_shoots", pack)).toEqual({ cards: ["AS", "TS", "QH", "G4", "young_shoots"], unknown: [] });
    expect(readCards("akt.q.-.2", pack)).toEqual({ cards: ["AS", "KS", "TS", "QH", "2C"], unknown: [] });
    expect(readCards("AS ZZ", pack)).toEqual({ cards: ["AS"], unknown: ["ZZ"] });
  });

  test("what is copied is read again; a bare position and a record are read too", () => {
    expect(readWritten(written("whist", "", { hands: 1 }, ENDING))).toEqual({ game: "whist", preset: "", options: { hands: 1 }, start: ENDING });
    expect(readWritten('{"piles": {"S": "AS"}}')).toEqual({ start: { piles: { S: "AS" } } });
    expect(readWritten('{"format": "lomber-record/1", "game": "vint", "options": {}, "start": {"phase": "play"}, "log": []}')).toMatchObject({ game: "vint", start: { phase: "play" } });
    expect(readWritten("AS KS")).toBeNull();
    expect(readWritten('{"start": 3}')).toBeNull();
  });
});

test("figures of players and what each has written on each are fields, not data to be typed", () => {
  expect(["0", "-12", "5/3"].every((one) => areFigures([one]))).toBe(true);
  expect([areFigures([]), areFigures(["a"]), areFigures([1])]).toEqual([false, false, false]);
  expect(isGrid([[0, 1], [-2, 3]])).toBe(true);
  expect([isGrid([]), isGrid([[]]), isGrid([[1], [1, 2]]), isGrid([["1"]]), isGrid([[0.5]])]).toEqual([false, false, false, false, false]);
});
