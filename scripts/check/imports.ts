import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "rolldown/utils";

/** Files by path, with the paths of the project's files that each imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

type Manifest = Readonly<{ exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>> }>;

const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes("node_modules/");
/** `import("./file.ts")` in code, and as a type, which the parser does not list. */
const called = /\bimport\(\s*(["'])([^"']+)\1/g;

/** Imports of these files, and of the files that they import. Types count, as in `import type` and `import("…").Type`. */
export function readImports(root: string, files: readonly string[]): Imports {
  const imports = new Map<string, readonly string[]>();
  const exportsOf = new Map<string, NonNullable<Manifest["exports"]>>();
  const exported = (name: string, path: string): string | undefined => {
    const manifest = join("packages", name, "package.json");
    if (!exportsOf.has(name)) exportsOf.set(name, existsSync(join(root, manifest)) ? readExports(root, manifest) : {});
    const target = exportsOf.get(name)?.[path];
    const file = typeof target === "object" ? (target.types ?? target.default) : target;
    return file && join("packages", name, file);
  };
  const resolve = (from: string, specifier: string): string | undefined => {
    const [, name = "", path = ""] = /^@inkvoice\/([^/]+)(.*)$/.exec(specifier) ?? [];
    const file = specifier.startsWith(".") ? join(dirname(from), specifier) : exported(name, `.${path}`);
    return file && existsSync(join(root, file)) ? file : undefined;
  };
  const unread = [...files];
  for (let file = unread.pop(); file !== undefined; file = unread.pop()) {
    if (imports.has(file)) continue;
    const from = file;
    const found = specifiersIn(join(root, file)).flatMap((specifier) => resolve(from, specifier) ?? []);
    imports.set(file, [...new Set(found)]);
    unread.push(...found.filter(isSource));
  }
  return imports;
}

function readExports(root: string, manifest: string): NonNullable<Manifest["exports"]> {
  return (JSON.parse(readFileSync(join(root, manifest), "utf8")) as Manifest).exports ?? {};
}

function specifiersIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const { module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? [])),
    ...[...text.matchAll(called)].map(([, , specifier = ""]) => specifier),
  ];
}

/** One cycle for each import that leads back to a file on the way to it: its files from the first on, ending with it. */
export function findCycles(imports: Imports, isIgnored: (file: string) => boolean): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file) || isIgnored(file)) return;
    const start = way.indexOf(file);
    if (start >= 0) {
      cycles.push([...way.slice(start), file]);
      return;
    }
    way.push(file);
    for (const each of imports.get(file) ?? []) visit(each);
    way.pop();
    done.add(file);
  };
  for (const file of [...imports.keys()].sort()) visit(file);
  return cycles;
}
