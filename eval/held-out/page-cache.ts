import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PageText, readDocumentText } from "@inkvoice/engine";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const pageCache = join(root, "data/eval-pages");

/** What decides which words are read from a document: the code before understanding, and the models it uses. */
const readingCodePatterns = [
  "packages/engine/src/{intake,pages,pdf,text,locale}/**/*.ts",
  "packages/engine/src/weights/{line-detector,recogniser}*",
];

/**
 * The words of documents, kept in a folder between runs: pictures take seconds each. They are kept under a hash of the reading code and of
 * the document, so a change of either reads anew.
 */
export function openPageCache(folder: string): { pagesOf: (path: string) => Promise<readonly PageText[]> } {
  const kept = join(folder, hashOf(readingCode()));
  mkdirSync(kept, { recursive: true });
  return {
    async pagesOf(path) {
      const bytes = readFileSync(path);
      const file = join(kept, `${hashOf([bytes])}.json`);
      if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as PageText[];
      const reading = await readDocumentText(bytes);
      const pages = reading.ok ? reading.pages : [];
      writeFileSync(file, JSON.stringify(pages));
      return pages;
    },
  };
}

function readingCode(): Buffer[] {
  return readingCodePatterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => readFileSync(join(root, file)));
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 24);
}
