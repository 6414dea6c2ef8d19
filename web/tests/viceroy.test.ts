import { describe, expect, test } from "vitest";
import { changed, gesture, planned, poolSigns, remaining, worth, type Palette } from "../src/boards/viceroy";

/** The circles of C-23: X1 R R R G, X2 B B Y Y, X3 G G G Y; green circles are worth 7, blue ones 5. */
const corners = ["TL", "TR", "BL", "BR"];
const circles = [0, 1, 2].map((at) => corners.map((corner) => `2:${at} ${corner}`));
const palette: Palette = { free: 0, sectors: circles.flat(), circles, shows: ["RRRG", "BBYY", "GGGY"], one: [5, 3, 7, 3], many: [0, 0, 0, 0, 0], left: [0, 0, 0, 1, 1, 2, 2], most: [0, 0, 0, 0], rest: 10 };
const screen = [2, 1, 1, 2];
const best = ["sector 2:0 BR", "colour R", "sector 2:1 BL", "colour B", "sector 2:1 BR", "colour B", "sector 2:2 BR", "colour G"];

describe("recolouring", () => {
  test("a plan is worth what its circles pay, and the gems left", () => {
    expect(worth(palette, {})).toBe(12);
    expect(worth(palette, planned(best))).toBe(10 + 3 + 5 + 7);
    expect(remaining(screen, planned(best))).toEqual([0, 0, 0, 2]);
  });

  test("a gesture names the sectors in their order and ends with done", () => {
    const backwards = Object.fromEntries(Object.entries(planned(best)).reverse());
    expect(gesture(palette, backwards)).toEqual([...best, "done"]);
    expect(gesture(palette, {})).toEqual(["done"]);
  });

  test("a sector takes a colour as far as there are gems for it, or is as it was", () => {
    const plan = planned(best);
    expect(changed(palette, screen, plan, "2:0 TL", "G")).toBeNull();
    expect(changed({ ...palette, free: 1 }, screen, plan, "2:0 TL", "G")).toEqual({ ...plan, "2:0 TL": "G" });
    expect(changed(palette, screen, plan, "2:0 BR", "G")).not.toHaveProperty("2:0 BR");
    expect(Object.keys(changed(palette, screen, plan, "2:0 BR", "")!)).toHaveLength(3);
    expect(changed(palette, screen, plan, "2:0 BR", "Y")).toMatchObject({ "2:0 BR": "Y" });
  });
});

describe("tokens", () => {
  test("a pool is shown by the signs that stand on the cards", () => {
    const pools = ["magic/science", "attack/defence", "magic +2/+3", "magic +5", "red +4", "points 12"];
    expect(pools.map(poolSigns)).toEqual(["✦/⚗", "⚔/♜", "✦+2/+3", "✦+5", "◉+4R", "12★"]);
  });
});
