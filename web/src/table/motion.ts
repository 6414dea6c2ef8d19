/** Cards travel: from where they were to where they are. Only looks; nothing waits for it. */

export interface Snapshot {
  cards: Map<string, DOMRect>;
  /** The cards that lay in tricks, as copies that can still travel when the scene has let them go. */
  tricks: { key: string; rect: DOMRect; copy: HTMLElement }[];
  /** The card that was dragged and let go: whatever becomes of it comes from here. */
  dropped: { card: string; rect: DOMRect } | null;
}

const TRAVEL = 220;
const LONGEST = 300;
const BETWEEN = 40;
/** How far a dealt card swings out of the straight line, as a part of its way. */
const ARC = 0.22;

interface Point {
  x: number;
  y: number;
}

export function snapshot(root: HTMLElement): Snapshot {
  const cards = new Map<string, DOMRect>();
  const tricks: Snapshot["tricks"] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = element.getBoundingClientRect();
    const key = element.dataset["fly"]!;
    cards.set(key, rect);
    if (element.closest("[data-trick]")) tricks.push({ key, rect, copy: element.cloneNode(true) as HTMLElement });
  }
  const held = root.querySelector<HTMLElement>("[data-dragging]");
  return { cards, tricks, dropped: held && { card: held.dataset["card"] ?? "", rect: held.getBoundingClientRect() } };
}

export interface Flight {
  root: HTMLElement;
  before: Snapshot;
  /** Who gathers what has left the tricks; -1: it simply goes. */
  gatherer: number;
  /** 1 calm, ½ brisk, 0 none. */
  pace: number;
}

function chip(root: HTMLElement, seat: string): DOMRect | undefined {
  const found = root.querySelector(`[data-seat="${seat}"]:not([data-dummy])`);
  return found?.getBoundingClientRect();
}

function centre(rect: DOMRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** Let every card that is somewhere else now travel there; new ones come from who laid them, or from the pack. */
export function fly({ root, before, gatherer, pace }: Flight): void {
  if (pace <= 0) return;
  const present = new Set<string>();
  const fresh: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset["fly"]!;
    present.add(key);
    const old = before.cards.get(key);
    const now = element.getBoundingClientRect();
    if (old) {
      const from = centre(old);
      const to = centre(now);
      if (Math.hypot(from.x - to.x, from.y - to.y) > 40) travel(element, from, to, TRAVEL * pace, 0);
      continue;
    }
    const owner = element.closest<HTMLElement>("[data-owner]")?.dataset["owner"];
    const laid = before.dropped?.card === (element.dataset["card"] ?? "??") ? before.dropped : null;
    const source = laid ? laid.rect : owner === undefined ? undefined : chip(root, owner);
    if (source) travel(element, centre(source), centre(now), TRAVEL * pace, 0);
    else fresh.push(element);
  }
  const stock = root.querySelector('[data-zone-name^="stock"], [data-zone-name="deck"]') ?? root.querySelector("[data-middle]");
  const pack = (stock ?? root).getBoundingClientRect();
  const step = Math.min(BETWEEN, 500 / Math.max(fresh.length, 1)) * pace;
  fresh.forEach((element, i) => travel(element, centre(pack), centre(element.getBoundingClientRect()), TRAVEL * pace, i * step, ARC));
  gather(root, before, present, gatherer, pace);
}

/** The places a card passes, counted from where it comes to lie: straight, or in an arc from the dealer's hand. */
export function way(from: Point, to: Point, swing: number): Point[] {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (!swing) return [{ x, y }, { x: 0, y: 0 }];
  return [0, 0.25, 0.5, 0.75, 1].map((at) => {
    const out = swing * 4 * at * (1 - at);
    return { x: x * (1 - at) + y * out, y: y * (1 - at) - x * out };
  });
}

function travel(element: HTMLElement, from: Point, to: Point, duration: number, delay: number, swing = 0): void {
  const frames = way(from, to, swing).map(({ x, y }) => ({ translate: `${x}px ${y}px` }));
  element.animate(frames, { duration: Math.min(duration, LONGEST), delay, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" });
}

function gather(root: HTMLElement, before: Snapshot, present: Set<string>, gatherer: number, pace: number): void {
  const target = gatherer >= 0 ? chip(root, String(gatherer)) : undefined;
  if (!target) return;
  const to = centre(target);
  for (const { key, rect, copy } of before.tricks) {
    if (present.has(key)) continue;
    const ghost = document.createElement("div");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.cssText = `position:fixed;left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;pointer-events:none;z-index:40;--w:${rect.width}px`;
    copy.removeAttribute("data-fly");
    ghost.append(copy);
    root.append(ghost);
    const from = centre(rect);
    const end = { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: "0.35", opacity: 0.2 };
    const flight = ghost.animate([{ translate: "0 0", scale: "1", opacity: 1 }, end], { duration: 280 * pace, easing: "ease-in" });
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
  }
}
