/** What the parts of a table share: the session, what can be touched, and what is lifted. */
import { getContext, setContext } from "svelte";
import type { Touch } from "../table/gesture";
import type { Choice, Scene } from "../wire/types";
import type { Face } from "./face.svelte";

export interface TableContext {
  readonly session: Face;
  readonly scene: Scene;
  readonly touch: Touch;
  /** `zone|card` of the card that is lifted and waits for its aim. */
  readonly lifted: string;
  /** `zone|card` of the cards picked for a gesture. */
  readonly picked: ReadonlySet<string>;
  readonly aims: Map<string, Choice[]>;
  readonly hinted: string;
  /** A card was tried and refused: it shakes. */
  readonly refused: string;
  touchCard(zone: string, card: string): void;
  touchZone(zone: string): void;
  /** The card was dragged here; whether anything is done with it. */
  dropCard(zone: string, card: string, x: number, y: number): boolean;
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
