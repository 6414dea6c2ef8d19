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

  it("takes no proof for that of another hand", async () => {
    const numbered = async (...numbers: number[]): Promise<boolean[]> => {
      const record = read("whist.json") as FairRecord;
      record.fair!.forEach((hand, i) => (hand.hand = numbers[i]!));
      return (await check(record)).map((verdict) => verdict.good);
    };
    const honest = (read("whist.json") as FairRecord).fair!.map((hand) => hand.hand);
    expect(await numbered(...honest)).not.toContain(false);
    expect(await numbered(honest[0]!, honest[0]!, ...honest.slice(2))).toContain(false);
    expect(await numbered(...honest.slice(0, -1), 9)).toContain(false);
    const turned = read("whist.json") as FairRecord;
    turned.fair!.reverse();
    expect((await check(turned)).some((verdict) => !verdict.good)).toBe(true);
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
