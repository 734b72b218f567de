import { readdir } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

const signs = /[*?[\]{}]/;

/** Whether it is a quoted pattern such as `in/*.pdf`. */
export function isPattern(text: string): boolean {
  return signs.test(text);
}

/** Files that match, in a stable order: * within a folder, ** across folders, ? one character, {a,b} alternatives. */
export async function filesMatching(pattern: string): Promise<readonly string[]> {
  const plain = normalize(pattern).split(sep);
  const fixed = plain.findIndex((segment) => isPattern(segment));
  const folder = plain.slice(0, fixed).join(sep) || (pattern.startsWith(sep) ? sep : ".");
  const expression = new RegExp(`^${expressionOf(plain.slice(fixed).join("/"))}$`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => expression.test(pathBelow(folder, path)))
    .toSorted();
}

function pathBelow(folder: string, path: string): string {
  const start = folder === "." ? 0 : folder.length + (folder.endsWith(sep) ? 0 : 1);
  return path.slice(start).split(sep).join("/");
}

const meanings: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };

function expressionOf(pattern: string): string {
  return pattern.replace(/\*\*\/|\*\*|[*?]|\{[^{}]*\}|[.+^$()|\\]/g, (sign) => {
    if (sign.startsWith("{")) return `(?:${sign.slice(1, -1).split(",").map(expressionOf).join("|")})`;
    return meanings[sign] ?? `\\${sign}`;
  });
}
