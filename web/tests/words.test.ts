import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { refusal } from "../src/table/naming";
import { LANGUAGES, Words, slug, type Language } from "../src/words/words";

const WORDS = "../src/lomber";

function read(path: string): string {
  return readFileSync(new URL(`../${WORDS}/${path}`, import.meta.url), "utf8");
}

function page(lang: Language): string {
  return readFileSync(new URL(`../src/words/page.${lang}.ftl`, import.meta.url), "utf8");
}

function words(lang: Language, names: string[] = ["Анна", "Борис"], you = 0): Words {
  const sources = [...new Set<Language>([lang, "en"])].map((tongue) => ({
    lang: tongue,
    texts: [read(`text/words/${tongue}.ftl`), read(`games/whist/words/${tongue}.ftl`), page(tongue)],
  }));
  return new Words(lang, sources, names, you);
}

describe("words", () => {
  test("a card is written as players of the language write it", () => {
    expect(words("ru").card("QH")).toBe("Д♥");
    expect(words("en").card("TS")).toBe("10♠");
  });

  test("a card is read aloud by its name", () => {
    expect(words("ru").cardAloud("QH")).toBe("дама червей");
    expect(words("uk").cardAloud("9D")).toMatch(/^дев’ятка /);
    expect(words("en").cardAloud("TC")).toBe("ten of clubs");
  });

  test("a revoke is claimed by its trick and the chair in words", () => {
    expect(words("ru").text("move-claim-revoke", { card: "3 E", value: "3 E" })).toBe("Ренонс! Взятка и место: 3, Восток");
  });

  test("why a position cannot be is told with its parts and piles as the page calls them", () => {
    const odd = { key: "position-odds", words: { part: "contract", other: "to_play", why: "ходит разыгрывающий" }, rule: "", text: "" };
    expect(refusal(words("ru"), odd)).toBe("«Контракт» и «Ходит» не сходятся: ходит разыгрывающий.");
    const short = { key: "position-count", words: { pile: "S", number: 2, wanted: 3 }, rule: "W-6", text: "" };
    expect(refusal(words("en"), short)).toBe("“South” has 2 cards; here 3 are needed.");
    const whole = { key: "position-undealt", words: {}, rule: "W-6", text: "До сдачи карт нет. [W-6]" };
    expect(refusal(words("ru"), whole)).toBe("До сдачи карт нет.");
  });

  test("a suit stands in the case that the sentence needs", () => {
    expect(words("ru").text("prompt-void", { suit: "D" })).toBe("У вас нет бубён: выбирайте карту.");
  });

  test("a selector sees the code, the sentence the name", () => {
    const said = words("ru");
    expect(said.text("prompt-wait", { seat: 0 })).toBe("Ваш ход.");
    expect(said.text("prompt-wait", { seat: 1 })).toBe("Ходит Борис.");
    expect(said.text("prompt-wait")).toBe("Ждём остальных.");
    expect(said.text("move-name-suit", { value: "C" })).toBe("Ходите с треф");
  });

  test("a figure that is lost has a real minus, as on the sheet", () => {
    const entry = { column: "Анна", amount: -80000, reason: "..." };
    for (const lang of LANGUAGES) expect(words(lang).text("log-entry", entry)).toMatch(/ −80[\s,]000\b/);
  });

  test("plurals are those of the language", () => {
    const said = words("ru");
    expect([1, 3, 5, 21].map((number) => said.text("count-cards", { number }))).toEqual(["1 карта", "3 карты", "5 карт", "21 карта"]);
    expect(said.text("count-tricks", { number: 0 })).toBe("без взяток");
  });

  test("what nobody has a word for is still readable", () => {
    expect(words("uk").text("reason-of-its-own", { number: 3 })).toBe("of its own 3");
    expect(slug("whist_dummy3")).toBe("whist-dummy3");
  });

  test.each(LANGUAGES)("the page says everything in %s", (lang) => {
    const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
    expect(keys(page(lang))).toEqual(keys(page("en")));
  });

  test("a family's word wins over a shared one", () => {
    const source = { lang: "en" as const, texts: ["zone-pile = Pile", "zone-pile = The graveyard"] };
    expect(new Words("en", [source]).text("zone-pile")).toBe("The graveyard");
  });
});
