import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PageText, readDocumentText } from "@inkvoice/engine";
import { allRules, type RuleName, rulesWithout } from "../../packages/engine/src/rules.ts";
import { hashOf, hashOfSources } from "../source-hash.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const pageCache = join(root, "data/eval-pages");

/** Code and models that determine the words of a document. */
const readingCodePatterns = [
  "packages/engine/src/{intake,pages,pdf,text,page-text,locale/languages}/**/*.ts",
  "packages/engine/src/locale/{fold-text,language,language-data}.ts",
  "packages/engine/src/weights/{line-detector,quick-recogniser,recogniser,upside-down}*",
];

/**
 * Words of documents, cached between runs because OCR takes seconds per page. The key is a hash of that code and of the
 * document.
 */
export function openPageCache(
  folder: string,
  without: readonly RuleName[] = [],
): { pagesOf: (path: string) => Promise<readonly PageText[]> } {
  const off = without.filter((name) => name.startsWith("ocr-")).toSorted();
  const rules = off.length > 0 ? rulesWithout(off) : allRules;
  const kept = join(folder, [hashOfSources(readingCodePatterns), ...off].join("-"));
  mkdirSync(kept, { recursive: true });
  return {
    async pagesOf(path) {
      const bytes = readFileSync(path);
      const file = join(kept, `${hashOf([bytes])}.json`);
      if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as PageText[];
      const reading = await readDocumentText(bytes, rules);
      const pages = reading.ok ? reading.pages : [];
      writeFileSync(file, JSON.stringify(pages));
      return pages;
    },
  };
}
