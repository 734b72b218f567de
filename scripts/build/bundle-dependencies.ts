import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { bundleOcrRuntime, ocrRuntime } from "./ocr-runtime.ts";

/** Packages with files for one system each, which npm chooses at installation. */
export const installedByNpm: ReadonlySet<string> = new Set(["sharp"]);

/** Declarations, source maps and documents are for developers of a package; licences and notices stay. */
const unused = /\.(map|[mc]?tsx?|test\.[mc]?js|md|markdown)$/i;
const licence = /^(licen[cs]e|notice|copying)/i;
/** At the top of a package. */
const unusedFolders = new Set([
  "test",
  "tests",
  "docs",
  "doc",
  "example",
  "examples",
  "bench",
  "benchmark",
  "benchmarks",
]);

/**
 * Copies dependencies into the package: one download instead of 180, of exactly the tested files, without those that
 * are never loaded. Paths are those of the lockfile.
 */
export function bundleDependencies(root: string, stage: string, paths: readonly string[]): void {
  bundleOcrRuntime(root, stage);
  for (const path of paths.filter((each) => !ocrRuntime.includes(each.slice("node_modules/".length)))) {
    const from = join(root, path);
    if (!existsSync(from)) continue;
    cpSync(from, join(stage, path), { recursive: true, filter: (file) => isUsed(from, file) });
    dropEngines(join(stage, path, "package.json"));
  }
}

/** Every command runs on the package's own Node: npm must not warn that the user's is too old for a dependency. */
function dropEngines(manifest: string): void {
  const { engines, ...others } = JSON.parse(readFileSync(manifest, "utf8")) as Readonly<Record<string, unknown>>;
  if (engines !== undefined) writeFileSync(manifest, JSON.stringify(others, null, 2));
}

function isUsed(folder: string, file: string): boolean {
  const parts = relative(folder, file).split(sep);
  const name = basename(file);
  if (parts[0] === "node_modules" || unusedFolders.has(parts[0] ?? "")) return false;
  return licence.test(name) || !unused.test(name);
}
