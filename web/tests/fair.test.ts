import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check, type FairRecord } from "../src/fair/check";
import { contradicts } from "../src/fair/memory";

const folder = new URL("../../tests/records/fair/", import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf-8"));

describe("a fair deal, checked by the browser", () => {
  // the same files and the same verdicts as tests/server/test_proofs.py
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    it(`says of ${name} what the terminal says`, async () => {
      const verdicts = await check(read(name) as FairRecord);
      expect(verdicts.map(({ hand, good, key, words }) => [hand, good, key, words])).toEqual(read(`expected/${name}`));
    });
  }

  it("takes nothing that is damaged for a proof", async () => {
    const record = read("gorka.json") as FairRecord;
    record.fair![1]!.deals[0]!.opened![0]![2] = "not hexadecimal";
    expect((await check(record))[1]).toMatchObject({ good: false, key: "damaged" });
  });

  it("notices a record that is not what this browser was shown", () => {
    const hand = (read("whist.json") as FairRecord).fair![1]!;
    const saw = { commitment: hand.commitment, roots: [hand.deals[0]!.root], mine: hand.added["0"] };
    expect(contradicts(hand, saw)).toBe("");
    expect(contradicts(hand, undefined)).toBeNull();
    expect(contradicts(hand, { ...saw, commitment: "0" })).toBe("commitment");
    expect(contradicts(hand, { ...saw, roots: ["0"] })).toBe("root");
    expect(contradicts(hand, { ...saw, mine: "0" })).toBe("addition");
  });
});
