import { describe, expect, it } from "vitest";
import { blocks } from "../src/table/markdown";

describe("a page of the rules", () => {
  it("puts the number of a paragraph into the margin", () => {
    const [plain, titled] = blocks("**W-9.** One must follow suit.\n\n**BH-239. Dash.** It acts at once.");
    expect([plain!.rule, plain!.html]).toEqual(["W-9", "One must follow suit."]);
    expect([titled!.rule, titled!.html]).toEqual(["BH-239", "<strong>Dash.</strong> It acts at once."]);
  });

  it("knows every number that a paragraph tells of", () => {
    const [two, more, none] = blocks("**PC-20, PC-21.** The talon. **PC-22.** Aces of the talon.\n\n- **C-21, C-22. Exile.** So (C-5).\n\nSee C-5.");
    expect([two!.rule, two!.rules]).toEqual(["", ["PC-20", "PC-21", "PC-22"]]);
    expect(two!.html).toBe("<strong>PC-20, PC-21.</strong> The talon. <strong>PC-22.</strong> Aces of the talon.");
    expect([more!.kind, more!.rules]).toEqual(["li", ["C-21", "C-22"]]);
    expect(none!.rules).toEqual([]);
  });
});
