/** SHA-256 as the browser itself computes it, over what docs/fair-deal.md says. */

export type Bytes = Uint8Array<ArrayBuffer>;

const text = new TextEncoder();

/** Browsers give their cryptography only to pages that came over https, or from this very machine. */
export function canHash(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** SHA-256 of `lomber-fair/1 WORD ` and the parts; texts as UTF-8, numbers as four bytes. */
export async function digest(word: string, ...parts: (Bytes | number | string)[]): Promise<Bytes> {
  const pieces = [text.encode(`lomber-fair/1 ${word} `), ...parts.map(bytes)];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

function bytes(part: Bytes | number | string): Bytes {
  if (typeof part === "string") return text.encode(part);
  if (typeof part !== "number") return part;
  const four = new Uint8Array(4);
  new DataView(four.buffer).setUint32(0, part);
  return four;
}

export class Damaged extends Error {}

export function fromHex(given: unknown): Bytes {
  if (typeof given !== "string" || !/^[0-9a-fA-F]{64}$/.test(given)) throw new Damaged("64 hexadecimal digits");
  return Uint8Array.from(given.match(/../g)!, (pair) => parseInt(pair, 16));
}

export function toHex(given: Bytes): string {
  return [...given].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function same(one: Bytes, other: Bytes): boolean {
  return toHex(one) === toHex(other);
}
