/** The HTTP door: small typed requests; a mistake of ours or of the server is thrown as a sentence. */
import type { FairRecord } from "../fair/check";
import type { Position, Written } from "../table/position";
import type { Tournament, TournamentLine } from "../tournament/types";
import type { BookSays, CardSet, CheckedPosition, Daily, Decision, DeckFault, GameEntry, GameForm, MatchLine, Me, Mistake, PlayerPage, ProblemLine, RatedLine, ReplayHand, Seated, SessionLine, SolvedPosition, TableLine, ThemeLine, TriedProblem, Value } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly mistake: Mistake,
  ) {
    super(mistake.text);
  }
}

let csrf = "";
const TRIES = 4;
/** Seconds: who would have to wait longer is told so. */
const LONGEST_REST = 5;

/** Changes that are on their way. */
const underway = new Map<string, Promise<unknown>>();

/** Ask; the same change again while it is on its way, as by a double click, is no second one. */
function ask<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return askAsMyself<T>(path);
  const wish = `${path} ${JSON.stringify(body)}`;
  const answer = underway.get(wish) ?? askAsMyself<T>(path, body).finally(() => underway.delete(wish));
  underway.set(wish, answer);
  return answer as Promise<T>;
}

/** If another page of this browser has logged in or out meanwhile, learn who we are now and ask once more. */
async function askAsMyself<T>(path: string, body?: unknown): Promise<T> {
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
  const answer = await patiently(path, {
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

/** Who clicks fast does not want to hear of it: what is refused for a moment is asked again when the server says so. */
async function patiently(path: string, how: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(path, how);
    const rest = Number(answer.headers.get("Retry-After") ?? 0);
    const later = answer.status === 429 || (answer.status === 503 && how.method !== "POST");
    if (tries === TRIES || !later || rest <= 0 || rest > LONGEST_REST) return answer;
    await new Promise((go) => setTimeout(go, 1000 * rest));
  }
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
  reset: (code: string, password: string): Promise<Me> => known(ask<Me>("/api/reset", { code, password })),
  deleteMe: (password: string): Promise<Me> => known(ask<Me>("/api/me/delete", { password })),
  report: (about: { table: string; line?: number; seat?: number; why: string }): Promise<object> => ask("/api/reports", about),
  sessions: async (): Promise<SessionLine[]> => (await ask<{ sessions: SessionLine[] }>("/api/sessions")).sessions,
  endSession: async (session: string): Promise<SessionLine[]> => (await ask<{ sessions: SessionLine[] }>("/api/sessions/end", { session })).sessions,
  games: async (): Promise<GameEntry[]> => (await ask<{ games: GameEntry[] }>("/api/games")).games,
  form: (game: string): Promise<GameForm> => ask(`/api/games/${part(game)}`),
  check: (game: string, preset: string, options: Record<string, Value>) =>
    ask<{ game: string; seats: number }>(`/api/games/${part(game)}/check`, { ...(preset && { preset }), options }),
  /** Fluent words with those of a family; without one, those of the whole shelf. */
  words: async (lang: string, family: string): Promise<string> => {
    const answer = await patiently(`/api/words/${lang}${family && `/${part(family)}`}`);
    return answer.ok ? answer.text() : "";
  },
  rules: async (lang: string, game: string): Promise<Rulebook> => book(await ask<RulesPages>(`/api/rules/${lang}/${part(game)}`)),
  tableRules: async (lang: string, table: string): Promise<Rulebook> => book(await ask<RulesPages>(`/api/tables/${part(table)}/rules/${lang}`)),
  play: (game: string, more: { preset?: string; level?: string; options?: Record<string, Value> } = {}): Promise<Seated> =>
    ask("/api/play", { game, ...more }),
  open: (table: Record<string, unknown>): Promise<Seated> => ask("/api/tables", table),
  cardSet: (set: string, lang: string): Promise<CardSet> => ask(`/api/card-sets/${part(set)}/${part(lang)}`),
  /** Everything that is wrong with a list, with what the table's options say about lists. */
  checkDeck: async (set: string, list: { hero: string; cards: Record<string, number> }, options: Record<string, Value>): Promise<DeckFault[]> => {
    const about = ["deck_min", "copies_max", "horde_max", "multi_element", "set_rules"].filter((name) => name in options);
    return (await ask<{ faults: DeckFault[] }>(`/api/card-sets/${part(set)}/lists/check`, { ...list, ...Object.fromEntries(about.map((name) => [name, options[name]])) })).faults;
  },
  ratings: async (game: string): Promise<RatedLine[]> => (await ask<{ players: RatedLine[] }>(`/api/ratings/${part(game)}`)).players,
  player: (person: string): Promise<PlayerPage> => ask(`/api/players/${part(person)}`),
  records: async (sought: Record<string, string>): Promise<MatchLine[]> =>
    (await ask<{ records: MatchLine[] }>(`/api/records?${new URLSearchParams(sought).toString()}`)).records,
  themes: (game: string): Promise<{ contracts: ThemeLine[]; results: ThemeLine[] }> => ask(`/api/records/${part(game)}/themes`),
  tables: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>("/api/tables")).tables,
  mine: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>("/api/tables/mine")).tables,
  replay: (table: string, hand: number, seat: number | null): Promise<ReplayHand> =>
    ask(`/api/tables/${part(table)}/replay/${hand}${seat === null ? "" : `?seat=${seat}`}`),
  bookSaid: (table: string, hand: number, event: number, seat: number): Promise<BookSays> =>
    ask(`/api/tables/${part(table)}/replay/${hand}/book/${event}?seat=${seat}`),
  record: (table: string): Promise<FairRecord> => ask(`/api/tables/${part(table)}/record`),
  invited: (invite: string): Promise<TableLine> => ask(`/api/invites/${part(invite)}`),
  tournaments: async (): Promise<TournamentLine[]> => (await ask<{ tournaments: TournamentLine[] }>("/api/tournaments")).tournaments,
  tournament: (id: string): Promise<Tournament> => ask(`/api/tournaments/${part(id)}`),
  callTournament: (wish: Record<string, unknown>): Promise<Tournament> => ask("/api/tournaments", wish),
  enterTournament: (id: string, unit: number | null, added: string): Promise<Tournament> =>
    ask(`/api/tournaments/${part(id)}/enter`, { ...(unit !== null && { unit }), added }),
  leaveTournament: (id: string): Promise<Tournament> => ask(`/api/tournaments/${part(id)}/leave`, {}),
  directTournament: (id: string, deed: Record<string, unknown>): Promise<Tournament> => ask(`/api/tournaments/${part(id)}/direct`, deed),
  daily: (day = ""): Promise<Daily> => ask(`/api/daily${day && `?day=${part(day)}`}`),
  playDaily: (game: string): Promise<Seated> => ask(`/api/daily/${part(game)}`, {}),
  problems: async (lang: string): Promise<ProblemLine[]> => (await ask<{ problems: ProblemLine[] }>(`/api/problems/${part(lang)}`)).problems,
  tryProblem: (id: string, body: { moves: string[]; shown: number; solve: boolean }): Promise<TriedProblem> => ask(`/api/problems/${part(id)}/try`, body),
  checkPosition: (wish: { game: string; preset?: string; options: Record<string, Value>; start: Position; seat?: number }): Promise<CheckedPosition> => ask("/api/positions/check", wish),
  solvePosition: (wish: { game: string; preset?: string; options: Record<string, Value>; start: Position }): Promise<SolvedPosition> => ask("/api/positions/solve", wish),
  somePosition: (wish: { game: string; preset?: string; options: Record<string, Value>; moves: number }): Promise<CheckedPosition> => ask("/api/positions/random", wish),
  replayPosition: (table: string, hand: number, event: number): Promise<Written> => ask(`/api/tables/${part(table)}/replay/${hand}/position/${event}`),
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
