import { readFileSync } from "node:fs";
import { basename } from "node:path";

const importLine = /^import [^;]+;\n/gms;
const exportFrom = /^export (type )?(\*|\{[^}]*\}) from "([^"]+)";\n/gms;
const parameters = /^((List|ListEvents|Analytics|Upload|Stream|Bulk)Options|New(Field|Webhook)|Bulk(Result)?)$/;
/** A declaration at the top level, with the comment before it, up to the line that ends it. */
const declaration =
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(?:declare )?(?:interface|type|class|function|const) (\w+)[\s\S]*?(?:;|\})\n(?=[^\s}]|$(?![\s\S]))/gm;

/**
 * One declaration file out of the compiler's many, for a package whose modules share only top-level names: what the index
 * exports, and what that speaks of. `index` is the last of the files. The API's own shapes and parameters lose their comments:
 * the reference describes them, and everybody who installs the package downloads this.
 */
export function flattenTypes(files: readonly string[]): string {
  const texts = files.map((file) => ({ name: basename(file, ".d.ts"), text: readFileSync(file, "utf8") }));
  const lists = [...(texts.at(-1)?.text ?? "").matchAll(exportFrom)];
  const whole = lists.filter(([, , names]) => names === "*").map(([, , , from = ""]) => basename(from, ".ts"));
  const exported = lists.flatMap(([, isType, names = ""]) =>
    names === "*" ? [] : namesIn(names).map((name) => (isType && !name.startsWith("type ") ? `type ${name}` : name)),
  );
  const declared = new Map<string, string>();
  const shapes: string[] = [];
  for (const { name, text } of texts.slice(0, -1)) {
    const isWhole = whole.includes(name);
    for (const [found, named = ""] of text.replace(importLine, "").replace(exportFrom, "").matchAll(declaration)) {
      declared.set(named, isWhole || parameters.test(named) ? withoutComments(found) : ambient(found));
      if (isWhole) shapes.push(named);
    }
  }
  const explicit = exported.map((name) => name.replace(/^type /, ""));
  const kept = reachable(declared, explicit);
  const all = [...exported, ...shapes.filter((name) => kept.includes(name)).map((name) => `type ${name}`)];
  return `${kept.map((name) => declared.get(name)).join("")}export { ${all.join(", ")} };\n`.replaceAll("    ", " ");
}

function namesIn(braces: string): string[] {
  return braces
    .slice(1, -1)
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Exported by the list at the end, not where it stands. */
function ambient(text: string): string {
  return text.replace(/^export (?=declare|interface|type)/m, "");
}

function withoutComments(text: string): string {
  return ambient(text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, ""));
}

/** The names themselves and all that their declarations mention, in the order in which they are declared. */
function reachable(declared: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name) || !declared.has(name)) return;
    found.add(name);
    for (const word of declared.get(name)?.match(/\b[A-Za-z]\w*\b/g) ?? []) visit(word);
  };
  for (const name of names) visit(name);
  return [...declared.keys()].filter((name) => found.has(name));
}
