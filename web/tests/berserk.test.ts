import { describe, expect, it } from "vitest";
import { above, against, aloud, changeText, colours, counted, crest, dropped, duelOf, marksOf, nearest, offers, paragraphOf, rests, targetsOf, toldIn, unprinted, usesOf, waysOf, written, type Drawing, type Thing } from "../src/boards/berserk";
import type { Choice, PrintedCard, Scene } from "../src/wire/types";
import { Words } from "../src/words/words";

const thing = (name: string, more: Partial<Thing> = {}): Thing => ({
  name, card: name.replace(/^.*\./, "").replace(/#.*/, ""), type: "creature", under: [], cost: 2, strike: 2, lives: 3, printed: [2, 3], wounds: 0, closed: false, hidden: false,
  stunned: false, fresh: false, keywords: [], armour: 0, regeneration: 0, poison: 0, features: [], changes: [], ...more,
});
const side = (squad: Thing[], letter: string) => ({ hero: thing(`${letter}.hero`, { type: "hero", card: "tarkha", features: [["tarkha", 0]] }), squad, supports: [], coins: [3, 1] as [number, number], placed: {}, failed: 0, list: [] });
const duel: Drawing = {
  berserk: [side([thing("A.rat"), thing("A.rat#2")], "A"), side([thing("B.boar")], "B")],
  turn: 5, active: 0, asked: "main", about: "", attack: [], queue: [], prices: [1, 4], frenzied: [],
};
const choice = (text: string, more: Partial<Choice> = {}): Choice => ({ move: 1, text, says: { key: "move" }, ...more });
const scene = (...choices: Choice[]): Scene => ({
  seat: 0, phase: "main", hand: 1, prompt: { key: "p" }, seats: [], zones: [{ name: "hand.0", kind: "hand", cards: ["bolt", "ogre"] }], choices, sheet: { drawing: "table", columns: [] },
  drawing: duel as unknown as Record<string, unknown>,
});
const printed: PrintedCard = {
  id: "rockfall", name: "Rockfall", type: "spell", elements: ["mountain", "forest"], classes: [], kind: "stone", cost: 4, strike: -1, lives: -1, rarity: "common", reserve: "",
  text: [[["Choose one: “Bury” — ", ""], ["wound", "BH-153"], [" 6. “Avalanche” — create “Foal” for 2.", ""]]],
};

describe("what can be touched", () => {
  it("lifts who attacks or has a feature, and aims at the attacked", () => {
    const found = offers(scene(choice("attack A.rat#2 B.hero"), choice("attack A.rat#2 B.boar"), choice("use A.hero 0"), choice("end")), duel);
    expect([...found.acts.keys()]).toEqual(["A.rat#2", "A.hero"]);
    expect([...targetsOf(found.acts.get("A.rat#2")!).keys()]).toEqual(["B.hero", "B.boar"]);
    expect(usesOf(found.acts.get("A.hero")!, duel.berserk[0]!.hero)).toMatchObject([{ card: "tarkha", paragraph: 0 }]);
    expect(found.plain.map((one) => one.text)).toEqual(["end"]);
  });

  it("plays from the hand, but discards and takes from it at a touch", () => {
    const found = offers(scene(choice("play bolt", { card: "bolt", zone: "hand.0" }), choice("discard ogre", { card: "ogre", zone: "hand.0" })), duel);
    expect([...found.plays.keys()]).toEqual(["bolt"]);
    expect([...found.held.keys()]).toEqual(["ogre"]);
  });

  it("lights targets and defenders in play, and leaves none to a button", () => {
    const found = offers(scene(choice("target B.boar", { card: "boar" }), choice("defender A.rat"), choice("target none")), duel);
    expect([...found.things.keys()]).toEqual(["B.boar", "A.rat"]);
    expect(found.plain.map((one) => one.text)).toEqual(["target none"]);
  });

  it("lays out what lies elsewhere though an equal card is in the hand, and triggers and ways of a text", () => {
    const found = offers(scene(choice("pick bolt", { card: "bolt", zone: "deck.0" }), choice("next_trigger poison A.hero"), choice("next_trigger A.rat"), choice("mode 1"), choice("pick 2")), duel);
    expect(found.picks.map((one) => one.text)).toEqual(["pick bolt", "next_trigger poison A.hero", "next_trigger A.rat", "mode 1", "pick 2"]);
    expect(found.held.size + found.things.size + found.plain.length).toBe(0);
  });

  it("plays a card of the hand that is dropped on the field, and strikes with a creature only whom it is dropped on", () => {
    const found = offers(scene(choice("play bolt", { card: "bolt", zone: "hand.0" }), choice("discard ogre", { card: "ogre", zone: "hand.0" }), choice("attack A.rat#2 B.boar"), choice("use A.rat#2 0")), duel);
    expect(["", "B.boar", null].map((on) => dropped(found, "held bolt", on)?.text)).toEqual(["play bolt", "play bolt", undefined]);
    expect(dropped(found, "held ogre", "")?.text).toBe("discard ogre");
    expect(["B.boar", "B.hero", "", null].map((on) => dropped(found, "in play A.rat#2", on)?.text)).toEqual(["attack A.rat#2 B.boar", undefined, undefined, undefined]);
    expect(dropped(found, "in play A.rat", "B.boar")).toBeUndefined();
  });

  it("leaves giving up to the asides", () => {
    const found = offers(scene(choice("concede", { aside: true })), duel);
    expect(found.plain).toEqual([]);
  });
});

describe("what is seen", () => {
  it("knows a duel from the time before it", () => {
    expect(duelOf(scene())).toBe(duel);
    expect(duelOf({ ...scene(), drawing: { berserk: [] } })).toBeNull();
    expect(duelOf({ ...scene(), drawing: { pyramids: [] } })).toBeNull();
  });

  it("puts the other above, and for who looks on the second player", () => {
    expect([above(scene()), above({ ...scene(), seat: 1 }), above({ ...scene(), seat: -1 })]).toEqual([1, 0, 1]);
  });

  it("marks what ails a card before what it can do", () => {
    const sick = thing("A.rat", { stunned: true, poison: 2, armour: 1, fresh: true, keywords: ["first_strike", "vulnerable", "horde"] });
    expect(marksOf(sick).map((mark) => mark.mark)).toEqual(["stunned", "poison", "armour", "fresh", "first_strike", "vulnerable"]);
    expect(rests({ ...sick, keywords: ["dash"] })).toBe(false);
    expect(against(3, 2) + against(1, 2) + against(2, 2)).toBe("moreless");
  });

  it("reads a card aloud with its figures", () => {
    const texts = ["card-rat = Rat\nboard-strike = strike { $number }\nboard-lives = { $number } of { $total }\nboard-closed = closed\nkeyword-poison = Poison\nboard-until-turn = until end of turn\nchange-gains = gains { $feature }\nkeyword-armour = Armour"];
    const words = new Words("en", [{ lang: "en", texts }]);
    expect(aloud(thing("A.rat", { wounds: 2, closed: true, poison: 1 }), words)).toBe("Rat, strike 2, 1 of 3, closed, Poison 1");
    expect(changeText({ key: "change-gains", words: { keyword: "armour", number: 2, until: "turn", card: "rat" } }, words)).toBe("gains Armour 2 · until end of turn · Rat");
  });

  it("finds a feature and the ways of a text on the printed card", () => {
    expect(waysOf(printed)).toEqual(["“Bury” — wound 6.", "“Avalanche” — create “Foal” for 2."]);
    expect(paragraphOf(printed, 0)).toContain("Choose one");
    expect(paragraphOf(undefined, 0) + paragraphOf(printed, -1)).toBe("");
  });

  it("shows a card of a set that cannot be read by what lies open of it", () => {
    expect(unprinted("fx", "Fx", thing("A.fx"))).toMatchObject({ name: "Fx", cost: 2, strike: 2, lives: 3 });
    expect(unprinted("fx", "Fx")).toMatchObject({ cost: -1, strike: -1 });
  });

  it("gives a card the same arms everywhere, and its elements' colours", () => {
    expect(crest("iron_boar")).toEqual(crest("iron_boar"));
    const many = new Set(["falconer", "rune_guard", "young_shoots", "pathfinder", "grey_tusker", "hold_rat"].map((id) => JSON.stringify(crest(id))));
    expect(many.size).toBeGreaterThan(4);
    expect(new Set(colours(printed)).size).toBe(2);
  });

  it("counts equal cards together", () => {
    expect(counted(["a", "b", "a"])).toEqual([{ card: "a", number: 2 }, { card: "b", number: 1 }]);
  });
});

describe("what has happened", () => {
  it("is told turn by turn; what ends a turn belongs to it", () => {
    const line = (text: string) => ({ text, rule: "" });
    let chapters = written([], duel, [line("attack")]);
    chapters = written(chapters, duel, [line("dies")]);
    chapters = written(chapters, { ...duel, turn: 6, active: 1 }, [line("end")]);
    expect(chapters.map((one) => [one.turn, one.lines.map((said) => said.text)])).toEqual([
      [0, ["attack"]],
      [5, ["dies", "end"]],
      [6, []],
    ]);
    expect(written(chapters, { ...duel, turn: 6 }, [])).toBe(chapters);
    expect(written([], { ...duel, turn: 0 }, [line("deck")])).toHaveLength(1);
    expect(written(chapters, duel, []).map((one) => one.turn)).toEqual([0, 5]);
  });

  it("leaves out what stands there all the time", () => {
    const facts = ["turn", "waiting", "wounded", "frenzy", "dies"].map((word) => ({ key: `fact-${word}` }));
    expect(toldIn({ ...scene(), facts }).map((fact) => fact.key)).toEqual(["fact-wounded", "fact-dies"]);
  });
});

describe("by keys", () => {
  const boxes = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 90, y: 100 },
  ];
  it("goes to the nearest card in that direction, or stays", () => {
    expect(nearest(boxes[0]!, boxes, "ArrowRight")).toBe(1);
    expect(nearest(boxes[1]!, boxes, "ArrowDown")).toBe(2);
    expect(nearest(boxes[2]!, boxes, "ArrowUp")).toBe(1);
    expect(nearest(boxes[0]!, boxes, "ArrowLeft")).toBe(-1);
  });
});
