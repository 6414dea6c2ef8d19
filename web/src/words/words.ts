/**
 * Say things in the reader's language: `lomber.text.Words` for the page.
 *
 * Arguments are localised by the last part of their names, so that the server sends plain notation and never a word
 * of any language. In a selector a thing of the table is still its code: `[you]`, `[S]`, `[QH]`.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import type { Message } from "../wire/types";

export const LANGUAGES = ["ru", "uk", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = "en";
export const SIGNS: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };
export const HIDDEN = "??";

const CARD = /^[AKQJT2-9][SCDH]$/;
const NUMBER = /^-?\d{1,15}$/;

/** An id, a value, a rule number as a part of a message key: `whist_dummy` is `whist-dummy`. */
export function slug(name: unknown): string {
  return String(name)
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A thing of the table: written in the reader's language, yet chosen by its code in a selector. */
class Named extends FluentType<string> {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
  override toString(): string {
    return this.value;
  }
}

/** A number with a real minus: Intl writes a hyphen, beside which the figures of a sheet look like another hand's. */
class Figure extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

type Node = { type?: string; selector?: Node; variants?: { value: unknown }[]; name?: string; args?: unknown[] };

/** Selectors on arguments are asked for the code: @fluent/bundle would compare the object itself. */
function selectByCode(node: unknown): void {
  if (Array.isArray(node)) {
    for (const part of node) selectByCode(part);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const found = node as Node;
  if (found.type === "select" && found.selector?.type === "var") {
    found.selector = { type: "func", name: "CODE", args: [found.selector] };
  }
  for (const value of Object.values(found)) selectByCode(value);
}

export interface Source {
  lang: Language;
  texts: string[];
}

class Tongue {
  readonly bundle: FluentBundle;

  constructor({ lang, texts }: Source) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        SUIT: ([suit], { case: form }) => this.#suitForm(suit, form),
        CODE: ([value]) => (value instanceof Named ? value.code : (value ?? "")),
      },
    });
    for (const text of texts) {
      const resource = new FluentResource(text);
      selectByCode(resource.body);
      this.bundle.addResource(resource, { allowOverrides: true });
    }
  }

  #suitForm(suit: FluentValue | undefined, form: FluentValue | undefined): string {
    const code = suit instanceof Named ? suit.code : String(suit ?? "");
    const message = this.bundle.getMessage(`suit-${code}`);
    const pattern = (form ? message?.attributes[String(form)] : message?.value) ?? message?.value;
    return pattern ? this.bundle.formatPattern(pattern, null, []) : code;
  }
}

/** The words of one reader at one table: a language, a family's words, the players' names. */
export class Words {
  readonly #tongues: Tongue[];

  constructor(
    readonly lang: Language,
    sources: Source[],
    readonly names: readonly string[] = [],
    readonly you = -1,
    tongues?: Tongue[],
  ) {
    this.#tongues = tongues ?? sources.map((source) => new Tongue(source));
  }

  /** The same words at a table of these people. */
  among(names: readonly string[], you: number): Words {
    return new Words(this.lang, [], names, you, this.#tongues);
  }

  has(key: string): boolean {
    return this.#speaking(slug(key)) !== undefined;
  }

  say(message: Message): string {
    return this.text(message.key, message.words);
  }

  /** The message in words. A key that no language has is shown as itself, readably. */
  text(key: string, words: Record<string, unknown> = {}): string {
    const name = slug(key);
    const tongue = this.#speaking(name);
    if (!tongue) {
      const plain = name.slice(name.indexOf("-") + 1).replaceAll("-", " ") || name;
      return [plain, ...Object.values(words).map(String)].join(" ");
    }
    const given: Record<string, FluentValue> = { seat: new Named("none", "") };
    for (const [word, value] of Object.entries(words)) given[word] = this.#localised(word, value);
    const pattern = tongue.bundle.getMessage(name)?.value;
    return pattern ? tongue.bundle.formatPattern(pattern, given, []) : "";
  }

  /** The first of these messages that exists; the last one's name if none does. */
  first(keys: string[], words: Record<string, unknown> = {}): string {
    return this.text(keys.find((key) => this.has(key)) ?? keys[keys.length - 1]!, words);
  }

  /**
   * A card as players of this language write it: `QH` is Д♥. Which copy of several it is (`QH#3`) is not said, nor on
   * whose side it lies (`A.hero`, `mark@B`).
   */
  card(copy: string): string {
    if (copy === HIDDEN) return this.text("card-hidden");
    const name = copy.replace(/#.*/, "").replace(/^.*\./, "").replace(/@.*/, "");
    if (this.has(`card-${name}`)) return this.text(`card-${name}`);
    return CARD.test(name) ? this.rank(name[0]!) + SIGNS[name[1]!] : name;
  }

  /** A bid in brief: `2C` is 2♣; what has no suit is called as the game calls it. */
  bid(written: string): string {
    const sign = SIGNS[written.slice(-1)];
    return this.has(`card-${written}`) || !sign ? this.card(written) : written.slice(0, -1) + sign;
  }

  /** A card as it is read aloud: `QH` is дама червей. */
  cardAloud(name: string): string {
    if (name === HIDDEN) return this.text("aloud-hidden");
    if (!this.has(`card-${name}`) && CARD.test(name)) {
      const rank = name[0]!;
      return this.text("aloud-card", { rank: /\d/.test(rank) ? Number(rank) : rank, suit: name[1] });
    }
    return this.card(name);
  }

  rank(rank: string): string {
    return this.text(`rank-${rank}`);
  }

  suit(suit: string): string {
    return suit in SIGNS ? this.text(`suit-${suit}`) : suit;
  }

  name(seat: number): string {
    if (seat < 0) return this.text("nobody");
    return this.names[seat] || this.text("seat-number", { number: seat + 1 });
  }

  /** A chair (`S`) or a place on the sheet: `below`, or one that is about a seat: `whists.2`. */
  place(place: string): string {
    const [, about, seat] = /^(.+)\.(\d+)$/.exec(place) ?? [];
    if (about && this.has(`place-${about}`)) return this.text(`place-${about}`, { seat: Number(seat) });
    const keys = [`place-${place}`, `chair-${place}`];
    return keys.some((key) => this.has(key)) ? this.first(keys) : place;
  }

  #speaking(key: string): Tongue | undefined {
    return this.#tongues.find((tongue) => tongue.bundle.hasMessage(key));
  }

  #localised(name: string, value: unknown): FluentValue {
    const kind = name.replace(/\d+$/, "").split(/[_-]/).pop();
    if (kind === "seat" && typeof value === "number") {
      return new Named(value < 0 ? "none" : value === this.you ? "you" : "other", this.name(value));
    }
    if (typeof value === "string") {
      if (kind === "card" || kind === "cards") {
        const names = value.split(/\s+/).filter(Boolean);
        return new Named(value, names.map((card) => this.card(card)).join(" "));
      }
      if (kind === "suit" || kind === "trump") return new Named(value, this.suit(value));
      if (kind === "gem" && this.has(`gem-${value}`)) return new Named(value, this.text(`gem-${value}`));
      if (kind === "gems") return new Named(value, value.replace(/[A-Z]/g, (gem) => (this.has(`gem-${gem}`) ? this.text(`gem-${gem}`)[0]!.toUpperCase() : gem)));
      if (kind === "colours") return new Named(value, [...value].map((letter) => this.text(`gem-${letter}`)).join(", "));
      if (kind === "place") return new Named(value, this.place(value));
      if (kind === "value" && (CARD.test(value) || value.includes("#") || value === HIDDEN)) return new Named(value, this.card(value));
      if (kind === "value" && NUMBER.test(value)) return new Figure(Number(value));
      const [, trick, chair] = (kind === "value" && /^(\d{1,2}) ([SWNE])$/.exec(value)) || [];
      if (trick && chair) return new Named(value, `${trick}, ${this.place(chair)}`);
      return value;
    }
    if (typeof value === "number") return new Figure(value);
    return Array.isArray(value) ? value.join(", ") : String(value);
  }
}
