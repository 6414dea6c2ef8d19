import { describe, expect, test } from "vitest";
import { blocks, inline, reddened } from "../src/table/markdown";

describe("the book's page", () => {
  test("rule numbers go to the margin", () => {
    const [head, rule] = blocks("## Play\n\n**W-9.** You must *follow* suit.");
    expect(head).toMatchObject({ kind: "h2", html: "Play" });
    expect(rule).toEqual({ kind: "p", rule: "W-9", rules: ["W-9"], html: "You must <em>follow</em> suit." });
  });

  test("so does the number of an entry with a title", () => {
    const [entry] = blocks("**BH-239. Dash.** It acts at once.");
    expect(entry).toMatchObject({ rule: "BH-239", html: "<strong>Dash.</strong> It acts at once." });
  });

  test("a paragraph knows every number that it tells of", () => {
    const [two, more, none] = blocks("**PC-20, PC-21.** The talon. **PC-22.** Its aces.\n\n- **C-21, C-22. Exile.** So (C-5).\n\nSee C-5.");
    expect(two).toMatchObject({ rules: ["PC-20", "PC-21", "PC-22"] });
    expect(more).toMatchObject({ kind: "li", rules: ["C-21", "C-22"] });
    expect(none!.rules).toEqual([]);
  });

  test("where a paragraph opens with several numbers, all of them go to the margin", () => {
    const [two, titled] = blocks("**PC-20, PC-21.** The talon. **PC-22.** Its aces.\n\n- **C-21, C-22. Exile.** So (C-5).");
    expect(two).toMatchObject({ rule: "PC-20", more: ["PC-21"], html: "The talon. <strong>PC-22.</strong> Its aces." });
    expect(titled).toMatchObject({ rule: "C-21", more: ["C-22"], html: "<strong>Exile.</strong> So (C-5)." });
  });

  test("a card that nobody shows is drawn as a back", () => {
    expect(reddened("сносит ▒▒ ▒▒")).toBe('сносит <span class="closed-card">▒▒</span> <span class="closed-card">▒▒</span>');
  });

  test("red suits are red, and a name is only a name", () => {
    expect(reddened("<b>: Д♥, 9♠")).toBe('&lt;b&gt;: <span class="red">Д♥</span>, 9♠');
  });

  test("tables are tables, and nothing of the text becomes markup", () => {
    expect(blocks("| a | b |\n|---|---|\n| 1 | 2 |")[0]!.html).toContain("<td>2</td>");
    expect(inline("<script>")).toBe("&lt;script&gt;");
  });
});
