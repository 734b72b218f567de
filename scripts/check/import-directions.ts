import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, normalize, relative, sep } from "node:path";
import { type Direction, engineStages, packageDirections, serverRooms } from "./directions.ts";

export type Violation = Readonly<{ file: string; imports: string; rule: string }>;

type Import = Readonly<{ file: string; target: string }>;

const importPattern = /(?:^|\n)\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;

/** Every import that points against the directions in directions.ts. */
export async function findImportViolations(root: string): Promise<Violation[]> {
  const violations: Violation[] = [];
  for await (const path of glob("packages/*/src/**/*.{ts,tsx}", { cwd: root })) {
    if (path.includes(".test.") || path.includes(`${sep}testing${sep}`)) continue;
    const file = path.split(sep).join("/");
    for (const target of importsOf(root, file)) {
      const rule = ruleBrokenBy({ file, target });
      if (rule) violations.push({ file, imports: target, rule });
    }
  }
  return violations;
}

function* importsOf(root: string, file: string): Generator<string> {
  const source = readFileSync(join(root, file), "utf8");
  for (const match of source.matchAll(importPattern)) {
    const specifier = match[1] ?? match[2] ?? "";
    if (specifier.startsWith("@inkvoice/")) yield `packages/${specifier.slice("@inkvoice/".length).split("/")[0]}`;
    else if (specifier.startsWith("."))
      yield relative(root, normalize(join(root, dirname(file), specifier)))
        .split(sep)
        .join("/");
  }
}

function ruleBrokenBy(edge: Import): string | undefined {
  const from = packageOf(edge.file);
  const to = packageOf(edge.target);
  if (from !== to) {
    const allowed = packageDirections[from] ?? [];
    return allowed.includes(to) ? undefined : `${from} may import only: ${allowed.join(", ") || "nothing"}`;
  }
  if (from === "engine") return stageRule(edge);
  if (from === "server") return roomRule(edge, serverRooms);
  return undefined;
}

function stageRule({ file, target }: Import): string | undefined {
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === to || !(from in engineStages)) return undefined;
  const allowed = engineStages[from] ?? [];
  return allowed.includes(to) || !(to in engineStages) ? undefined : `the stage ${from} may not import the stage ${to}`;
}

function roomRule({ file, target }: Import, rooms: Readonly<Record<string, Direction>>): string | undefined {
  const from = roomOf(file);
  const to = roomOf(target);
  const direction = rooms[from];
  if (from === to || !direction) return undefined;
  return direction.includes(to) ? undefined : `the room ${from} may import only: ${direction.join(", ")}`;
}

function packageOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** The folder right below src, or the file's own name where it stands directly in src. */
function roomOf(path: string): string {
  return path.split("/")[3]?.replace(/\.tsx?$/, "") ?? "";
}
