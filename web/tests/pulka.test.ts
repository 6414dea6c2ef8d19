import { describe, expect, test } from "vitest";
import { begunWith, chain, creases, drawable, fields, fitting, fittingName, middleOf, span, strip } from "../src/table/pulka";
import type { Entry, Sheet } from "../src/wire/types";

function entry(column: number, place: string, amount: number): Entry {
  return { hand: 1, column, place, amount, reason: "made", rule: "PM-30" };
}

function pulka(players: number, entries: Entry[] = []): Sheet {
  const columns = Array.from({ length: players }, (_, seat) => ({ seats: [seat], totals: { pulya: seat === 1 ? 10 : 4, mountain: 0 } }));
  return { drawing: "pulka", columns, entries, notes: { target: 10 } };
}

describe("the pulka", () => {
  test("has the viewer's field at the bottom and the others from his left as they sit", () => {
    expect(fields(pulka(4), 2).map((field) => [field.seat, field.edge])).toEqual([[2, "bottom"], [3, "left"], [0, "top"], [1, "right"]]);
    expect(fields(pulka(3), 1).map((field) => [field.seat, field.edge])).toEqual([[1, "bottom"], [2, "left"], [0, "right"]]);
    expect(fields(pulka(3), -1)[0]!.seat).toBe(0);
  });

  test("keeps whists on each other player and no cell for oneself", () => {
    for (const field of fields(pulka(4), 0)) expect(field.whists.map((cell) => cell.on)).not.toContain(field.seat);
    expect(fields(pulka(4), 0)[0]!.whists.map((cell) => cell.on)).toEqual([1, 2, 3]);
  });

  test("keeps the whists on a neighbour beside his field, also those of the player opposite", () => {
    const drawn = fields(pulka(4), 0);
    drawn.forEach((field, turn) => {
      const left = drawn[(turn + 1) % 4]!;
      expect(field.whists.map((cell) => cell.on)).toEqual([1, 2, 3].map((step) => (field.seat + step) % 4));
      expect(field.whists[0]!.strip.outline[0]).toEqual(span(4, left.edge, 0)[1]);
    });
  });

  test("writes running sums, place by place", () => {
    const entries = [entry(0, "pulya", 2), entry(0, "mountain", 8), entry(0, "pulya", 4), entry(1, "pulya", 6)];
    expect(chain(entries, 0, "pulya").map((link) => link.sum)).toEqual([2, 6]);
    expect(fields(pulka(3, entries), 0)[0]!.mountain.chain.map((link) => link.sum)).toEqual([8]);
  });

  test("begins with what stood there before the first figure that is told", () => {
    const [, other] = fields(pulka(3, [entry(1, "pulya", 4)]), 0);
    expect(other!.pulya.chain.map((link) => link.sum)).toEqual([6, 10]);
    expect(other!.pulya.chain[0]!.entry).toBeUndefined();
    expect(fields(pulka(3), 0)[0]!.pulya.chain.map((link) => link.sum)).toEqual([4]);
    expect(begunWith(pulka(3, [entry(1, "pulya", -2)]), 1, "pulya")).toBe(12);
  });

  test("marks a pulya that has reached the target", () => {
    expect(fields(pulka(4), 0).map((field) => field.pulya.closed)).toEqual([false, true, false, false]);
  });

  test("leaves out the oldest figures where there is no room, never the last", () => {
    const links = [100, 200, 300].map((amount) => ({ sum: amount, entry: entry(0, "pulya", amount) }));
    expect(fitting(links, 1000, 20)).toHaveLength(3);
    expect(fitting(links, 80, 20).map((link) => link.sum)).toEqual([200, 300]);
    expect(fitting(links, 1, 20).map((link) => link.sum)).toEqual([300]);
  });

  test("writes a long name smaller, so that it stays between its creases", () => {
    expect(fittingName("Вы", 84, 30)).toBe(30);
    expect(fittingName("Александра", 84, 30)).toBeLessThan(20);
    const [own] = fields(pulka(4), 0);
    const line = span(4, "bottom", 128)[0][1];
    expect(own!.name.middle[1] + 15).toBeLessThan(line + 0.1);
  });

  test.each([2, 3, 4])("the fields of %i meet at the creases and nowhere else", (players) => {
    const edges = fields(pulka(players), 0).map((field) => field.edge);
    for (const edge of edges) {
      for (const depth of [0, 60, 120]) {
        for (const [x, y] of span(players, edge, depth)) {
          const onCrease = creases(players).some(([a, b]) => Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) < 1e-6);
          const onSheet = x === 0 || x === 400 || y === 0 || y === 400;
          expect(onCrease || onSheet).toBe(true);
        }
      }
    }
    expect(creases(players).every(([, end]) => players === 2 || String(end) === String(middleOf(players)))).toBe(true);
  });

  test("the strips of one edge lie inside one another", () => {
    const outer = strip(4, "left", [0, 48]), inner = strip(4, "left", [48, 88]);
    expect(outer.middle[0]).toBeLessThan(inner.middle[0]);
    expect(inner.room).toBeLessThan(outer.room);
    expect(outer.turned).toBe(90);
  });

  test("five players have another drawing", () => {
    expect(drawable(pulka(4))).toBe(true);
    expect(drawable(pulka(5))).toBe(false);
  });
});
