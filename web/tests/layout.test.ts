import { describe, expect, test } from "vitest";
import { arrange, fan, fanHeight, fitFan, lay, spotOf, trickSpots } from "../src/table/layout";
import { scene, zone } from "./scenes";

describe("the table turned toward the reader", () => {
  test("without chairs the next seat clockwise is at the left", () => {
    const { spots } = arrange(scene({ seat: 2, seats: [0, 1, 2, 3].map((seat) => ({ seat })) }));
    expect(spots.map((spot) => spot.seat)).toEqual([2, 3, 0, 1]);
    expect(spots[0]!.own).toBe(true);
    expect(spots[1]!.x).toBeLessThan(30);
    expect(spots[2]!.y).toBeLessThan(30);
  });

  test.each([8, 9, 10])("of %i nobody sits on another or where the record of the hand will lie", (players) => {
    const { spots } = arrange(scene({ seat: 0, seats: Array.from({ length: players }, (_, seat) => ({ seat })) }));
    const others = spots.filter((spot) => !spot.own);
    expect(others.filter((spot) => spot.x > 25 && spot.x < 75 && spot.y > 20)).toEqual([]);
    for (const one of others) for (const other of others) if (one !== other) expect(Math.abs(one.x - other.x) > 18 || Math.abs(one.y - other.y) > 30).toBe(true);
    expect(others.map((spot) => spot.seat)).toEqual(Array.from({ length: players - 1 }, (_, i) => i + 1));
  });

  test("with chairs the partner sits opposite, whatever his seat", () => {
    const seats = [
      { seat: 0, place: "N" },
      { seat: 1, place: "S" },
      { seat: 2, place: "W" },
      { seat: 3, place: "E" },
    ];
    const { spots } = arrange(scene({ seat: 0, seats }));
    expect(spots.map((spot) => spot.seat)).toEqual([0, 3, 1, 2]);
    expect(spots.find((spot) => spot.seat === 1)!.y).toBeLessThan(30);
  });

  test("a dummy's hand has its own chair, and who sits out is on the bench", () => {
    const seats = [{ seat: 0, place: "S" }, { seat: 1, place: "W" }, { seat: 2 }];
    const zones = [zone("hand.S", "hand", "AS", { seat: 0 }), zone("hand.N", "open", "KH", { seat: 0 }), zone("hand.W", "hand", "??", { seat: 1 })];
    const seen = scene({ seats, zones });
    const arrangement = arrange(seen);
    expect(arrangement.bench).toEqual([2]);
    const dummy = arrangement.spots.find((spot) => spot.dummy)!;
    expect([dummy.chair, dummy.seat]).toEqual(["N", 0]);
    expect(spotOf(zones[1]!, arrangement)).toBe(dummy);
    const cloth = lay(seen, arrangement);
    expect(cloth.hand?.name).toBe("hand.S");
    expect(cloth.atSpot.get("chair.N")?.map((lies) => lies.name)).toEqual(["hand.N"]);
  });

  test("an open hand that nobody plays yet has a chair too", () => {
    const seats = [{ seat: 0, place: "W" }, { seat: 1, place: "S" }, { seat: 2, place: "E" }];
    const seen = scene({ seats, zones: [zone("hand.W", "hand", "AS", { seat: 0 }), zone("hand.N", "open", "KH"), zone("talon", "open", "2C")] });
    const arrangement = arrange(seen);
    expect(arrangement.spots.map((spot) => [spot.chair, spot.seat])).toEqual([["W", 0], ["N", -1], ["E", 2], ["S", 1]]);
    const cloth = lay(seen, arrangement);
    expect(cloth.atSpot.get("chair.N")?.map((lies) => lies.name)).toEqual(["hand.N"]);
    expect(cloth.middle.map((lies) => lies.name)).toEqual(["talon"]);
  });

  test("a card from the dummy lies before the dummy, not before its player", () => {
    const seats = [{ seat: 0, place: "S" }, { seat: 1, place: "W" }];
    const zones = [zone("hand.S", "hand", "AS", { seat: 0 }), zone("hand.N", "open", "KH", { seat: 0 })];
    const arrangement = arrange(scene({ seats, zones }));
    const trick = zone("trick", "trick", "5H 7C", { owners: [0, 1] });
    const spots = trickSpots(trick, arrangement, new Map([["5H", "N"]]));
    expect(spots.map((spot) => spot?.chair)).toEqual(["N", "W"]);
  });

  test("who plays two hands lays each card before its own, the closed one's too", () => {
    const seats = [{ seat: 0, place: "S" }, { seat: 1, place: "W" }];
    const seen = scene({ seat: 0, seats, zones: [zone("hand.N", "open", "KH", { seat: 1 })] });
    const arrangement = arrange(seen);
    for (const cards of ["2C QC", "QC 2C"]) {
      const trick = zone("trick", "trick", cards, { owners: [1, 1] });
      const spots = trickSpots(trick, arrangement, new Map([["QC", "N"]]));
      expect(spots.map((spot) => spot?.chair)).toEqual(cards === "2C QC" ? ["W", "N"] : ["N", "W"]);
    }
    const own = { ...arrangement, spots: arrangement.spots.toReversed() };
    expect(trickSpots(zone("trick", "trick", "2C", { owners: [1] }), own, new Map())[0]?.chair).toBe("W");
  });

  test("everything lies somewhere, and a look back is kept apart", () => {
    const zones = [
      zone("hand.0", "hand", "AS", { seat: 0 }),
      zone("flights.0", "hand", "F1", { seat: 0 }),
      zone("up.1", "pile", "g3", { seat: 1 }),
      zone("trick", "trick", ""),
      zone("stock", "stock", "?? ??"),
      zone("last.0", "pile", "2C 3C", { marks: ["last-trick"] }),
    ];
    const seen = scene({ seats: [{ seat: 0 }, { seat: 1 }], zones });
    const cloth = lay(seen, arrange(seen));
    expect(cloth.own.map((lies) => lies.name)).toEqual(["flights.0"]);
    expect(cloth.atSpot.get("seat.1")?.map((lies) => lies.name)).toEqual(["up.1"]);
    expect([cloth.tricks[0]?.name, cloth.middle[0]?.name, cloth.lookBack[0]?.name]).toEqual(["trick", "stock", "last.0"]);
  });

  test("who watches sees everybody around the table and no hand of his own", () => {
    const zones = [zone("hand.0", "hand", "?? ??", { seat: 0 })];
    const seen = scene({ seat: -1, seats: [{ seat: 0 }, { seat: 1 }], zones });
    const cloth = lay(seen, arrange(seen));
    expect(cloth.hand).toBeUndefined();
    expect(cloth.atSpot.get("seat.0")).toHaveLength(1);
  });
});

describe("the fan", () => {
  test.each([1, 5, 13, 26])("%i cards fit into the room they have", (n) => {
    const { cards, width } = fan(n, 600, 120);
    expect(cards).toHaveLength(n);
    expect(width).toBeLessThanOrEqual(600);
    expect(cards.at(-1)!.x + 120).toBeLessThanOrEqual(600.001);
  });

  test("it is symmetrical and its ends hang lower", () => {
    const { cards } = fan(7, 900, 120);
    expect(cards[0]!.turn).toBeCloseTo(-cards[6]!.turn);
    expect(cards[0]!.y).toBeGreaterThan(cards[3]!.y);
  });

  test.each([90, 150, 190, 400])("its cards are as wide as %i pixels of height allow, and never too small to read", (height) => {
    const card = fitFan(13, 840, 122, height);
    expect(card).toBeLessThanOrEqual(122);
    expect(card).toBeGreaterThanOrEqual(72);
    if (card > 72) expect(fanHeight(13, 840, card)).toBeLessThanOrEqual(height);
    if (card < 122) expect(fanHeight(13, 840, card + 2)).toBeGreaterThan(height);
  });
});
