import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Package } from "./rooms/room.ts";
import { packages as everyPackage, wholeRowFiles } from "./rooms.ts";

const source = "packages/server/src";
/** Tests, their support and migrations write whatever they need. */
const unchecked = /\.test\.ts$|\/(testing|migrations)\//;

const builderCall = /\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*("?)([\w.]+)\1/g;
const statement = /`[^`]*?\b(?:insert into|update|delete from)\s+(\$\{sql\.table\(|[a-z_]+\b)(?=[^`]*`)/gi;

type Write = Readonly<{ table: string; isLiteral: boolean }>;

/** Tables that a source file writes, by the query builder or in SQL text. */
function writesIn(text: string, known: ReadonlySet<string>): Write[] {
  const built = [...text.matchAll(builderCall)].map(([, quote, table = ""]) => ({ table, isLiteral: quote === '"' }));
  const written = [...text.matchAll(statement)].flatMap(([, table = ""]) => {
    if (table.startsWith("$")) return [{ table: "a table by name", isLiteral: false }];
    return known.has(table) ? [{ table, isLiteral: true }] : [];
  });
  return [...built, ...written];
}

function ownersIn({ rooms }: Package): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [room, { tables = [] }] of Object.entries(rooms))
    for (const table of tables) owners.set(table, [...(owners.get(table) ?? []), room]);
  return owners;
}

/** Writes to a table from another room than its owner, tables without exactly one owner, and outdated exceptions. */
export function findTableWrites(
  root: string,
  server: Package = everyPackage.server!,
  exceptions: Readonly<Record<string, string>> = wholeRowFiles,
): string[] {
  const owners = ownersIn(server);
  const problems = [...owners].filter(([, rooms]) => rooms.length > 1).map(([table, rooms]) => `${table}: ${rooms}`);
  const written = new Set<string>();
  const excepted = new Set<string>();
  for (const path of globSync(`${source}/**/*.ts`, { cwd: root }).map((each) => each.split(sep).join("/"))) {
    if (unchecked.test(path)) continue;
    const room = path.slice(source.length + 1).split("/")[0] ?? "";
    for (const { table, isLiteral } of writesIn(readFileSync(join(root, path), "utf8"), new Set(owners.keys()))) {
      const owner = owners.get(table)?.[0];
      if (isLiteral && owner === room) written.add(table);
      else if (path in exceptions) excepted.add(path);
      else if (!isLiteral) problems.push(`${path} writes ${table}: only a file in wholeRowFiles may`);
      else if (owner === undefined) problems.push(`${path} writes ${table}, which no room owns`);
      else problems.push(`${path} writes ${table}, which only ${owner} may`);
    }
  }
  for (const table of owners.keys()) if (!written.has(table)) problems.push(`${table} is never written by its room`);
  for (const path of Object.keys(exceptions)) if (!excepted.has(path)) problems.push(`${path} needs no exception`);
  return problems;
}
