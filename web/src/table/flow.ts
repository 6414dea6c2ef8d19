/** What the eye must see between two scenes: the last card of a trick lies on the table before the trick is gathered. */
import type { Scene, Step, Zone } from "../wire/types";

/** The previous scene with the cards that were laid since, where the new one has already gathered them; or null. */
export function completedTrick(before: Scene, steps: readonly Step[], after: Scene): Scene | null {
  const trick = before.zones.find((zone) => zone.kind === "trick" && (zone.cards?.length ?? 0) > 0);
  if (!trick) return null;
  const now = after.zones.find((zone) => zone.name === trick.name);
  const same = (trick.cards ?? []).every((card, i) => now?.cards?.[i] === card);
  if (same) return null;
  const cards = [...(trick.cards ?? [])];
  const owners = [...(trick.owners ?? [])];
  for (const step of steps) {
    if (step.event !== "move") break;
    const card = step.says[0]?.words?.["card"];
    if (typeof card !== "string" || cards.includes(card)) break;
    cards.push(card);
    owners.push(step.seat);
    break;
  }
  if (cards.length === (trick.cards ?? []).length) return null;
  const laid = cards[cards.length - 1]!;
  const layer = owners[owners.length - 1]!;
  const zones = before.zones.map((zone) => {
    if (zone.name === trick.name) return { ...zone, cards, owners };
    return without(zone, laid, layer);
  });
  const seats = before.seats.map((seat) => ({
    ...seat,
    counts: seat.seat === layer ? fewer(seat.counts, before.zones, zones) : seat.counts,
    marks: seat.marks?.filter((mark) => mark !== "to-move") ?? [],
  }));
  return { ...before, zones, seats, choices: [], prompt: after.prompt };
}

/** What is told of whoever has just laid a card: he holds one less, unless it came from a dummy's hand. */
function fewer(counts: Record<string, number> | undefined, before: readonly Zone[], after: readonly Zone[]): Record<string, number> | undefined {
  const from = before.findIndex((zone, i) => zone.kind === "hand" && zone !== after[i]);
  const held = before[from]?.cards?.length;
  return counts && held && counts["cards"] === held ? { ...counts, cards: held - 1 } : counts;
}

function without(zone: Zone, card: string, seat: number): Zone {
  if (zone.kind !== "hand" && zone.kind !== "open" && zone.kind !== "pile") return zone;
  const cards = zone.cards ?? [];
  const at = cards.indexOf(card);
  if (at >= 0) return { ...zone, cards: cards.filter((_, i) => i !== at) };
  const hidden = cards.lastIndexOf("??");
  if (zone.seat === seat && zone.kind !== "pile" && hidden >= 0 && cards.every((other) => other === "??")) {
    return { ...zone, cards: cards.slice(1) };
  }
  return zone;
}

/** Who gathered the trick: the seat whose count of tricks has grown; -1 where nobody's has. */
export function taker(before: Scene, after: Scene): number {
  for (const seat of after.seats) {
    const old = before.seats.find((other) => other.seat === seat.seat);
    if ((seat.counts?.["tricks"] ?? 0) > (old?.counts?.["tricks"] ?? 0)) return seat.seat;
  }
  return -1;
}

/** For each card that can be seen: the chair of the hand it lies in, so that a played card shows where it came from. */
export function origins(scene: Scene, known: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map(known);
  for (const zone of scene.zones) {
    if (zone.kind !== "hand" && zone.kind !== "open") continue;
    const chair = zone.name.slice(zone.name.lastIndexOf(".") + 1);
    for (const card of zone.cards ?? []) if (card !== "??") found.set(card, chair);
  }
  return found;
}

/**
 * The cards that have come to the reader's own hand since it was dealt and that he has not answered yet: a widow
 * bought, cards passed on, a card drawn. They are new until he makes a move.
 */
export function newcomers(before: Scene, steps: readonly Step[], after: Scene, known: ReadonlySet<string>): Set<string> {
  const had = own(before);
  if (before.hand !== after.hand || had.length === 0 || had.includes("??")) return new Set();
  const acted = steps.some((step) => step.event === "move" && step.seat === after.seat);
  const has = own(after);
  const times = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;
  return new Set(has.filter((card) => times(has, card) > times(had, card) || (!acted && known.has(card))));
}

function own(scene: Scene): string[] {
  return scene.zones.filter((zone) => zone.kind === "hand" && zone.seat === scene.seat).flatMap((zone) => zone.cards ?? []);
}
