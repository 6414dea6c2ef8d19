/** The HTTP door: small typed requests; a mistake of ours or of the server is thrown as a sentence. */
import type { FairRecord } from "../fair/check";
import type { BookSays, Decision, GameEntry, GameForm, Me, Mistake, ReplayHand, Seated, SessionLine, TableLine, Value } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly mistake: Mistake,
  ) {
    super(mistake.text);
  }
}

let csrf = "";

/** Ask; if another page of this browser has logged in or out meanwhile, learn who we are now and ask once more. */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  try {
    return await askOnce<T>(path, body);
  } catch (error) {
    const outdated = error instanceof Refused && (error.mistake.key === "csrf" || error.mistake.key === "no-cookie");
    if (!outdated || body === undefined) throw error;
    await api.me();
    return askOnce<T>(path, body);
  }
}

async function askOnce<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    headers["X-Lomber-Csrf"] = csrf;
  }
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  if (!answer.ok) {
    const text = await answer.text();
    let mistake: Mistake;
    try {
      mistake = JSON.parse(text) as Mistake;
    } catch {
      mistake = { key: "internal", words: {}, rule: "", text: text.slice(0, 200) };
    }
    throw new Refused(answer.status, mistake);
  }
  return (await answer.json()) as T;
}

async function known(me: Promise<Me>): Promise<Me> {
  const said = await me;
  csrf = said.csrf;
  return said;
}

const part = encodeURIComponent;

export const api = {
  /** What each decision of the hand that is over was worth. */
  analysis: (table: string): Promise<{ decisions: Decision[] }> => ask(`/api/tables/${part(table)}/analysis`),
  me: (): Promise<Me> => known(ask<Me>("/api/me")),
  changeMe: (change: { name?: string; lang?: string }): Promise<Me> => known(ask<Me>("/api/me", change)),
  register: (login: string, password: string): Promise<Me> => known(ask<Me>("/api/register", { login, password })),
  logIn: (login: string, password: string): Promise<Me> => known(ask<Me>("/api/login", { login, password })),
  logOut: (): Promise<Me> => known(ask<Me>("/api/logout", {})),
  changePassword: (old: string, fresh: string): Promise<Me> => known(ask<Me>("/api/password", { old, new: fresh })),
  sessions: async (): Promise<SessionLine[]> => (await ask<{ sessions: SessionLine[] }>("/api/sessions")).sessions,
  endSession: async (session: string): Promise<SessionLine[]> => (await ask<{ sessions: SessionLine[] }>("/api/sessions/end", { session })).sessions,
  games: async (): Promise<GameEntry[]> => (await ask<{ games: GameEntry[] }>("/api/games")).games,
  form: (game: string): Promise<GameForm> => ask(`/api/games/${part(game)}`),
  check: (game: string, preset: string, options: Record<string, Value>) =>
    ask<{ game: string; seats: number }>(`/api/games/${part(game)}/check`, { ...(preset && { preset }), options }),
  words: async (lang: string, family: string): Promise<string> => {
    const answer = await fetch(`/api/words/${lang}/${part(family || "-")}`);
    return answer.ok ? answer.text() : "";
  },
  rules: async (lang: string, game: string): Promise<Rulebook> => book(await ask<RulesPages>(`/api/rules/${lang}/${part(game)}`)),
  tableRules: async (lang: string, table: string): Promise<Rulebook> => book(await ask<RulesPages>(`/api/tables/${part(table)}/rules/${lang}`)),
  play: (game: string, more: { preset?: string; level?: string; options?: Record<string, Value> } = {}): Promise<Seated> =>
    ask("/api/play", { game, ...more }),
  open: (table: Record<string, unknown>): Promise<Seated> => ask("/api/tables", table),
  tables: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>("/api/tables")).tables,
  mine: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>("/api/tables/mine")).tables,
  replay: (table: string, hand: number, seat: number | null): Promise<ReplayHand> =>
    ask(`/api/tables/${part(table)}/replay/${hand}${seat === null ? "" : `?seat=${seat}`}`),
  bookSaid: (table: string, hand: number, event: number, seat: number): Promise<BookSays> =>
    ask(`/api/tables/${part(table)}/replay/${hand}/book/${event}?seat=${seat}`),
  record: (table: string): Promise<FairRecord> => ask(`/api/tables/${part(table)}/record`),
  invited: (invite: string): Promise<TableLine> => ask(`/api/invites/${part(invite)}`),
  join: (where: { invite?: string; table?: string; seat?: number }): Promise<Seated> => ask("/api/join", where),
};

interface RulesPages {
  pages: { page: string; markdown: string }[];
  phases: Record<string, string[]>;
}

/** The pages as one text, and where to open them in each phase. */
export interface Rulebook {
  text: string;
  phases: Record<string, string[]>;
}

function book(answer: RulesPages): Rulebook {
  return { text: answer.pages.map((page) => page.markdown).join("\n\n"), phases: answer.phases };
}
