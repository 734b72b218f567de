import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readDocumentText } from "@inkvoice/engine";
import { readArguments } from "../scripts/read-arguments.ts";
import { readWithPoppler } from "./text/poppler.ts";
import {
  addTallies,
  agreement,
  type Counts,
  compareCounts,
  countWords,
  emptyTally,
  type Tally,
} from "./text/word-agreement.ts";

const usage = `Usage: npm run eval:text -- DIR [--show] [--only TEXT]

Compares the words of PDF text layers with those of Poppler's pdftotext, an independent reader, page by page as
multisets of their letters and digits. Words that were read by OCR are left out, and so are pages of which nothing else
was read: Poppler has no opinion on them.

  --show        print the words that differ
  --only TEXT   only files whose path contains TEXT

Exit code 1 when the mean agreement is below 0.99, or a file lies below 0.95 and eval/text-reasons.json gives no reason.`;

const leastMean = 0.99;
const leastOfFile = 0.95;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { show: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});
const [directory] = positionals;
if (directory === undefined) {
  console.error(usage);
  process.exit(2);
}
const reasons = JSON.parse(readFileSync(new URL("./text-reasons.json", import.meta.url), "utf8")) as Record<
  string,
  string
>;
const shares: number[] = [];
let unexplained = 0;
for (const file of pdfsUnder(resolve(directory))) {
  const tally = await compareFile(file);
  if (tally === undefined || tally.theirs === 0) continue;
  shares.push(agreement(tally));
  report(relative(resolve(directory), file), tally);
}
const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
console.log(
  `${shares.length} PDFs: mean agreement ${mean.toFixed(4)}, ${unexplained} below ${leastOfFile} without a reason`,
);
process.exitCode = mean < leastMean || unexplained > 0 ? 1 : 0;

function pdfsUnder(root: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".pdf") && name.includes(values.only))
    .sort()
    .map((name) => join(root, name));
}

async function compareFile(file: string): Promise<Tally | undefined> {
  const reading = await readDocumentText(readFileSync(file));
  if (!reading.ok) return undefined;
  const theirPages = readWithPoppler(file);
  let tally = emptyTally;
  for (const page of reading.pages) {
    const own = page.words.filter(({ source }) => source === "text").map(({ text }) => text);
    if (own.length === 0) continue;
    const [ours, theirs] = [countWords(own), countWords(theirPages[page.page - 1] ?? [])];
    tally = addTallies(tally, compareCounts(ours, theirs));
    if (values.show) showDifferences(ours, theirs);
  }
  return tally;
}

function report(name: string, tally: Tally): void {
  const share = agreement(tally);
  if (share >= leastMean) return;
  const reason = reasons[name.replace(/\.pdf$/, "")];
  if (share < leastOfFile && reason === undefined) unexplained++;
  const { ours, theirs, shared } = tally;
  const why = share >= leastOfFile ? "" : reason === undefined ? "  NO REASON GIVEN" : `  (${reason})`;
  console.log(`${share.toFixed(3)}  ${name}: ${shared} words of ${theirs} by Poppler and ${ours} here${why}`);
}

function showDifferences(ours: Counts, theirs: Counts): void {
  const missing = [...theirs].filter(([word, count]) => (ours.get(word) ?? 0) < count).map(([word]) => word);
  const extra = [...ours].filter(([word, count]) => (theirs.get(word) ?? 0) < count).map(([word]) => word);
  if (missing.length > 0) console.log("  only Poppler:", missing.join(" | "));
  if (extra.length > 0) console.log("  only here:   ", extra.join(" | "));
}
