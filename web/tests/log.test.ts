import { expect, test } from "vitest";
import { underTheirHands } from "../src/state/log";
import type { Entry } from "../src/wire/types";

const entry = (hand: number, reason: string): Entry => ({ hand, column: 0, place: "balance", amount: 1, reason }) as Entry;

test("the end of a hand is told under it, and what the next deal writes under the next", () => {
  const lines = underTheirHands([entry(1, "remise"), entry(2, "deal-stake")], 1);
  expect(lines.map((line) => (line.kind === "entry" ? line.entry.reason : line.kind === "hand" ? line.hand : ""))).toEqual(["remise", 2, "deal-stake"]);
});

test("a hand that ends with its deal has its own heading", () => {
  const lines = underTheirHands([entry(2, "flush"), entry(3, "ante")], 1);
  expect(lines.filter((line) => line.kind === "hand").map((line) => line.kind === "hand" && line.hand)).toEqual([2, 3]);
});
