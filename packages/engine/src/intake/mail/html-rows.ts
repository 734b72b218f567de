import type { TextRow } from "../drawn/text-row.ts";

type Node = { tag: string; children: (Node | string)[] };

const skipped = new Set(["style", "script", "head", "title"]);
const structural = new Set(["table", "tr", "td", "th"]);
/** Start a new line; other tags do not divide text. */
const blocks = new Set(
  "p div br li ul ol h1 h2 h3 h4 h5 h6 hr table tr td th blockquote center section article".split(" "),
);
const tagName = /^\/?([a-z][a-z0-9]*)/i;
/** Deeper tables are laid out as if they were not nested; real mails have about ten levels. */
const deepest = 60;

/** The text of an HTML mail by lines and table rows. Reads each character once, also of broken HTML. */
export function rowsOfHtml(html: string): readonly TextRow[] {
  return rowsOf(parse(html));
}

function parse(html: string): Node {
  const root: Node = { tag: "root", children: [] };
  const open: Node[] = [root];
  for (const token of tokensOf(html)) {
    if ("text" in token) open.at(-1)?.children.push(decoded(token.text));
    else if (token.isEnd) closeTag(open, token.name);
    else openTag(open, token.name);
  }
  return root;
}

type Token = Readonly<{ text: string }> | Readonly<{ name: string; isEnd: boolean }>;

/** Texts and tags in their order, without comments and skipped elements. Ends where the markup breaks off. */
function* tokensOf(html: string): Generator<Token> {
  // Only ASCII, since the lower case of other letters, such as İ, can be longer.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf("<", at);
    const text = html.slice(at, start === -1 ? undefined : start);
    if (text !== "") yield { text };
    if (start === -1) return;
    const isComment = html.startsWith("<!--", start);
    const end = isComment ? html.indexOf("-->", start) : html.indexOf(">", start);
    if (end === -1) return;
    at = end + (isComment ? 3 : 1);
    const tag = isComment ? "" : html.slice(start + 1, end);
    const name = tagName.exec(tag)?.[1]?.toLowerCase();
    if (!name) continue;
    const isEnd = tag.startsWith("/");
    if (isEnd || !skipped.has(name)) yield { name, isEnd };
    else at = lower.indexOf(`</${name}`, at);
    if (at === -1) return;
  }
}

function openTag(open: Node[], tag: string): void {
  if (!structural.has(tag) || open.length > deepest) {
    if (blocks.has(tag)) open.at(-1)?.children.push({ tag: "br", children: [] });
    return;
  }
  // A cell or row that is not closed ends where the next one begins.
  if (tag !== "table") closeTag(open, tag === "tr" ? "tr" : (openCell(open) ?? ""));
  const node: Node = { tag, children: [] };
  open.at(-1)?.children.push(node);
  open.push(node);
}

function openCell(open: readonly Node[]): string | undefined {
  return open.findLast(({ tag }) => structural.has(tag) && tag !== "tr")?.tag.replace("table", "");
}

/** Closes the innermost such element of the current table. */
function closeTag(open: Node[], tag: string): void {
  if (blocks.has(tag) && !structural.has(tag)) open.at(-1)?.children.push({ tag: "br", children: [] });
  if (!structural.has(tag)) return;
  const isTable = tag === "table";
  const index = open.findLastIndex((node) => node.tag === tag || (!isTable && node.tag === "table"));
  if (index > 0 && open[index]?.tag === tag) open.length = index;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  pound: "£",
  yen: "¥",
  copy: "©",
  reg: "®",
  ndash: "–",
  mdash: "—",
  middot: "·",
  bull: "•",
  hellip: "…",
  times: "×",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
  oacute: "ó",
  aacute: "á",
  iacute: "í",
  uacute: "ú",
};
const entity = /&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,10});/gi;

function decoded(text: string): string {
  return text.replace(entity, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

function rowsOf(node: Node): TextRow[] {
  const rows: TextRow[] = [];
  let line = "";
  const endLine = () => {
    const text = line.replace(/\s+/g, " ").trim();
    if (text !== "") rows.push([[text]]);
    line = "";
  };
  for (const child of node.children) {
    if (typeof child === "string") line += child;
    else {
      endLine();
      if (child.tag === "tr") rows.push(...tableRow(child));
      else if (child.tag !== "br") rows.push(...rowsOf(child));
    }
  }
  endLine();
  return rows;
}

/** Cells beside each other; a cell with a table in it, as layouts have, is laid out on its own. */
function tableRow(row: Node): TextRow[] {
  const cells = row.children.filter((child): child is Node => typeof child !== "string").map(rowsOf);
  const filled = cells.filter((cell) => cell.length > 0);
  const isLayout = filled.length < 2 || filled.some((cell) => cell.some((inner) => inner.length > 1));
  if (isLayout) return filled.flat();
  return [cells.map((cell) => cell.map((inner) => inner[0]?.[0] ?? ""))];
}
