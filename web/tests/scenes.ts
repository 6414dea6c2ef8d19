import type { Scene, Zone } from "../src/wire/types";

export function scene(change: Partial<Scene>): Scene {
  return {
    seat: 0,
    phase: "play",
    hand: 1,
    prompt: { key: "prompt-wait" },
    seats: [],
    zones: [],
    choices: [],
    sheet: { drawing: "table", columns: [] },
    ...change,
  };
}

export function zone(name: string, kind: string, cards: string, more: Partial<Zone> = {}): Zone {
  return { name, kind, cards: cards.split(" ").filter(Boolean), ...more };
}
