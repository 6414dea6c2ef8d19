/** The house: who I am, which games there are, the words, and where in the page we are. */
import { api, Refused } from "../wire/api";
import type { GameEntry, Me } from "../wire/types";
import { FALLBACK, LANGUAGES, Words, type Language, type Source } from "../words/words";
import pageEn from "../words/page.en.ftl?raw";
import pageRu from "../words/page.ru.ftl?raw";
import pageUk from "../words/page.uk.ftl?raw";
import { decks } from "./decks.svelte";
import { keepSettings, settings } from "./settings.svelte";

const OWN: Record<Language, string> = { ru: pageRu, uk: pageUk, en: pageEn };
const fetched = new Map<string, Promise<string>>();

function firstLanguage(): Language {
  if (settings.lang) return settings.lang;
  const asked = navigator.language.slice(0, 2) as Language;
  return LANGUAGES.includes(asked) ? asked : FALLBACK;
}

class House {
  me: Me | null = $state(null);
  games: GameEntry[] = $state([]);
  /** The words of the games have come: before that a shelf would show their keys. */
  speaking = $state(false);
  lang: Language = $state(firstLanguage());
  words: Words = $state.raw(new Words(this.lang, [{ lang: this.lang, texts: [OWN[this.lang]] }]));
  path: string = $state(location.pathname);
  trouble: string = $state("");
  toast: { text: string; alarm: boolean; at: number } | null = $state(null);
  announced: string = $state("");
  /** Counts who has sat before this page: everything that is shown is asked for anew. */
  visit = $state(0);

  async open(): Promise<void> {
    addEventListener("popstate", () => (this.path = location.pathname));
    try {
      this.me = await api.me();
      [this.games] = await Promise.all([api.games(), decks.open(), this.speak(this.lang, false)]);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** From now on in this language; the words of every family on the shelf come with it. */
  async speak(lang: Language, chosen = true): Promise<void> {
    const words = await this.wordsFor(lang);
    this.lang = lang;
    this.words = words;
    this.speaking = true;
    document.documentElement.lang = lang;
    if (chosen) {
      settings.lang = lang;
      keepSettings();
    }
    if (this.me && this.me.lang !== lang) {
      this.me = await api.changeMe({ lang });
    }
  }

  /** Words of a language with those of a family, which win; without one those of the whole shelf, which do not. */
  async wordsFor(lang: Language, family = ""): Promise<Words> {
    const told = async (tongue: Language): Promise<Source> => ({ lang: tongue, texts: [await text(tongue, family), OWN[tongue]] });
    return new Words(lang, await Promise.all([...new Set<Language>([lang, FALLBACK])].map(told)));
  }

  go(path: string): void {
    if (path === location.pathname + location.search) return;
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Somebody has logged in or out: whatever the page shows belongs to him now. */
  become(me: Me): void {
    this.me = me;
    this.visit++;
  }

  /** The line was refused: who am I now? Somebody else, perhaps; or nobody who is let in. */
  async askAgain(): Promise<void> {
    try {
      const me = await api.me();
      if (me.person === this.me?.person) this.me = me;
      else this.become(me);
    } catch (error) {
      if (error instanceof Refused && error.mistake.key === "banned") this.trouble = error.message;
      throw error;
    }
  }

  say(text: string, alarm = false): void {
    this.toast = { text, alarm, at: Date.now() };
    this.announce(text);
  }

  announce(text: string): void {
    // the same sentence twice must be read twice
    this.announced = this.announced === text ? `${text}\u00a0` : text;
  }
}

async function text(lang: Language, family: string): Promise<string> {
  const key = `${lang}/${family}`;
  let found = fetched.get(key);
  if (!found) {
    found = api.words(lang, family);
    fetched.set(key, found);
  }
  const got = await found.catch(() => "");
  if (!got) fetched.delete(key);
  return got;
}

export const house = new House();
