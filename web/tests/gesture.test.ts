import { describe, expect, test } from "vitest";
import { aims, areTooMany, at, attempt, bids, gestured, ladders, picked, picking, touch, typed, typedPicks } from "../src/table/gesture";
import { completedTrick, newcomers, taker } from "../src/table/flow";
import { inOneBreath } from "../src/table/telling";
import { command } from "../src/table/plain";
import { pauseAfter } from "../src/wire/line";
import type { Choice } from "../src/wire/types";
import { scene, zone } from "./scenes";

function choice(move: number, text: string, more: Partial<Choice> = {}): Choice {
  return { move, text, says: { key: "move-play" }, ...more };
}

describe("what can be touched", () => {
  const hand = zone("hand.0", "hand", "s15 s19", { seat: 0 });

  test("a card in the hand is played by touching it", () => {
    const seen = scene({ zones: [zone("hand.S", "hand", "QH 2C", { seat: 0 })], choices: [choice(1, "QH", { card: "QH", zone: "hand.S" })] });
    const found = touch(seen);
    expect([...found.cards.keys()]).toEqual([at("hand.S", "QH")]);
    expect(found.buttons).toEqual([]);
  });

  test("a card that may go to two piles is lifted first, then aimed", () => {
    const choices = [choice(1, "lay 15 A", { card: "s15", zone: "up.0" }), choice(2, "lay 15 D", { card: "s15", zone: "down.0" })];
    const found = touch(scene({ zones: [hand, zone("up.0", "pile", ""), zone("down.0", "pile", "")], choices }));
    const lifted = found.cards.get(at("hand.0", "s15"))!;
    expect([...aims(lifted, "hand.0").keys()]).toEqual(["up.0", "down.0"]);
  });

  test("what is about no card that can be seen gets a button, and asides stand apart", () => {
    const choices = [choice(1, "pass"), choice(2, "claim", { aside: true }), choice(3, "call KD", { card: "KD" })];
    const found = touch(scene({ zones: [hand], choices }));
    expect(found.buttons.map((button) => button.text)).toEqual(["pass", "call KD"]);
    expect(found.asides.map((button) => button.text)).toEqual(["claim"]);
  });

  test("a thrown card can be taken back where the scene offers it", () => {
    const zones = [zone("hand.0", "hand", "5H", { seat: 0 }), zone("thrown", "pile", "7C", { seat: 0 })];
    const choices = [choice(1, "throw 5H", { card: "5H" }), choice(2, "keep 7C", { card: "7C", zone: "thrown" }), choice(3, "done")];
    const found = touch(scene({ zones, choices }));
    expect([...found.cards.keys()]).toEqual([at("hand.0", "5H"), at("thrown", "7C")]);
    expect(found.buttons.map((button) => button.text)).toEqual(["done"]);
  });

  test("cards of one gesture are picked in any order, put back, and the buttons are those of so many", () => {
    const zones = [zone("hand.0", "hand", "5H 9H", { seat: 0 })];
    const [low, high] = [choice(1, "throw 5H", { card: "5H" }), choice(2, "throw 9H", { card: "9H" })];
    const [none, one, two] = [choice(3, "done"), choice(4, "done"), choice(5, "done")];
    const seen = scene({ zones, choices: [low, none, choice(6, "claim", { aside: true })], picks: { cards: [low, high], ends: [[none], [one], [two]] } });
    const first = picked([], high);
    const both = picked(first, low);
    expect(both.map((other) => other.text)).toEqual(["throw 9H", "throw 5H"]);
    expect(picked(both, high)).toEqual([low]);
    expect([[], first, both].map((now) => touch(picking(seen, now)).buttons[0]?.move)).toEqual([3, 4, 5]);
    expect(touch(picking(seen, both)).cards.size).toBe(2);
    expect(touch(picking(seen, both)).asides.length).toBe(1);
    expect([1, 2, 3].map((number) => areTooMany(seen.picks!, number))).toEqual([false, false, true]);
  });

  test("just so many cards wait for a last word, so that a slip can be mended", () => {
    const cards = ["5H", "9H", "JH"].map((card, move) => choice(move, `discard ${card}`, { card }));
    const seen = scene({ zones: [zone("hand.0", "hand", "5H 9H JH", { seat: 0 })], choices: cards, picks: { cards, ends: [[], []], whole: 2 } });
    const buttons = [0, 1, 2].map((number) => touch(picking(seen, cards.slice(0, number))).buttons.map((button) => button.says.key));
    expect(buttons).toEqual([[], [], ["move-done"]]);
    expect([1, 2, 3].map((number) => areTooMany(seen.picks!, number))).toEqual([false, false, true]);
  });

  test("an unplayable card is tried in the notation of the moves that are open", () => {
    expect(attempt(scene({ choices: [choice(1, "throw 5H", { card: "5H" })] }), "7C")).toBe("throw 7C");
    expect(attempt(scene({ choices: [choice(1, "lay 15 A", { card: "s15" })] }), "s19")).toBe("lay 19 A");
    expect(attempt(scene({}), "QH")).toBe("QH");
  });
});

describe("typed moves", () => {
  const choices = [choice(7, "QH"), choice(8, "pass")];
  test("by notation, by number, by words", () => {
    const said = (one: Choice): string => (one.text === "pass" ? "Пас" : "Д♥");
    expect(typed("qh", choices, said)?.move).toBe(7);
    expect(typed("2", choices, said)?.move).toBe(8);
    expect(typed("пас", choices, said)?.move).toBe(8);
    expect(typed("3", choices, said)).toBeUndefined();
  });
  test("questions in three languages", () => {
    expect(["рука", "Sheet", "порада", "?", "QH"].map(command)).toEqual(["hand", "sheet", "hint", "help", undefined]);
  });
});

describe("cards that go together, typed", () => {
  const cards = ["5H", "9S", "TH"].map((card, move) => choice(move, `throw ${card}`, { card }));
  const [low, middle, ten] = cards as [Choice, Choice, Choice];
  const [pass, done] = [choice(8, "pass"), choice(9, "done")];
  const asked = scene({ choices: [...cards, pass], picks: { cards, ends: [[pass, done], [done], [done], [done]] } });
  const said = (one: Choice): string => (one.card ? `Throw off ${one.card}` : one.text === "pass" ? "Pass" : "Play with these");
  const line = (text: string, before: Choice[] = []) => typedPicks(text, asked, before, said);

  test("several at once, in any order, with what closes them", () => {
    for (const text of ["9S 5H done", "throw 9s, throw 5h; DONE", "2 1 4", "Throw off 9S 5H play with these"]) {
      expect(line(text)).toEqual({ picked: [middle, low], end: done });
    }
    expect(line("10h")).toEqual({ picked: [ten] });
    expect(line("throw 10H")).toEqual({ picked: [ten] });
    expect(line("pass")).toEqual({ picked: [], end: pass });
  });

  test("named again by itself a card is put back, among others it stays", () => {
    expect(line("9S", [middle, low])).toEqual({ picked: [low] });
    expect(line("9S 10H", [middle])).toEqual({ picked: [middle, ten] });
    const putting = (one: Choice): string => (one === middle ? "Put 9S back" : said(one));
    expect(typedPicks("put 9S back 5H", asked, [middle], putting)).toEqual({ picked: [low] });
  });

  test("what is wrong is told, and nothing is picked", () => {
    expect(line("9S tea")).toEqual({ unknown: "tea" });
    expect(line("throw KC 9S")).toEqual({ unknown: "KC" });
    expect(line("9S 9")).toEqual({ unknown: "9" });
    expect(line("9S pass")).toEqual({ unknown: "pass" });
    expect(line("9S 9s")).toEqual({ twice: middle });
    expect(line("9S done 5H")).toEqual({ extra: "5H" });
  });

  test("just so many cards may be closed by a word that is not sent", () => {
    const whole = scene({ choices: cards, picks: { cards, ends: [[], []], whole: 2 } });
    const found = typedPicks("9S 5H done", whole, [], said);
    expect("end" in found && found.end && gestured([...found.picked, found.end])).toEqual(["throw 9S", "throw 5H"]);
    expect(typedPicks("9S done", whole, [], said)).toEqual({ unknown: "done" });
  });
});

describe("the last card of a trick", () => {
  const before = scene({
    seats: [{ seat: 0, counts: { tricks: 0 } }, { seat: 1, marks: ["to-move"], counts: { tricks: 0, cards: 2 } }],
    zones: [zone("trick", "trick", "5H", { owners: [0] }), zone("hand.1", "hand", "?? ??", { seat: 1 })],
  });
  const after = scene({
    seats: [{ seat: 0, counts: { tricks: 0 } }, { seat: 1, counts: { tricks: 1 } }],
    zones: [zone("trick", "trick", ""), zone("hand.1", "hand", "??", { seat: 1 })],
  });
  const step = { event: "move" as const, seat: 1, moves: ["KH"], says: [{ key: "move-play", words: { card: "KH" } }] };

  test("lies on the table before the trick is gathered", () => {
    const between = completedTrick(before, [step], after)!;
    expect(between.zones[0]).toMatchObject({ cards: ["5H", "KH"], owners: [0, 1] });
    expect(between.zones[1]!.cards).toEqual(["??"]);
    expect(between.seats.map((seat) => seat.counts)).toEqual([{ tricks: 0 }, { tricks: 0, cards: 1 }]);
    expect(between.choices).toEqual([]);
    expect(taker(before, after)).toBe(1);
  });

  test("while the trick goes on there is nothing to hold up", () => {
    const going = scene({ zones: [zone("trick", "trick", "5H KH", { owners: [0, 1] })] });
    expect(completedTrick(before, [step], going)).toBeNull();
  });
});

describe("a gesture of several moves", () => {
  const thrown = (card: string) => ({ key: "move-throw", words: { card } });

  test("is told in one breath, without the word that ends it", () => {
    expect(inOneBreath([thrown("7D"), thrown("TD"), thrown("??"), { key: "move-done" }])).toEqual([thrown("7D TD ??")]);
  });

  test("keeps apart what is not the same, and a single word stays", () => {
    const given = (card: string, seat: number) => ({ key: "move-give", words: { card, to_seat: seat } });
    const apart = [thrown("7D"), given("TD", 1), given("AH", 2)];
    expect(inOneBreath(apart)).toEqual(apart);
    expect(inOneBreath([{ key: "move-done" }])).toEqual([{ key: "move-done" }]);
  });
});

describe("cards that come to the hand", () => {
  const holding = (cards: string, hand = 1) => scene({ hand, zones: [zone("hand.0", "hand", cards, { seat: 0 }), zone("hand.1", "hand", "?? ??", { seat: 1 })] });
  const move = (seat: number) => ({ event: "move" as const, seat, moves: ["give ??"], says: [] });

  test("are new until their owner moves", () => {
    const given = newcomers(holding("5H KH"), [move(1)], holding("5H KH 2S"), new Set());
    expect([...given]).toEqual(["2S"]);
    expect([...newcomers(holding("5H KH 2S"), [move(1)], holding("5H KH 2S 3S"), given)]).toEqual(["2S", "3S"]);
    expect([...newcomers(holding("5H KH 2S"), [move(0)], holding("5H 2S"), given)]).toEqual([]);
  });

  test("a second card of the same name is new as well", () => {
    expect([...newcomers(holding("5H"), [move(1)], holding("5H 5H"), new Set())]).toEqual(["5H"]);
  });

  test("a hand that is dealt or looked at is not news", () => {
    expect(newcomers(holding("5H"), [], holding("6H 7H", 2), new Set()).size).toBe(0);
    expect(newcomers(holding(""), [], holding("6H 7H"), new Set()).size).toBe(0);
    expect(newcomers(holding("?? ??"), [move(0)], holding("6H 7H"), new Set()).size).toBe(0);
  });
});

test("the line comes back later and later, never later than 15 s by more than a quarter", () => {
  expect([0, 1, 2, 3].map((failed) => pauseAfter(failed, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(pauseAfter(40, 0.999)).toBeLessThanOrEqual(18_750);
  expect(pauseAfter(0, 0)).toBe(375);
});

describe("bids", () => {
  const called = (words: string): Choice[] => words.split(" ").map((word, i) => choice(i, word === "pass" ? word : `bid ${word}`));

  test("lie in a box, a column for each strain", () => {
    const buttons = called("pass 2D 2H 2NT 3S 3C 3D 3H 3NT 4S 4C");
    const { box, columns } = bids(buttons);
    expect(columns).toBe(5);
    expect(buttons.map((one) => box.get(one)?.column)).toEqual([undefined, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2]);
    expect(box.get(buttons[3]!)?.written).toBe("2NT");
  });

  test("so does the last row of an auction: nobody must look for his bid in another form", () => {
    const { box, columns } = bids(called("pass 7S 7C 7D 7H 7NT"));
    expect([columns, box.size]).toEqual([5, 5]);
  });

  test("a few of them are plain buttons", () => {
    expect(bids(called("pass 7D 7H 7NT")).columns).toBe(0);
  });
});

describe("sums to be named", () => {
  const stake = (amount: number): Choice => choice(amount, `stake ${amount}`, { says: { key: "move-stake", words: { value: String(amount) } } });
  const sums = [50, 10, 20, 30, 40, 60, 70, 80, 90];

  test("many stakes are a ladder from the smallest to the largest, and the rest stays a button", () => {
    const found = ladders([choice(1, "va_bank", { says: { key: "move-va-bank", words: { value: "300" } } }), ...sums.map(stake)]);
    expect(found.plain.map((button) => button.text)).toEqual(["va_bank"]);
    expect(found.ladders.map((ladder) => ladder.steps.map((step) => step.text))).toEqual([[10, 20, 30, 40, 50, 60, 70, 80, 90].map((amount) => `stake ${amount}`)]);
  });

  test("a few stakes stay buttons", () => {
    expect(ladders(sums.slice(0, 4).map(stake))).toEqual({ plain: sums.slice(0, 4).map(stake), ladders: [] });
  });

  test("moves about cards are no sums", () => {
    const cards = sums.map((amount) => choice(amount, `${amount}`, { card: "QH", says: { key: "move-lay", words: { value: String(amount) } } }));
    expect(ladders(cards).ladders).toEqual([]);
  });
});
