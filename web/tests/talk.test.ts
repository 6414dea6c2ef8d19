import { describe, expect, it } from "vitest";
import { clockText } from "../src/state/clocks.svelte";
import { command, spoken } from "../src/table/plain";

describe("a clock", () => {
  it("shows minutes and seconds, rounded up so that 0:00 is really the end", () => {
    expect(clockText(65_000)).toBe("1:05");
    expect(clockText(8_001)).toBe("0:09");
    expect(clockText(1)).toBe("0:01");
    expect(clockText(0)).toBe("0:00");
  });
  it("shows hours only where there are some", () => {
    expect(clockText(3_600_000)).toBe("1:00:00");
    expect(clockText(3_599_000)).toBe("59:59");
  });
});

describe("the plain table", () => {
  it("hears what is to be said, in each language", () => {
    expect(spoken("say good evening")).toBe("good evening");
    expect(spoken("Скажи: добрый вечер")).toBe("добрый вечер");
    expect(spoken("кажи добрий вечір")).toBe("добрий вечір");
    expect(spoken("say")).toBeUndefined();
    expect(spoken("essay on whist")).toBeUndefined();
  });
  it("knows who is back", () => {
    expect(command("вернулась")).toBe("back");
    expect(command("talk")).toBe("talk");
  });
});
