/** Wishes that come faster than they are granted, as from a key held down: one is granted at a time, and of those that
 * have come meanwhile only the newest. */
export class Newest {
  #next: (() => Promise<void>) | null = null;
  #busy = false;

  /** Something newer is wished for: what is still being asked need not be shown. */
  get outdated(): boolean {
    return this.#next !== null;
  }

  async ask(work: () => Promise<void>): Promise<void> {
    this.#next = work;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#next) {
        const now = this.#next;
        this.#next = null;
        await now();
      }
    } finally {
      this.#busy = false;
    }
  }
}
