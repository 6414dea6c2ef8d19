/** What a court figure wears: each suit has its own cloth, so that a pack of twelve holds twelve people. */
export interface Dress {
  robe: string;
  second: string;
  hair: string;
}

export const INK = "#1d1d1f";
export const GOLD = "#d9b45a";
export const SKIN = "#f7e3cd";
export const BLUSH = "#e2957f";
export const FUR = "#f4ead2";
const NAVY = "#274b6b";
const GREEN = "#2c5d45";
const WINE = "#8c2a22";
const HAIR: Record<string, string> = { S: "#33261b", C: "#5f3d22", D: "#b98a3c", H: "#8f5a2b" };

/** Red and, in four colours, green and blue suits wear their own colour; black ones navy and green. */
export function dressOf(suit: string, ink: string): Dress {
  const hair = HAIR[suit] ?? INK;
  if (suit === "S") return { robe: NAVY, second: WINE, hair };
  if (suit === "C") return { robe: GREEN, second: WINE, hair };
  return { robe: ink, second: suit === "D" && ink !== "#1f5fa8" ? GREEN : suit === "D" ? WINE : NAVY, hair };
}
