import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PageText, readDocumentText } from "@inkvoice/engine";
import { readDocumentLogos } from "../../packages/engine/src/pipeline.ts";
import { allRules, type RuleName, rulesWithout } from "../../packages/engine/src/rules.ts";
import { hashOf, hashOfSources } from "../source-hash.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const pageCache = join(root, "data/eval-pages");

/** Code and models that determine the words of a document. */
const readingCodePatterns = [
  "packages/engine/src/{intake,pages,pdf,text,page-text,locale/languages}/**/*.ts",
  "packages/engine/src/locale/{language,language-data,letters/*}.ts",
  "packages/engine/src/weights/{line-detector,quick-recogniser,recogniser,upside-down}*",
];

/**
 * Words of documents, cached between runs because OCR takes seconds per page. The key is a hash of that code and of the
 * document.
 */
export function openPageCache(
  folder: string,
  without: readonly RuleName[] = [],
): {
  pagesOf: (path: string) => Promise<readonly PageText[]>;
  /** The first page with its logos. */
  logosOf: (path: string) => Promise<PageText | undefined>;
} {
  const off = without.filter((name) => name.startsWith("ocr-")).toSorted();
  const rules = off.length > 0 ? rulesWithout(off) : allRules;
  const kept = join(folder, [hashOfSources(readingCodePatterns), ...off].join("-"));
  mkdirSync(kept, { recursive: true });
  const keptOr = async <Read>(path: string, what: string, read: (bytes: Uint8Array) => Promise<Read>) => {
    const bytes = readFileSync(path);
    const file = join(kept, `${hashOf([bytes])}${what}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Read;
    const found = await read(bytes);
    writeFileSync(file, JSON.stringify(found));
    return found;
  };
  const pagesOf = (path: string) =>
    keptOr<readonly PageText[]>(path, "", async (bytes) => {
      const reading = await readDocumentText(bytes, rules);
      return reading.ok ? reading.pages : [];
    });
  const logosOf = async (path: string) => {
    const [first] = await pagesOf(path);
    const read = async (bytes: Uint8Array) => (first && (await readDocumentLogos(bytes, first))) ?? null;
    return (await keptOr(path, "-logos", read)) ?? undefined;
  };
  return { pagesOf, logosOf };
}
