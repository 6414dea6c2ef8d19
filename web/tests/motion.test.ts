import { describe, expect, it } from "vitest";
import { way } from "../src/table/motion";

describe("the way of a card", () => {
  it("is straight when it is played", () => {
    expect(way({ x: 10, y: 30 }, { x: 40, y: 70 }, 0)).toEqual([{ x: -30, y: -40 }, { x: 0, y: 0 }]);
  });

  it("is an arc when it is dealt: it begins and ends where it should and swings out most in the middle", () => {
    const places = way({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2);
    expect(places[0]).toEqual({ x: -100, y: 0 });
    expect(places.at(-1)!.x).toBeCloseTo(0);
    expect(places.at(-1)!.y).toBeCloseTo(0);
    expect(places[2]!.y).toBeCloseTo(20);
    expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(20);
  });
});
