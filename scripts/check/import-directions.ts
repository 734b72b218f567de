import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { type Package, type Room, remainingFiles } from "./rooms/room.ts";
import { packages as everyPackage } from "./rooms.ts";

export type Violation = Readonly<{ file: string; imports: string; rule: string }>;
type Packages = Readonly<Record<string, Package>>;

const untested = String.raw`\.test\.tsx?$|/testing/`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Folders outside the packages: no rooms, but no circles either. */
const tools = ["bench", "e2e", "eval", "examples", "scripts", "training"];
const folderOf = (name: string) => `packages/${name}/src`;

/** A folder or file of a room, as a regular expression. */
function pathOf(packageName: string, held: string): string {
  const start = `^${escaped(folderOf(packageName))}/`;
  if (held === remainingFiles) return `${start}[^/]+$`;
  return /\.tsx?$/.test(held) ? `${start}${escaped(held)}$` : `${start}${escaped(held)}/`;
}

const held = (name: string, room: Room) => room.holds ?? [name];
const pathsOf = (packageName: string, name: string, room: Room) =>
  held(name, room).map((each) => pathOf(packageName, each));

/** A room's files, without those of rooms before it. */
function matcher(packageName: string, { rooms }: Package, name: string): { path: string[]; pathNot: string[] } {
  const names = Object.keys(rooms);
  const before = names.slice(0, names.indexOf(name)).flatMap((each) => pathsOf(packageName, each, rooms[each]!));
  return { path: pathsOf(packageName, name, rooms[name]!), pathNot: before };
}

function ruleOf(packageName: string, pack: Package, name: string): IForbiddenRuleType {
  const { imports } = pack.rooms[name]!;
  const mine = matcher(packageName, pack, name);
  const allowed = [
    ...pathsOf(packageName, name, pack.rooms[name]!),
    ...imports.flatMap((each) => pathsOf(packageName, each, pack.rooms[each]!)),
    ...pack.packages.map((each) => `^${escaped(folderOf(each))}/`),
  ];
  const others = [...imports, ...pack.packages.map((each) => `@inkvoice/${each}`)];
  return {
    name: `${packageName}/${name}`,
    comment: `${packageName}/${name} may import only: ${others.join(", ") || "nothing"}`,
    severity: "error",
    from: { path: mine.path, pathNot: [...mine.pathNot, untested] },
    to: { path: "^packages/[^/]+/src/", pathNot: allowed },
  };
}

/** One rule per room, and one against cycles. */
function rulesOf(packages: Packages): IForbiddenRuleType[] {
  const rules = Object.entries(packages).flatMap(([name, pack]) =>
    Object.keys(pack.rooms).map((room) => ruleOf(name, pack, room)),
  );
  const cycle: IForbiddenRuleType = {
    name: "cycle",
    comment: "files may not import each other in a circle",
    severity: "error",
    from: { pathNot: untested },
    to: { circular: true },
  };
  return [...rules, cycle];
}

/** Every import that rooms.ts does not allow, and every cycle, in packages and tools. */
export async function findImportViolations(root: string, packages: Packages = everyPackage): Promise<Violation[]> {
  const sources = [...Object.keys(packages).map(folderOf), ...tools].filter((folder) => existsSync(join(root, folder)));
  const rules = rulesOf(packages);
  const { output } = await cruise(
    sources,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules },
      // The compiler has no programming interface; this parser also sees type imports.
      parser: "swc",
      tsPreCompilationDeps: "specify",
      doNotFollow: { path: "node_modules" },
      exclude: { path: "node_modules" },
    },
    {
      extensions: [".ts", ".tsx", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  );
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ from, to, rule, cycle }) => ({
    file: from,
    imports: cycle ? cycle.map(({ name }) => name).join(" → ") : to,
    rule: rules.find(({ name }) => name === rule.name)?.comment ?? rule.name,
  }));
}

/** Errors of the table: an arrow upwards, or an empty room. */
export function findTableProblems(root: string, packages: Packages = everyPackage): string[] {
  return Object.entries(packages).flatMap(([packageName, pack]) => {
    const names = Object.keys(pack.rooms);
    const files = globSync(`${folderOf(packageName)}/**/*.{ts,tsx}`, { cwd: root }).map((path) =>
      path.replaceAll("\\", "/"),
    );
    const roomOf = (file: string) =>
      names.find((name) => pathsOf(packageName, name, pack.rooms[name]!).some((path) => new RegExp(path).test(file)));
    return [
      ...names.flatMap((name, index) =>
        pack.rooms[name]!.imports.filter((each) => !names.slice(0, index).includes(each)).map(
          (each) => `${packageName}/${name} names ${each}, which does not stand below it`,
        ),
      ),
      ...names
        .filter((name) => !files.some((file) => roomOf(file) === name))
        .map((name) => `${packageName}/${name} holds no file`),
      ...files
        .filter((file) => !new RegExp(untested).test(file) && !roomOf(file))
        .map((file) => `${file} is in no room`),
    ];
  });
}
