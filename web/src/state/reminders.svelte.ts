/** Tables by correspondence that wait for the reader: asked for when the page is opened, and every minute. */
import { api } from "../wire/api";

const AGAIN = 60_000;

class Reminders {
  moves = $state(0);

  /** Look until the part that shows it goes away. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    if (document.hidden) return;
    try {
      this.moves = (await api.mine()).filter((line) => line.my_move && line.until > 0).length;
    } catch {
      // what cannot be asked now is asked in a minute
    }
  }
}

export const reminders = new Reminders();
