/** The WebSocket: one line to the server that comes back by itself, a little later each time. */
import type { FromServer } from "./types";

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;
const SILENCE = 25_000;
/** Whatever is asked is answered within this time, or the line is dead though nobody has said so: a phone has left its net. */
export const PATIENCE = 15_000;
/** Who has just come back to the page does not wait so long to learn it. */
export const GLANCE = 4_000;

/** How long to wait before the attempt after `failed` failures in a row; `chance` in [0, 1) spreads the crowd. */
export function pauseAfter(failed: number, chance: number): number {
  const whole = Math.min(FIRST_PAUSE * 2 ** Math.min(failed, 10), LONGEST_PAUSE);
  return Math.round(whole * (0.75 + chance / 2));
}

export interface LineEvents {
  opened(): void;
  lost(): void;
  told(message: FromServer): void;
  refused(): Promise<void>;
}

export class Line {
  #socket: WebSocket | null = null;
  #failed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly events: LineEvents,
    private lang: string,
  ) {
    this.#open();
  }

  get ready(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  speak(lang: string): void {
    this.lang = lang;
    this.#greet();
  }

  /** In my language; and I add to the shuffle, so that the deals are fair. */
  #greet(): void {
    this.send({ type: "hello", protocol: "lomber/1", lang: this.lang, fair: true });
  }

  send(message: Record<string, unknown>): boolean {
    if (!this.ready) return false;
    this.#socket?.send(JSON.stringify(message));
    if (this.#deaf === undefined) this.#wait(PATIENCE);
    return true;
  }

  /** Somebody looks at the page again, or the network is back: no need to wait any longer. */
  hurry(): void {
    if (this.#closed) return;
    if (this.#socket) {
      if (this.send({ type: "ping" })) this.#wait(GLANCE);
      return;
    }
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#heard();
    this.#socket?.close();
  }

  #wait(patience: number): void {
    this.#heard();
    this.#deaf = setTimeout(() => this.#cut(), patience);
  }

  #heard(): void {
    clearTimeout(this.#deaf);
    this.#deaf = undefined;
  }

  /** The browser would wait for minutes before it says that nobody is there. */
  #cut(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    void this.#lost(0);
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, "lomber.1");
    this.#socket = socket;
    this.#wait(PATIENCE);
    socket.onopen = () => {
      this.#heard();
      this.#failed = 0;
      this.#greet();
      this.events.opened();
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.send({ type: "ping" }), SILENCE);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard();
      this.events.told(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => void this.#lost(event.code);
  }

  async #lost(code: number): Promise<void> {
    clearInterval(this.#ping);
    this.#heard();
    this.#socket = null;
    if (this.#closed) return;
    this.events.lost();
    if (code === 4401 || code === 4403) {
      try {
        await this.events.refused();
      } catch {
        // the server does not answer at all: wait like for everything else
      }
    }
    this.#timer = setTimeout(() => this.#open(), pauseAfter(this.#failed++, Math.random()));
  }
}
