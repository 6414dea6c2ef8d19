/** Boards by game: a game with a shape of its own draws the middle of the cloth and its hand itself. */
import type { Component } from "svelte";
import type { Face } from "../state/face.svelte";
import type { Choice, Scene } from "../wire/types";
import Viceroy from "./Viceroy.svelte";

export type Board = Component<{ scene: Scene; session: Face; play: (choice: Choice) => void; phone: boolean }>;

/** The board of a scene: told by what its drawing holds. */
export function boardOf(scene: Scene): Board | null {
  return scene.drawing && "pyramids" in scene.drawing ? Viceroy : null;
}
