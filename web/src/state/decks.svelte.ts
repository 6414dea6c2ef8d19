/** Historical packs that the server has found on its system: each one picture, from which a card is cut out. */
import { settings } from "./settings.svelte";

export type Size = [left: number, top: number, width: number, height: number];

const SUITS = "CDHS";
const RANKS = "A23456789TJQK";
const BACK = { column: 2, row: 4 };

class Decks {
  sizes: Record<string, Size> = $state.raw({});

  /** Which there are. A server without any, or an older one, has none to offer. */
  async open(): Promise<void> {
    try {
      const answer = await fetch("/decks/index.json");
      this.sizes = answer.ok ? ((await answer.json()) as Record<string, Size>) : {};
    } catch {
      this.sizes = {};
    }
  }

  get names(): string[] {
    return ["own", ...Object.keys(this.sizes)];
  }

  /** Where the chosen pack shows this card; nothing where our own is drawn. */
  picture(rank: string, suit: string): string {
    return this.cut(RANKS.indexOf(rank), SUITS.indexOf(suit));
  }

  get back(): string {
    return this.cut(BACK.column, BACK.row);
  }

  private cut(column: number, row: number): string {
    const size = this.sizes[settings.deck];
    if (!size || column < 0 || row < 0) return "";
    return cutOut(settings.deck, size, column, row);
  }
}

/** The address of one cell of a picture of thirteen columns and five rows. */
export function cutOut(deck: string, [left, top, width, height]: Size, column: number, row: number): string {
  const [w, h] = [width / 13, height / 5];
  const view = [left + column * w, top + row * h, w, h].map((number) => Number(number.toFixed(3)));
  return `/decks/${deck}.svg#svgView(viewBox(${view.join(",")});preserveAspectRatio(none))`;
}

export const decks = new Decks();
