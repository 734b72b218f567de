/**
 * Writes the printed lines of many generated documents, one a line, for texts.py.
 * Usage: node training/recogniser/write-lines.ts COUNT OUT.txt
 */
import { writeFileSync } from "node:fs";
import type { LabelledPage } from "../../packages/synth/src/labelled-document.ts";
import { makeDocument } from "../../packages/synth/src/make-document.ts";

/** A gap wider than this many font sizes separates columns, which a line detector would cut. */
const columnGap = 1.6;

function linesOf(page: LabelledPage): string[] {
  const rows = Map.groupBy(page.words, (word) => Math.round(word.baseline));
  return [...rows.values()].flatMap((row) => {
    const words = row.toSorted((a, b) => a.x0 - b.x0);
    const parts: string[][] = [];
    words.forEach((word, index) => {
      const before = words[index - 1];
      if (before && word.x0 - before.x1 < columnGap * word.size) parts.at(-1)?.push(word.text);
      else parts.push([word.text]);
    });
    return parts.map((part) => part.join(" "));
  });
}

const [count = "1000", out = "lines.txt"] = process.argv.slice(2);
const lines = new Set<string>();
for (let seed = 1; seed <= Number(count); seed++) {
  for (const page of makeDocument(seed, {}).pages) for (const line of linesOf(page)) lines.add(line);
}
writeFileSync(out, [...lines].join("\n"));
process.stdout.write(`${lines.size} different lines of ${count} documents\n`);
