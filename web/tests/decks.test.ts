import { describe, expect, it } from "vitest";
import { cutOut } from "../src/state/decks.svelte";

describe("a historical pack", () => {
  it("is cut into thirteen columns and five rows", () => {
    expect(cutOut("atlasnye", [0, 0, 4706, 2710], 0, 0)).toBe("/decks/atlasnye.svg#svgView(viewBox(0,0,362,542);preserveAspectRatio(none))");
    expect(cutOut("atlasnye", [0, 0, 4706, 2710], 12, 3)).toBe("/decks/atlasnye.svg#svgView(viewBox(4344,1626,362,542);preserveAspectRatio(none))");
  });

  it("may begin elsewhere than in the corner", () => {
    expect(cutOut("x", [-13, 5, 26, 10], 1, 1)).toBe("/decks/x.svg#svgView(viewBox(-11,7,2,2);preserveAspectRatio(none))");
  });
});
