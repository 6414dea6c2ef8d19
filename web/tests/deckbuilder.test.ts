import { describe, expect, it } from "vitest";
import { ANY, curve, elementsAmong, fitting, gesture, pool, sum, written } from "../src/boards/deck";
import type { CardSet, PrintedCard } from "../src/wire/types";

const card = (id: string, more: Partial<PrintedCard> = {}): PrintedCard => ({ id, name: id.toUpperCase(), type: "creature", elements: [], classes: [], kind: "", cost: 2, strike: 1, lives: 1, rarity: "common", reserve: "", text: [], ...more });
const hero = card("h", { type: "hero", elements: ["forest"], cost: -1 });
const set: CardSet = {
  set: "s",
  name: "S",
  lang: "en",
  decks: [],
  cards: [
    hero,
    card("elf", { elements: ["forest"], classes: ["elf"], text: [[["Dash", "BH-239"], [".", ""]]] }),
    card("orc", { elements: ["steppe"] }),
    card("both", { elements: ["steppe", "forest"], cost: 8 }),
    card("gull", { cost: 0 }),
    card("bolt", { type: "spell", cost: 3 }),
    card("token", { reserve: "created" }),
  ],
};

describe("a list in the making", () => {
  it("offers the hero's elements and neutral cards, nothing of the reserve", () => {
    expect(pool(set, hero).map((one) => one.id)).toEqual(["elf", "both", "gull", "bolt"]);
  });

  it("is searched by element, by type, by cost and by any word of a card", () => {
    const cards = pool(set, hero);
    expect(elementsAmong(cards)).toEqual(["forest", "steppe", "neutral"]);
    expect(fitting(cards, { ...ANY, element: "steppe" }).map((one) => one.id)).toEqual(["both"]);
    expect(fitting(cards, { ...ANY, element: "neutral" }).map((one) => one.id)).toEqual(["gull", "bolt"]);
    expect(fitting(cards, { ...ANY, type: "spell" }).map((one) => one.id)).toEqual(["bolt"]);
    expect(fitting(cards, { ...ANY, cost: 7 }).map((one) => one.id)).toEqual(["both"]);
    expect(fitting(cards, { ...ANY, text: "dash" }).map((one) => one.id)).toEqual(["elf"]);
  });

  it("has a curve in which seven and more stand together", () => {
    expect(curve(set, { elf: 3, both: 2, gull: 1 })).toEqual([1, 0, 3, 0, 0, 0, 0, 2]);
    expect(sum({ elf: 3, both: 2, gull: 1 })).toBe(6);
  });

  it("is handed in as one gesture in the order of the set", () => {
    expect(gesture(set, "h", { gull: 1, elf: 2 })).toEqual(["lead h", "add elf", "add elf", "add gull", "done"]);
  });

  it("is written as text", () => {
    expect(written(set, hero, { gull: 1, elf: 2 })).toBe("H\n\n2 ELF\n1 GULL");
  });
});
