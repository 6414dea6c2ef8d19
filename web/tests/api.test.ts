import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/wire/api";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that gives these statuses one after the other, the last one for ever; so long one is to wait. */
function serving(...statuses: number[]) {
  return servingAfter("2", ...statuses);
}

function servingAfter(rest: string, ...statuses: number[]) {
  const asked: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    return Promise.resolve(new Response(status === 200 ? "game-whist = Whist" : "{}", { status, headers: rest ? { "Retry-After": rest } : {} }));
  });
  return asked;
}

test("words that are refused for a while are asked for again when the server says so", async () => {
  const asked = serving(429, 503, 200);
  const words = api.words("en", "whist");
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2001);
  expect(await words).toBe("game-whist = Whist");
  expect(asked).toEqual(Array(3).fill("/api/words/en/whist"));
});

test("words that never come, or are not there, are not asked for for ever", async () => {
  const asked = serving(429);
  const words = api.words("uk", "");
  await vi.runAllTimersAsync();
  expect(await words).toBe("");
  expect(asked).toEqual(Array(4).fill("/api/words/uk"));
  const once = serving(404);
  expect(await api.words("uk", "os")).toBe("");
  expect(once).toHaveLength(1);
});

test("whoever clicks too fast waits a moment and hears nothing of it", async () => {
  const asked = serving(429, 429, 200);
  const given = api.solvePosition({ game: "whist", options: {}, start: {} }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await given).toBeInstanceOf(SyntaxError); // it was given, though it is no position
  expect(asked).toEqual(Array(3).fill("/api/positions/solve"));
});

test("where one would have to wait long, or waiting does not help, one is told at once", async () => {
  for (const [rest, status] of [["30", 429], ["", 429], ["2", 409]] as const) {
    const asked = servingAfter(rest, status);
    await expect(api.logIn("anna", "a long password")).rejects.toMatchObject({ status });
    expect(asked).toHaveLength(1);
  }
});

test("a change that could not be stored is not made a second time unasked", async () => {
  const asked = serving(503);
  await expect(api.play("whist")).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

test("a button that is clicked twice at once opens one table, and later another", async () => {
  const asked = serving(409);
  const both = await Promise.allSettled([api.open({ game: "whist" }), api.open({ game: "whist" })]);
  expect(both.map((one) => one.status)).toEqual(["rejected", "rejected"]);
  expect(asked).toHaveLength(1);
  await expect(api.open({ game: "whist" })).rejects.toMatchObject({ status: 409 });
  await Promise.allSettled([api.open({ game: "whist" }), api.open({ game: "vint" })]);
  expect(asked).toHaveLength(4);
});
