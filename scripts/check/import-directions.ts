import { globSync } from "node:fs";
import { findCycles, readImports } from "./imports.ts";
import { type Package, type Room, remainingFiles } from "./rooms/room.ts";
import { packages as everyPackage } from "./rooms.ts";

export type Violation = Readonly<{ file: string; imports: string; rule: string }>;
type Packages = Readonly<Record<string, Package>>;

const untested = /\.test\.tsx?$|\/testing\//;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Folders outside the packages: no rooms, but no circles either. */
const tools = ["bench", "e2e", "eval", "examples", "scripts", "training"];
const folderOf = (name: string) => `packages/${name}/src`;

/** A folder or file of a room. */
function pathOf(packageName: string, held: string): RegExp {
  const start = `^${escaped(folderOf(packageName))}/`;
  if (held === remainingFiles) return new RegExp(`${start}[^/]+$`);
  return new RegExp(/\.tsx?$/.test(held) ? `${start}${escaped(held)}$` : `${start}${escaped(held)}/`);
}

const pathsOf = (packageName: string, name: string, room: Room) =>
  (room.holds ?? [name]).map((each) => pathOf(packageName, each));

type Rule = Readonly<{
  files: readonly RegExp[];
  /** Files of its package and of others that it may import. */
  allowed: readonly RegExp[];
  text: string;
}>;

const matches = (paths: readonly RegExp[], file: string) => paths.some((path) => path.test(file));

function ruleOf(packageName: string, pack: Package, name: string): Rule {
  const { imports } = pack.rooms[name]!;
  const files = pathsOf(packageName, name, pack.rooms[name]!);
  const others = [...imports, ...pack.packages.map((each) => `@inkvoice/${each}`)];
  return {
    files,
    allowed: [
      ...files,
      ...imports.flatMap((each) => pathsOf(packageName, each, pack.rooms[each]!)),
      ...pack.packages.map((each) => new RegExp(`^${escaped(folderOf(each))}/`)),
    ],
    text: `${packageName}/${name} may import only: ${others.join(", ") || "nothing"}`,
  };
}

/** Every import that rooms.ts does not allow, and every cycle, in packages and tools. */
export function findImportViolations(root: string, packages: Packages = everyPackage): Violation[] {
  const sources = `{${[...Object.keys(packages).map(folderOf), ...tools].join()}}/**/*.{ts,tsx,js,mjs,cjs}`;
  const files = globSync(sources, { cwd: root, exclude: ["**/node_modules/**"] });
  const imports = readImports(
    root,
    files.map((path) => path.replaceAll("\\", "/")),
  );
  // The first room that holds a file is its room.
  const rules = Object.entries(packages).flatMap(([name, pack]) =>
    Object.keys(pack.rooms).map((room) => ruleOf(name, pack, room)),
  );
  const isUntested = (file: string) => untested.test(file);
  const forbidden = [...imports.keys()]
    .filter((file) => !isUntested(file))
    .sort()
    .flatMap((file) => {
      const rule = rules.find((each) => matches(each.files, file));
      const wrong = imports.get(file)!.filter((to) => /^packages\/[^/]+\/src\//.test(to));
      return wrong
        .filter((to) => rule && !matches(rule.allowed, to))
        .map((to) => ({ file, imports: to, rule: rule!.text }));
    });
  const cycles = findCycles(imports, isUntested).map(([file = "", ...others]) => ({
    file,
    imports: others.join(" → "),
    rule: "files may not import each other in a circle",
  }));
  return [...forbidden, ...cycles];
}

/** Errors of the table: an arrow upwards, or an empty room. */
export function findTableProblems(root: string, packages: Packages = everyPackage): string[] {
  return Object.entries(packages).flatMap(([packageName, pack]) => {
    const names = Object.keys(pack.rooms);
    const files = globSync(`${folderOf(packageName)}/**/*.{ts,tsx}`, { cwd: root }).map((path) =>
      path.replaceAll("\\", "/"),
    );
    const roomOf = (file: string) => names.find((name) => matches(pathsOf(packageName, name, pack.rooms[name]!), file));
    return [
      ...names.flatMap((name, index) =>
        pack.rooms[name]!.imports.filter((each) => !names.slice(0, index).includes(each)).map(
          (each) => `${packageName}/${name} names ${each}, which does not stand below it`,
        ),
      ),
      ...names
        .filter((name) => !files.some((file) => roomOf(file) === name))
        .map((name) => `${packageName}/${name} holds no file`),
      ...files.filter((file) => !untested.test(file) && !roomOf(file)).map((file) => `${file} is in no room`),
    ];
  });
}
