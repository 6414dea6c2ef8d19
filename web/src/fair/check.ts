/** What a record proves of its deals, checked here and by nobody else: `lomber.table.proof` for the browser. */
import { Damaged, digest, fromHex, same, toHex, type Bytes } from "./hash";

export interface ProvedDeal {
  at: number;
  root: string;
  ordered?: string[];
  kept?: string[];
  opened?: [number, string, string, string[]][];
}

export interface ProvedHand {
  hand: number;
  commitment: string;
  added: Record<string, string>;
  deals: ProvedDeal[];
  secret?: string;
}

export interface FairRecord {
  game: string;
  seats: string[];
  log: unknown[];
  fair?: ProvedHand[];
}

export interface Verdict {
  hand: number;
  good: boolean;
  key: string;
  words: Record<string, unknown>;
}

const HIDDEN = "??";
type Piles = [string, string[]][];

export async function check(record: FairRecord): Promise<Verdict[]> {
  const hands = record.fair ?? [];
  if (hands.length === 0) return [said(-1, false, "nothing")];
  const covered = hands.flatMap((hand) => hand.deals.map((deal) => deal.at));
  const without = record.log.filter((event, at) => piles(event) && !covered.includes(at)).length;
  const found: Verdict[] = [];
  for (const [i, hand] of hands.entries()) {
    const verdict = await checkHand(record, hand);
    found.push(verdict.good && !inTurn(hands, i, without === 0) ? said(hand.hand, false, "damaged") : verdict);
  }
  if (without > 0 || new Set(covered).size < covered.length) found.push(said(-1, false, "uncovered", { number: Math.max(without, 1) }));
  return found;
}

function said(hand: number, good: boolean, key: string, words: Record<string, unknown> = {}): Verdict {
  return { hand, good, key, words };
}

/** Does it bear the number of the hand that was dealt then? Where every deal is proved, none is left out. */
function inTurn(hands: ProvedHand[], i: number, whole: boolean): boolean {
  const hand = hands[i]!;
  const before = hands[i - 1];
  const places = [...hands.slice(0, i).flatMap((other) => other.deals.map((deal) => deal.at)).slice(-1), ...hand.deals.map((deal) => deal.at)];
  const numbered = !before || (whole ? hand.hand === before.hand + 1 : hand.hand > before.hand);
  return numbered && places.every((at, j) => j === 0 || at > places[j - 1]!);
}

async function checkHand(record: FairRecord, hand: ProvedHand): Promise<Verdict> {
  try {
    const deals = hand.deals.map((deal) => piles(record.log[deal.at]));
    if (deals.length === 0 || deals.some((deal) => !deal)) throw new Damaged("a proof is about a deal");
    const wrong = hand.secret ? await wrongWithSecret(hand, deals as Piles[]) : await wrongWithCards(hand, deals as Piles[]);
    if (wrong) return wrong;
    if (hand.secret) return said(hand.hand, true, "shuffle", { number: Object.keys(hand.added).length });
    const shown = hand.deals.reduce((sum, deal) => sum + (deal.opened ?? []).length, 0);
    return said(hand.hand, true, "cards", { number: shown, most: (deals as Piles[]).reduce((sum, deal) => sum + cards(deal).length, 0) });
  } catch (error) {
    if (error instanceof Damaged || error instanceof TypeError) return said(hand.hand, false, "damaged");
    throw error;
  }
}

function piles(event: unknown): Piles | null {
  const given = (event as { piles?: Record<string, string> } | undefined)?.piles;
  return given ? Object.entries(given).map(([name, text]) => [name, text.split(" ").filter(Boolean)]) : null;
}

function cards(deal: Piles): string[] {
  return deal.flatMap(([, pile]) => pile);
}

// -- with the secret: shuffle again

async function wrongWithSecret(hand: ProvedHand, deals: Piles[]): Promise<Verdict | null> {
  const secret = fromHex(hand.secret);
  if (!same(await digest("commit", secret), fromHex(hand.commitment))) return said(hand.hand, false, "commitment");
  const key = await mixed(secret, hand.added);
  for (const [d, deal] of hand.deals.entries()) {
    const dealt = deals[d]!;
    if (cards(dealt).includes(HIDDEN)) throw new Damaged("a closed card beside a secret");
    const last = dealt[dealt.length - 1]?.[1] ?? [];
    if (deal.kept?.some((card) => !last.includes(card))) throw new Damaged("a card that was to lie in the last pile lies elsewhere");
    const order = await shuffled(key, d, cards(dealt), deal.kept ?? [], last.length);
    if (toHex(await root(secret, d, order)) !== deal.root.toLowerCase()) return said(hand.hand, false, "root");
    const wrong = wrongPile(hand, deal, dealt, new Map(order.entries()), "order");
    if (wrong) return wrong;
  }
  return null;
}

async function mixed(secret: Bytes, added: Record<string, string>): Promise<Bytes> {
  const seats = Object.keys(added)
    .map(Number)
    .sort((one, other) => one - other);
  return digest("key", secret, ...seats.flatMap((seat) => [seat, fromHex(added[seat])]));
}

/** The names sorted as texts, then shuffled by Fisher and Yates with numbers from the deal's stream, until the kept cards lie in the last pile. */
export async function shuffled(key: Bytes, deal: number, names: string[], kept: string[] = [], last = 0): Promise<string[]> {
  const order = [...names].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  let block: Bytes = new Uint8Array(0);
  let blocks = 0;
  let at = 0;
  const below = async (n: number): Promise<number> => {
    const bits = (n - 1).toString(2).length;
    const size = Math.ceil(bits / 8);
    for (;;) {
      if (at + size > block.length) {
        block = await digest("deal", key, deal, blocks++);
        at = 0;
      }
      let number = 0;
      for (let i = 0; i < size; i++) number = number * 256 + block[at++]!;
      number %= 2 ** bits;
      if (number < n) return number;
    }
  };
  do {
    for (let i = order.length - 1; i > 0; i--) {
      const j = await below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
  } while (order.slice(0, order.length - last).some((card) => kept.includes(card)));
  return order;
}

async function root(secret: Bytes, deal: number, order: string[]): Promise<Bytes> {
  let level = await Promise.all(order.map(async (card, i) => digest("card", await digest("salt", secret, deal, i), deal, i, card)));
  while (level.length > 1) {
    const up: Promise<Bytes>[] = [];
    for (let i = 0; i < level.length; i += 2) up.push(i + 1 < level.length ? digest("node", level[i]!, level[i + 1]!) : Promise.resolve(level[i]!));
    level = await Promise.all(up);
  }
  return level[0] ?? digest("nothing");
}

// -- without it: each card that was shown

async function wrongWithCards(hand: ProvedHand, deals: Piles[]): Promise<Verdict | null> {
  fromHex(hand.commitment);
  for (const [d, deal] of hand.deals.entries()) {
    const dealt = deals[d]!;
    const order = new Map<number, string>();
    for (const opened of deal.opened ?? []) {
      if (!(await proves(opened, d, fromHex(deal.root), cards(dealt).length))) return said(hand.hand, false, "card", { card: opened[1] });
      if (order.has(opened[0])) throw new Damaged("a place is opened twice");
      order.set(opened[0], opened[1]);
    }
    const wrong = wrongPile(hand, deal, dealt, order, "unproved");
    if (wrong) return wrong;
  }
  return null;
}

async function proves([index, card, salt, beside]: [number, string, string, string[]], deal: number, root: Bytes, count: number): Promise<boolean> {
  if (!Number.isInteger(index) || index < 0 || index >= count) return false;
  let here = await digest("card", fromHex(salt), deal, index, card);
  const way = beside.map(fromHex);
  for (let at = index, width = count; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue;
    const other = way.shift();
    if (!other) return false;
    here = at & 1 ? await digest("node", other, here) : await digest("node", here, other);
  }
  return way.length === 0 && same(here, root);
}

/** Are the cards of the record those of the order, pile by pile? A stock is compared place by place, a hand as a set. */
function wrongPile(hand: ProvedHand, deal: ProvedDeal, dealt: Piles, order: Map<number, string>, key: string): Verdict | null {
  let start = 0;
  for (const [name, pile] of dealt) {
    const proved = pile.map((_, i) => order.get(start + i) ?? HIDDEN);
    const ordered = deal.ordered?.includes(name);
    const equal = ordered ? proved.join() === pile.join() : [...proved].sort().join() === [...pile].sort().join();
    if (!equal) return said(hand.hand, false, key, { pile: name });
    start += pile.length;
  }
  return null;
}
