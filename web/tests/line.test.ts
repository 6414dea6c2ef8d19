import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GLANCE, Line, PATIENCE } from "../src/wire/line";

/** A socket that opens at once; whether anybody answers is up to the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  say(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }

  close(): void {
    this.readyState = 2; // a dead line stays like this for long
  }
}

const told: string[] = [];
let line: Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "club" });
  Socket.all = [];
  told.length = 0;
  line = new Line({ opened: () => told.push("opened"), lost: () => told.push("lost"), told: (message) => told.push(message.type), refused: () => Promise.resolve() }, "ru");
  await vi.advanceTimersByTimeAsync(0);
  Socket.all[0]!.say("hello");
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that answers is kept, however long nobody plays", async () => {
  for (let beat = 0; beat < 20; beat++) {
    await vi.advanceTimersByTimeAsync(25_000);
    Socket.all[0]!.say("pong");
  }
  expect(Socket.all).toHaveLength(1);
  expect(told).not.toContain("lost");
});

test("a line that answers no more is told to be lost, and another is opened", async () => {
  line.send({ type: "act" });
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(told).not.toContain("lost");
  await vi.advanceTimersByTimeAsync(1);
  expect(told.filter((what) => what === "lost")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  Socket.all[0]!.say("scene"); // what the dead line still says is not heard
  expect(told).not.toContain("scene");
});

test("who comes back to the page learns at once whether anybody is there", async () => {
  line.hurry();
  expect(Socket.all[0]!.sent.at(-1)!.type).toBe("ping");
  await vi.advanceTimersByTimeAsync(GLANCE);
  expect(told).toContain("lost");
  line.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(Socket.all).toHaveLength(2);
});

test("a call that nobody takes is made again", async () => {
  line.close();
  Socket.all = [];
  vi.stubGlobal("queueMicrotask", () => {}); // this one never opens
  line = new Line({ opened: () => told.push("opened"), lost: () => told.push("lost"), told: () => {}, refused: () => Promise.resolve() }, "ru");
  await vi.advanceTimersByTimeAsync(PATIENCE + 1000);
  expect(Socket.all).toHaveLength(2);
});

test("a page that has been left opens no line again", async () => {
  line.send({ type: "act" });
  line.close();
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(Socket.all).toHaveLength(1);
});
