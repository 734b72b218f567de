import { readFileSync } from "node:fs";
import { basename } from "node:path";

const importLine = /^import [^;]+;\n/gms;
const exportFrom = /^export (type )?(\*|\{[^}]*\}) from "([^"]+)";\n/gms;
const parameters =
  /^((List|ListEvents|Analytics|Upload|Stream|Bulk)Options|New(Field|Webhook)|ApiRequest|InvoiceChange|NamedContent|ReceiverOptions)$/;
/** A top-level declaration with its comment, up to its last line. */
const declaration =
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:declare )?(?:interface|type|class|function|const) (\w+)[\s\S]*?(?:;|\})\n(?=[^\s}]|$(?![\s\S]))/gm;

/**
 * Combines the compiler's declaration files into one, for a package whose modules share top-level names: the exports of
 * the index and everything they reference. `index` is the last file. API types lose their comments, which the reference
 * has, to keep the download small.
 */
export function flattenTypes(files: readonly string[]): string {
  const texts = files.map((file) => ({ name: basename(file, ".d.ts"), text: readFileSync(file, "utf8") }));
  const lists = [...(texts.at(-1)?.text ?? "").matchAll(exportFrom)];
  const whole = lists.filter(([, , names]) => names === "*").map(([, , , from = ""]) => basename(from, ".ts"));
  const exported = new Set(lists.flatMap(([, , names = ""]) => (names === "*" ? [] : namesIn(names))));
  const declared = new Map<string, string>();
  const shapes = new Set<string>();
  for (const { name, text } of texts.slice(0, -1)) {
    const isWhole = whole.includes(name);
    for (const [found, named = ""] of text.replace(importLine, "").replace(exportFrom, "").matchAll(declaration)) {
      declared.set(named, isWhole || parameters.test(named) ? withoutComments(found) : found);
      if (isWhole) shapes.add(named);
    }
  }
  const kept = reachable(declared, exported).map((name) => {
    const text = declared.get(name) ?? "";
    return exported.has(name) || shapes.has(name) ? text : text.replace(/^export /m, "");
  });
  // Without the last line everything would count as exported.
  return `${kept.join("")}export {};\n`.replaceAll("    ", " ");
}

function namesIn(braces: string): string[] {
  return braces
    .slice(1, -1)
    .split(",")
    .map((name) => name.trim().replace(/^type /, ""))
    .filter((name) => name !== "");
}

function withoutComments(text: string): string {
  return text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "");
}

/** The names and everything that their declarations reference, in order of declaration. */
function reachable(declared: ReadonlyMap<string, string>, names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !declared.has(name)) return;
    found.add(name);
    for (const word of declared.get(name)?.match(/\b[A-Za-z]\w*\b/g) ?? []) visit(word);
  };
  for (const name of names) visit(name);
  return [...declared.keys()].filter((name) => found.has(name));
}
