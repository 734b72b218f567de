import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A hash of the matching files without tests: cached results are recomputed when one of them changes. */
export function hashOfSources(patterns: readonly string[]): string {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const sources = files.filter((file) => !file.endsWith(".test.ts")).toSorted();
  return hashOf(sources.map((file) => readFileSync(join(root, file))));
}

export function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 24);
}
