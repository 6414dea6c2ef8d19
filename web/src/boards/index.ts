/** Boards by game: a game with a shape of its own draws the middle of the cloth and its hand itself. */
import type { Component } from "svelte";
import type { Face } from "../state/face.svelte";
import type { Choice, Scene } from "../wire/types";
import Berserk from "./Berserk.svelte";
import { duelOf, offers } from "./berserk";
import DeckBuilder from "./DeckBuilder.svelte";
import Viceroy from "./Viceroy.svelte";
import { paletteOf, type Drawing } from "./viceroy";

export type Board = Component<{ scene: Scene; session: Face; play: (choice: Choice) => void; phone: boolean; rule: (number: string) => void }>;

/** The board of a scene: told by what its drawing holds. */
export function boardOf(scene: Scene): Board | null {
  if (scene.drawing && "pyramids" in scene.drawing) return Viceroy;
  if (duelOf(scene)) return Berserk;
  return handsIn(scene) ? DeckBuilder : null;
}

/** Does its board draw the players too, each in his place? */
export const seatsPlayers = (scene: Scene): boolean => boardOf(scene) === Berserk;

/** A list is asked for: the builder offers the decks and heroes itself, with what they are. */
export function handsIn(scene: Scene): boolean {
  return scene.choices.some((choice) => choice.text.startsWith("deck ") || choice.text.startsWith("lead "));
}

/** What is left to ask beside the board: choices that it offers as a gesture of its own need no buttons. */
export function beside(scene: Scene): Scene {
  const asides = scene.choices.filter((choice) => choice.aside);
  if (boardOf(scene) === Viceroy && paletteOf(scene.drawing as unknown as Drawing)) return { ...scene, choices: asides };
  const duel = duelOf(scene);
  return duel ? { ...scene, choices: [...offers(scene, duel).plain, ...asides] } : scene;
}
