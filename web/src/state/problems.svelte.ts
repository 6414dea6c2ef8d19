/** What the reader has solved, and how much he wants to be told: kept in this browser. */

interface Kept {
  solved: string[];
  /** Whether the goal can still be reached is told only at the end. */
  quiet: boolean;
}

const KEY = "lomber-problems";

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const solved = Array.isArray(kept.solved) ? kept.solved.filter((id) => typeof id === "string") : [];
    return { solved, quiet: kept.quiet === true };
  } catch {
    return { solved: [], quiet: false };
  }
}

export const problems: Kept = $state(read());

export function keepProblems(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(problems));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}
