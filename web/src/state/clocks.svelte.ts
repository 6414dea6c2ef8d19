/** The clocks of the table, counted down here between what the server says of them. */
import type { ClockFace } from "../wire/types";

const BEAT = 200;

export class ClockWall {
  #faces: ClockFace[] = $state.raw([]);
  #told = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(faces: ClockFace[]): void {
    this.#faces = faces;
    this.#told = this.#now = performance.now();
    clearInterval(this.#timer);
    if (faces.some((face) => face.runs)) this.#timer = setInterval(() => (this.#now = performance.now()), BEAT);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Milliseconds a seat has left, and whether they run; nothing where no clock was agreed upon. */
  of(seat: number): { left: number; runs: boolean } | undefined {
    const face = this.#faces.find((other) => other.seat === seat);
    if (!face) return undefined;
    return { left: face.runs ? Math.max(0, face.left - (this.#now - this.#told)) : face.left, runs: face.runs };
  }
}

/** As a clock shows it: 1:05, 0:09; hours only where there are some. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
