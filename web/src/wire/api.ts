/** The HTTP door: small typed requests; a mistake of ours or of the server is thrown as a sentence. */
import type { GameEntry, GameForm, Me, Mistake, Seated, TableLine, Value } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly mistake: Mistake,
  ) {
    super(mistake.text);
  }
}

let csrf = "";

async function ask<T>(path: string, body?: unknown): Promise<T> {
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
  me: (): Promise<Me> => known(ask<Me>("/api/me")),
  changeMe: (change: { name?: string; lang?: string }): Promise<Me> => known(ask<Me>("/api/me", change)),
  games: async (): Promise<GameEntry[]> => (await ask<{ games: GameEntry[] }>("/api/games")).games,
  form: (game: string): Promise<GameForm> => ask(`/api/games/${part(game)}`),
  check: (game: string, preset: string, options: Record<string, Value>) =>
    ask<{ game: string; seats: number }>(`/api/games/${part(game)}/check`, { ...(preset && { preset }), options }),
  words: async (lang: string, family: string): Promise<string> => {
    const answer = await fetch(`/api/words/${lang}/${part(family || "-")}`);
    return answer.ok ? answer.text() : "";
  },
  rules: async (lang: string, game: string): Promise<string> => pages(await ask<RulesPages>(`/api/rules/${lang}/${part(game)}`)),
  tableRules: async (lang: string, table: string): Promise<string> =>
    pages(await ask<RulesPages>(`/api/tables/${part(table)}/rules/${lang}`)),
  play: (game: string, more: { preset?: string; level?: string; options?: Record<string, Value> } = {}): Promise<Seated> =>
    ask("/api/play", { game, ...more }),
  open: (table: Record<string, unknown>): Promise<Seated> => ask("/api/tables", table),
  tables: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>("/api/tables")).tables,
  mine: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>("/api/tables/mine")).tables,
  invited: (invite: string): Promise<TableLine> => ask(`/api/invites/${part(invite)}`),
  join: (where: { invite?: string; table?: string; seat?: number }): Promise<Seated> => ask("/api/join", where),
};

interface RulesPages {
  pages: { page: string; markdown: string }[];
}

function pages(answer: RulesPages): string {
  return answer.pages.map((page) => page.markdown).join("\n\n");
}
