import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, sep } from "node:path";
import { parseAst } from "vite";

export type Untranslated = Readonly<{ file: string; line: number; text: string }>;
type Node = Readonly<{ type: string; start: number } & Record<string, unknown>>;

/** Attributes and properties with visible or spoken text. */
const shown = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "closeButtonLabel",
  "data-label",
  "description",
  "label",
  "lead",
  "message",
  "placeholder",
  "submit",
  "text",
  "title",
]);

/** Names that are the same in every language. */
const names = new Set(["Inkvoice", "Peppol BIS Billing …", "Swiss QR"]);

/** Colours may be called "text" as well. */
const isStyle = (text: string) => text.startsWith("var(--");
const isText = (text: string) => /\p{L}{2}/u.test(text) && !names.has(text.trim()) && !isStyle(text);
/** Text that is certainly meant for people. */
const isSentence = (text: string) => /^\p{Lu}\p{Ll}* \p{L}/u.test(text) && !names.has(text.trim());

/** Dashboard texts outside of `messages/`, where every language has its own. */
export async function findUntranslated(root: string): Promise<Untranslated[]> {
  const found: Untranslated[] = [];
  for await (const path of glob("packages/dashboard/src/{api,features,format,shell,ui}/**/*.{ts,tsx}", { cwd: root })) {
    if (path.includes(".test.")) continue;
    const file = path.split(sep).join("/");
    found.push(...untranslatedIn(file, readFileSync(join(root, path), "utf8")));
  }
  return found;
}

export function untranslatedIn(file: string, source: string): Untranslated[] {
  const found = new Map<number, Untranslated>();
  const report = (node: Node, text: string) => {
    const line = source.slice(0, node.start).split("\n").length;
    found.set(node.start, { file, line, text: text.trim() });
  };
  const reportTexts = (node: unknown) => {
    for (const { at, text } of textsOf(node)) if (isText(text)) report(at, text);
  };
  visit(parseAst(source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" }), (node) => {
    if (node.type === "JSXText") reportTexts(node);
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of node.children as Node[]) reportTexts(child);
    if (node.type === "JSXAttribute" && shown.has(nameOf(node.name))) reportTexts(node.value);
    if (node.type === "Property" && shown.has(nameOf(node.key))) reportTexts(node.value);
    for (const { at, text } of ownText(node)) if (isSentence(text)) report(at, text);
  });
  return [...found.values()];
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: unknown; value?: unknown };
  return String(name ?? value ?? "");
}

type Text = Readonly<{ at: Node; text: string }>;

/** The text of a node, without its children. */
function ownText(node: Node): Text[] {
  if ((node.type === "Literal" || node.type === "JSXText") && typeof node.value === "string")
    return [{ at: node, text: node.value }];
  if (node.type !== "TemplateLiteral") return [];
  const parts = node.quasis as { value: { cooked: string } }[];
  return [{ at: node, text: parts.map(({ value }) => value.cooked).join("…") }];
}

/** The texts that an expression can show: either branch, both sides, but not arguments of calls. */
function textsOf(node: unknown): Text[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return textsOf(node.expression);
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return [...textsOf(node.left), ...textsOf(node.right)];
    case "TemplateLiteral":
      return [...ownText(node), ...(node.expressions as unknown[]).flatMap(textsOf)];
    default:
      return ownText(node);
  }
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const child of value) visit(child, look);
  else if (typeof value === "object" && value !== null) {
    if (isNode(value)) look(value);
    for (const child of Object.values(value)) visit(child, look);
  }
}
