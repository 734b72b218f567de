import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDocumentText } from "@inkvoice/engine";
import { makeDocument, renderPdf } from "@inkvoice/synth";
import { expect, test } from "vitest";
import { readWithPoppler } from "./text/poppler.ts";
import { agreement, compareCounts, countWords } from "./text/word-agreement.ts";

test("words are compared as multisets of letters and digits", () => {
  const tally = compareCounts(
    countWords(["Total:", "1.234,50", "GmbH", "GmbH"]),
    countWords(["Total", "1234,50", "GmbH", "Ltd."]),
  );
  expect(tally).toEqual({ ours: 4, theirs: 4, shared: 3 });
  expect(agreement(tally)).toBe(0.75);
});

/** Their fonts are subsets without a blank: every word is drawn by itself, in narrow, wide and fixed-width faces. */
test("generated invoices have the words that Poppler reads", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-text-"));
  const file = join(folder, "invoice.pdf");
  const shares: number[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const pdf = await renderPdf(makeDocument(seed));
    writeFileSync(file, pdf);
    const [reading, theirs] = [await readDocumentText(pdf), readWithPoppler(file)];
    const ours = reading.ok ? reading.pages.flatMap(({ words }) => words.map(({ text }) => text)) : [];
    shares.push(agreement(compareCounts(countWords(ours), countWords(theirs.flat()))));
  }
  rmSync(folder, { recursive: true });
  expect(Math.min(...shares)).toBeGreaterThan(0.95);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.99);
});
