/** The little Markdown that the rulebooks use, as data: no HTML is ever made from text. */
export type Inline = { kind: "text" | "strong" | "em" | "code" | "rule"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "rule"; id: string; spans: Inline[] }
  | { kind: "paragraph"; spans: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "drawing"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-(?:\d+(?:\.\d+)?|R\d+))\b/g;
const FENCE = "```";
const RULE = /^\*\*([A-Z]{2}-[\w.]+)\*\* ([\s\S]*)$/;

export function inline(text: string): Inline[] {
  const spans: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) spans.push({ kind: "text", text: text.slice(from, match.index) });
    if (match[1] !== undefined) spans.push({ kind: "strong", text: match[1] });
    else if (match[2] !== undefined) spans.push({ kind: "em", text: match[2] });
    else if (match[3] !== undefined) spans.push({ kind: "code", text: match[3] });
    else spans.push({ kind: "rule", text: match[4] ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: "text", text: text.slice(from) });
  return spans;
}

function cells(line: string): Inline[][] {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
}

function block(text: string): Block {
  const lines = text.split("\n");
  if (text.startsWith(FENCE)) return { kind: "drawing", text: lines.slice(1, -1).join("\n") };
  const heading = /^(#+) (.*)$/.exec(lines[0] ?? "");
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "", id: numberIn(heading[2] ?? "") };
  const rule = RULE.exec(text);
  if (rule) return { kind: "rule", id: rule[1] ?? "", spans: inline(rule[2] ?? "") };
  if (lines[0]?.startsWith("|")) return { kind: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) };
  if (/^[-*] /.test(lines[0] ?? ""))
    return { kind: "list", items: text.split(/\n(?=[-*] )/).map((item) => inline(item.replace(/^[-*] /, ""))) };
  return { kind: "paragraph", spans: inline(text) };
}

function numberIn(text: string): string {
  return /^[A-Z]{2}-\w+/.exec(text)?.[0] ?? "";
}

/** A rulebook as blocks; a list that follows its sentence without an empty line becomes a block of its own. */
export function parse(text: string): Block[] {
  return text
    .replace(/\n(?=[-*] )(?<!\n[-*] [^\n]*\n)/g, "\n\n")
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((one) => splitHeading(one))
    .map(block);
}

function splitHeading(text: string): string[] {
  const [first = "", ...rest] = text.split("\n");
  return first.startsWith("#") && rest.length > 0 ? [first, rest.join("\n")] : [text];
}

/** The words of a block, to search in. */
export function plain(one: Block): string {
  const spans = (all: Inline[]): string => all.map((span) => span.text).join("");
  switch (one.kind) {
    case "heading":
    case "drawing":
      return one.text;
    case "list":
      return one.items.map(spans).join(" ");
    case "table":
      return [one.head, ...one.rows].flat().map(spans).join(" ");
    case "rule":
      return `${one.id} ${spans(one.spans)}`;
    case "paragraph":
      return spans(one.spans);
  }
}
