/** The book's pages: the little Markdown our rules are written in, as blocks with their rule numbers. */

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "li" | "table";
  /** The number in the margin: W-9. */
  rule: string;
  /** What else stands in the margin: where a paragraph opens with several numbers, the others. */
  more?: string[];
  /** Every number that it tells of: paragraphs may open with two of them, or have more further on. */
  rules: string[];
  html: string;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/([♥♦])/g, '<span class="red">$1</span>');
}

/** Plain text in which red suits are red, and a card that nobody shows is a small back. */
export function reddened(text: string): string {
  return escape(text)
    .replace(/(\S*[♥♦])/g, '<span class="red">$1</span>')
    .replace(/▒▒/g, '<span class="closed-card">▒▒</span>');
}

function table(lines: string[]): string {
  const rows = lines.map((line) => line.replace(/^\s*\|?|\|?\s*$/g, "").split("|").map((cell) => inline(cell.trim())));
  const [head, , ...body] = rows;
  const row = (cells: string[] | undefined, tag: string): string =>
    `<tr>${(cells ?? []).map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${cell}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(first);
    if (heading) {
      const kind = (["h1", "h2", "h3", "h3"] as const)[heading[1]!.length - 1]!;
      found.push({ kind, rule: "", rules: [], html: inline(heading[2]!) });
      if (lines.length > 1) found.push(...blocks(lines.slice(1).join("\n")));
    } else if (first.trimStart().startsWith("|")) {
      found.push({ kind: "table", rule: "", rules: [], html: table(lines) });
    } else if (/^\s*([-*]|\d+\.)\s/.test(first)) {
      for (const item of lines.join("\n").split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)) {
        found.push({ kind: "li", ...numbered(item.replace(/^\s*([-*]|\d+\.)\s+/, "").replace(/\s*\n\s*/g, " ")) });
      }
    } else found.push({ kind: "p", ...numbered(lines.join(" ")) });
  }
  return found;
}

/** `**W-9.** You must …`, `**W-2, W-3.** …`, `**BH-239. Dash.** It acts …`: the numbers go to the margin. */
function numbered(text: string): { rule: string; more?: string[]; rules: string[]; html: string } {
  const bold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map((found) => found[1]!);
  const rules = bold.flatMap((part) => [...part.matchAll(/\b[A-Z]{1,4}-\d+[a-z]?\b/g)].map((found) => found[0]));
  const number = "[A-Z]{1,4}-\\d+[a-z]?";
  const titled = new RegExp(`^\\*\\*(${number}(?:, ${number})*)\\. (?=[^*])`).exec(text);
  const mark = titled ?? new RegExp(`^\\*\\*(${number}(?:, ${number})*)\\.?\\*\\*\\.?\\s*`).exec(text);
  const [rule = "", ...more] = mark?.[1]?.split(", ") ?? [];
  const rest = text.slice(mark?.[0].length ?? 0);
  return { rule, ...(more.length > 0 && { more }), rules, html: inline(titled ? `**${rest}` : rest) };
}
