/** Who sits where and what lies where: pure geometry, from a scene alone. */
import type { Scene, Seat, Zone } from "../wire/types";

const CLOCKWISE = ["S", "W", "N", "E"];

/** A place at the table: a player's chair, or the chair of a hand that somebody plays beside his own. */
export interface Spot {
  key: string;
  /** -1: an open hand that nobody plays yet. */
  seat: number;
  /** The compass chair, where the game has such. */
  chair: string;
  /** Percent of the cloth; the reader's own is at the bottom. */
  x: number;
  y: number;
  /** From the middle toward the spot, length 1. */
  toward: { x: number; y: number };
  own: boolean;
  /** A hand without a player of its own on the chair. */
  dummy: boolean;
}

export interface Arrangement {
  spots: Spot[];
  /** Players who have no chair in this hand. */
  bench: number[];
}

/** The k-th of n clockwise from the bottom, on an ellipse. */
export function onEllipse(k: number, n: number): { x: number; y: number; toward: { x: number; y: number } } {
  const angle = Math.PI / 2 + (k * 2 * Math.PI) / n;
  const toward = { x: Math.cos(angle), y: Math.sin(angle) };
  return { x: 50 + 38 * toward.x, y: 47 + 40 * toward.y, toward };
}

/** Of so many and more the most sit along the far edge, and only two at each side: an ellipse would lay them over one another. */
const MANY = 8;
export const isFull = (players: number): boolean => players >= MANY;

/** The k-th of n clockwise from the bottom. Cards are laid toward him as on an ellipse. */
export function seatAt(k: number, n: number): { x: number; y: number; toward: { x: number; y: number } } {
  const round = onEllipse(k, n);
  if (n < MANY || k === 0) return round;
  const last = n - 1;
  if (k <= 2) return { ...round, x: 12, y: k === 1 ? 81 : 50 };
  if (k >= last - 1) return { ...round, x: 88, y: k === last ? 81 : 50 };
  return { ...round, x: 12 + (76 * (k - 3)) / (last - 5), y: 7 };
}

function suffix(zone: Zone): string {
  return zone.name.slice(zone.name.lastIndexOf(".") + 1);
}

export function isHand(zone: Zone): boolean {
  return zone.kind === "hand" || (zone.kind === "open" && (zone.seat ?? -1) >= 0);
}

export function arrange(scene: Scene): Arrangement {
  const placed = scene.seats.filter((seat) => CLOCKWISE.includes(seat.place ?? ""));
  return placed.length > 0 ? byCompass(scene, placed) : bySeat(scene);
}

function bySeat(scene: Scene): Arrangement {
  const order = scene.seats.map((seat) => seat.seat);
  const first = Math.max(order.indexOf(scene.seat), 0);
  const spots = order.map((_, k) => {
    const seat = order[(first + k) % order.length]!;
    return { key: `seat.${seat}`, seat, chair: "", own: seat === scene.seat, dummy: false, ...seatAt(k, order.length) };
  });
  return { spots, bench: [] };
}

function byCompass(scene: Scene, placed: Seat[]): Arrangement {
  const mine = placed.find((seat) => seat.seat === scene.seat)?.place ?? "S";
  const first = CLOCKWISE.indexOf(mine);
  const spots: Spot[] = [];
  for (let k = 0; k < 4; k++) {
    const chair = CLOCKWISE[(first + k) % 4]!;
    const sitting = placed.find((seat) => seat.place === chair);
    const hand = scene.zones.find((zone) => (isHand(zone) || zone.kind === "open") && suffix(zone) === chair);
    if (!sitting && !hand) continue;
    const seat = sitting?.seat ?? hand?.seat ?? -1;
    const own = sitting !== undefined && seat === scene.seat;
    spots.push({ key: `chair.${chair}`, seat, chair, own, dummy: sitting === undefined, ...onEllipse(k, 4) });
  }
  const seated = new Set(placed.map((seat) => seat.seat));
  return { spots, bench: scene.seats.map((seat) => seat.seat).filter((seat) => !seated.has(seat)) };
}

/** Everything on the cloth, sorted by where it is drawn. */
export interface Cloth {
  hand: Zone | undefined;
  /** More of the reader's own: flights beside the hand, thrown cards, own piles. */
  own: Zone[];
  atSpot: Map<string, Zone[]>;
  tricks: Zone[];
  middle: Zone[];
  lookBack: Zone[];
}

export function lay(scene: Scene, arrangement: Arrangement): Cloth {
  const cloth: Cloth = { hand: undefined, own: [], atSpot: new Map(), tricks: [], middle: [], lookBack: [] };
  for (const spot of arrangement.spots) cloth.atSpot.set(spot.key, []);
  for (const zone of scene.zones) {
    const spot = spotOf(zone, arrangement);
    if (zone.marks?.includes("last-trick") || zone.name.startsWith("last.")) cloth.lookBack.push(zone);
    else if (zone.kind === "trick") cloth.tricks.push(zone);
    else if (!spot) cloth.middle.push(zone);
    else if (!spot.own) cloth.atSpot.get(spot.key)!.push(zone);
    else if (!cloth.hand && isHand(zone)) cloth.hand = zone;
    else cloth.own.push(zone);
  }
  return cloth;
}

/** At whose place a zone lies; undefined: in the middle. */
export function spotOf(zone: Zone, arrangement: Arrangement): Spot | undefined {
  const seat = zone.seat ?? -1;
  const chair = suffix(zone);
  const there = arrangement.spots.find((spot) => spot.chair !== "" && spot.chair === chair);
  if (there && (seat < 0 || there.seat === seat)) return isHand(zone) || zone.kind === "open" || seat >= 0 ? there : undefined;
  if (seat < 0) return undefined;
  return arrangement.spots.find((spot) => spot.seat === seat && !spot.dummy) ?? arrangement.spots.find((spot) => spot.seat === seat);
}

/** So many of its widths a card is high. */
export const CARD_HEIGHT = 1.45;

/** So many of its cards' widths a trick is wide. */
export const TRICK_WIDTH = 2.95;

/** A trick is so many of its cards' widths high: the cards of the two who face each other. */
export const TRICK_HEIGHT = 2.9;

/** Where each card of a trick lies: toward the spot of whoever laid it, or of the open hand it came from. */
export function trickSpots(zone: Zone, arrangement: Arrangement, origins: ReadonlyMap<string, string>): (Spot | undefined)[] {
  const cards = zone.cards ?? [];
  const places = (i: number): Spot[] => arrangement.spots.filter((spot) => spot.seat === (zone.owners?.[i] ?? -1));
  const known = cards.map((card, i) => places(i).find((spot) => spot.chair !== "" && spot.chair === origins.get(card)));
  const used = new Set(known.map((spot) => spot?.key));
  return cards.map((_, i) => {
    // a card that nobody saw before came from a closed hand: that of the player himself
    const free = places(i).filter((spot) => !used.has(spot.key));
    const spot = known[i] ?? free.find((other) => !other.dummy) ?? free[0] ?? places(i)[0];
    if (spot) used.add(spot.key);
    return spot;
  });
}

export interface FanCard {
  x: number;
  y: number;
  turn: number;
}

/** A hand of n cards of this width as a fan that fits: x from the left edge, y down, turn in degrees. */
export function fan(n: number, width: number, card: number): { cards: FanCard[]; width: number } {
  if (n === 0) return { cards: [], width: 0 };
  const step = n > 1 ? Math.min(card * 0.56, (width - card) / (n - 1)) : 0;
  const turn = Math.min(1.9, 22 / n);
  const used = step * (n - 1) + card;
  const cards = Array.from({ length: n }, (_, i) => {
    const off = i - (n - 1) / 2;
    return { x: i * step, y: (off * off * turn * step * Math.PI) / 360, turn: off * turn };
  });
  return { cards, width: used };
}

/** How high a fan of n such cards stands: the cards, the sag of its ends, and room above for a lifted one. */
export function fanHeight(n: number, width: number, card: number): number {
  return card * CARD_HEIGHT + LIFT + Math.max(0, ...fan(n, width, card).cards.map((one) => one.y));
}

/** A fan leaves so much room above itself. */
export const LIFT = 24;

/** The widest card, at most this wide, whose fan is no higher than there is room; never narrower than one can read. */
export function fitFan(n: number, width: number, card: number, height: number): number {
  let fitting = card;
  while (fitting > NARROWEST && fanHeight(n, width, fitting) > height) fitting -= 2;
  return fitting;
}

/** A card of one's own hand narrower than this is hard to read and to hit. */
const NARROWEST = 72;
