/** What the reader has chosen, kept in this browser. */
import { LANGUAGES, type Language } from "../words/words";

export interface Settings {
  lang: Language | "";
  faces: "auto" | "russian" | "international";
  colours: "two" | "four";
  /** Our own pack, or a historical one that the server's system has. */
  deck: string;
  back: "brass" | "wine" | "blue";
  motion: "auto" | "full" | "fast" | "off";
  theme: "auto" | "light" | "dark";
  sound: boolean;
  plain: boolean;
  panel: boolean;
  /** What of the talk at a table is heard. */
  talk: "all" | "phrases" | "none";
  muted: string[];
  played: string[];
}

const KEY = "lomber";
const DEFAULTS: Settings = {
  lang: "",
  faces: "auto",
  colours: "two",
  deck: "own",
  back: "brass",
  motion: "auto",
  theme: "auto",
  sound: false,
  plain: false,
  panel: true,
  talk: "all",
  muted: [],
  played: [],
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const lang = LANGUAGES.includes(kept.lang as Language) ? kept.lang : "";
    return { ...DEFAULTS, ...kept, lang: lang ?? "" };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the choice holds until the page is closed
  }
}

/** The game played last stands first on the shelf. */
export function playedNow(game: string): void {
  settings.played = [game, ...settings.played.filter((other) => other !== game)].slice(0, 12);
  keepSettings();
}

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How fast things move: 1, ½, or 0 for not at all. */
export function pace(): number {
  if (settings.motion === "auto") return still?.matches ? 0 : 1;
  return { full: 1, fast: 0.5, off: 0 }[settings.motion];
}
