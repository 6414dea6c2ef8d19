/** Drawings of sheets by name. A game with a drawing of its own registers it here; any other name gets the table. */
import type { Component } from "svelte";
import type { Face } from "../state/face.svelte";
import type { Sheet } from "../wire/types";
import Grid from "./Grid.svelte";
import Kopilka from "./Kopilka.svelte";
import Kurochka from "./Kurochka.svelte";
import Line from "./Line.svelte";
import Layout from "./Layout.svelte";
import Money from "./Money.svelte";
import Piquet from "./Piquet.svelte";
import Prices from "./Prices.svelte";
import Pulka from "./Pulka.svelte";
import Written from "./Record.svelte";
import Running from "./Running.svelte";
import Slate from "./Slate.svelte";
import Slips from "./Slips.svelte";
import Viceroy from "./Viceroy.svelte";

export type Drawing = Component<{ sheet: Sheet; session: Face; full: boolean }>;

const DRAWINGS: Record<string, Drawing> = {
  slate: Slate, line: Line, kurochka: Kurochka, money: Money, piquet: Piquet, prices: Prices, pulka: Pulka, slips: Slips, record: Written, running: Running, layout: Layout, kopilka: Kopilka, viceroy: Viceroy, table: Grid,
};

export function drawingOf(name: string): Drawing {
  return DRAWINGS[name] ?? Grid;
}
