import { expect, test } from "vitest";
import { Newest } from "../src/wire/newest";

/** Wishes that are granted when the test says so. */
function wishing() {
  const newest = new Newest();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const wish = (name: string): Promise<void> =>
    newest.ask(() => {
      begun.push(name);
      return new Promise((end) => ends.push(end));
    });
  return { newest, begun, wish, grant: async () => (ends.shift()!(), await new Promise((go) => setTimeout(go))) };
}

test("of wishes that come while one is being granted only the newest is asked for", async () => {
  const { newest, begun, wish, grant } = wishing();
  for (const name of ["first", "second", "third", "last"]) void wish(name);
  expect(begun).toEqual(["first"]);
  expect(newest.outdated).toBe(true);
  await grant();
  expect(begun).toEqual(["first", "last"]);
  expect(newest.outdated).toBe(false);
  await grant();
  void wish("later");
  expect(begun).toEqual(["first", "last", "later"]);
});

test("a wish that fails keeps no other waiting", async () => {
  const newest = new Newest();
  await expect(newest.ask(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  let granted = false;
  await newest.ask(async () => void (granted = true));
  expect(granted).toBe(true);
});
