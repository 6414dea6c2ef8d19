import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/wire/api";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that gives these statuses one after the other, the last one for ever. */
function serving(...statuses: number[]) {
  const asked: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    return Promise.resolve(new Response(status === 200 ? "game-whist = Whist" : "{}", { status, headers: { "Retry-After": "2" } }));
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
