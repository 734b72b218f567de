/**
 * Compares the words of PDF text layers with an independent reader: `node eval/text-layers.ts DIR [--show]`.
 * Needs poppler's `pdftotext` (Debian: `apt-get install poppler-utils`). Pages that are read by OCR are left out: poppler
 * has nothing to say about them. Words are compared page by page as multisets of their letters and digits.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type PageText, readDocumentText } from "@inkvoice/engine";

type Tally = { ours: number; theirs: number; shared: number };

const directory = process.argv[2];
if (directory === undefined) {
  console.error("usage: node eval/text-layers.ts DIR [--show]");
  process.exit(2);
}
const show = process.argv.includes("--show");
const total: Tally = { ours: 0, theirs: 0, shared: 0 };
let compared = 0;
for (const file of pdfsUnder(directory)) {
  const tally = await compare(file);
  if (tally === undefined || tally.theirs === 0) continue;
  compared++;
  for (const key of ["ours", "theirs", "shared"] as const) total[key] += tally[key];
  if (tally.shared < 0.99 * Math.max(tally.ours, tally.theirs)) console.log(line(relative(directory, file), tally));
}
console.log(line(`${compared} PDFs`, total));

function pdfsUnder(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".pdf"))
    .sort()
    .map((name) => join(root, name));
}

async function compare(file: string): Promise<Tally | undefined> {
  const reading = await readDocumentText(readFileSync(file));
  if (!reading.ok) return undefined;
  const tally: Tally = { ours: 0, theirs: 0, shared: 0 };
  for (const page of reading.pages.filter(isTextPage)) {
    const ours = countWords(page.words.map((word) => word.text));
    const theirs = countWords(popplerWords(file, page.page));
    add(tally, ours, theirs);
    if (show) showDifferences(ours, theirs);
  }
  return tally;
}

function isTextPage(page: PageText): boolean {
  return page.words.length > 0 && page.words.every((word) => word.source === "text");
}

function popplerWords(file: string, page: number): string[] {
  const range = ["-f", String(page), "-l", String(page)];
  const options = { encoding: "utf8", maxBuffer: 1 << 28 } as const;
  return execFileSync("pdftotext", [...range, "-cropbox", "-enc", "UTF-8", "-q", file, "-"], options).split(/\s+/);
}

/** Letters and digits alone: which dash or quotation mark a font's map gives is nobody's error. */
function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const key = word.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
    if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function add(tally: Tally, ours: Map<string, number>, theirs: Map<string, number>): void {
  for (const count of ours.values()) tally.ours += count;
  for (const [word, count] of theirs) {
    tally.theirs += count;
    tally.shared += Math.min(count, ours.get(word) ?? 0);
  }
}

function showDifferences(ours: Map<string, number>, theirs: Map<string, number>): void {
  const missing = [...theirs].filter(([word, count]) => (ours.get(word) ?? 0) < count).map(([word]) => word);
  const extra = [...ours].filter(([word, count]) => (theirs.get(word) ?? 0) < count).map(([word]) => word);
  if (missing.length > 0) console.log("  only poppler:", missing.join(" | "));
  if (extra.length > 0) console.log("  only here:   ", extra.join(" | "));
}

function line(name: string, { ours, theirs, shared }: Tally): string {
  const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(2);
  return `${name}: recall ${percent(shared, theirs)} %, precision ${percent(shared, ours)} % (${theirs} words)`;
}
