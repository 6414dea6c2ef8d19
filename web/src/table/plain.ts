/** The words one can type at the plain table beside moves, in each language. */
export type Command = "hand" | "table" | "sheet" | "log" | "talk" | "hint" | "undo" | "next" | "back" | "help";

const SPOKEN: Record<Command, string[]> = {
  hand: ["hand", "рука", "карты", "карти"],
  table: ["table", "стол", "стіл"],
  sheet: ["sheet", "score", "запись", "счёт", "счет", "запис", "рахунок"],
  log: ["log", "журнал"],
  talk: ["talk", "разговор", "розмова"],
  hint: ["hint", "совет", "порада"],
  undo: ["undo", "назад"],
  next: ["next", "дальше", "далі"],
  back: ["back", "вернулся", "вернулась", "повернувся", "повернулася"],
  help: ["help", "?", "помощь", "довідка", "допомога"],
};

/** The command, unless the word is a move of the game: moves are looked up by their notation first where they clash. */
export function command(text: string): Command | undefined {
  const asked = text.trim().toLowerCase();
  return (Object.keys(SPOKEN) as Command[]).find((name) => SPOKEN[name].includes(asked));
}

const SAY = /^(?:say|скажи|сказать|кажи|сказати)[\s:]+(.+)$/iu;

/** What is to be said aloud: “say good evening”. */
export function spoken(text: string): string | undefined {
  return SAY.exec(text.trim())?.[1];
}
