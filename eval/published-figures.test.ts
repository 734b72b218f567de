import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import baselines from "./baseline.json" with { type: "json" };

type Baseline = Readonly<{
  documents: number;
  fields: Readonly<Record<string, Readonly<{ n: number; right: number; wrong: number }>>>;
  line_items_f1: number;
}>;

/** The run over all documents that each issuer was left out of: the one that is published. */
function leftOut(): Baseline {
  const runs = Object.entries<Baseline>(baselines).filter(([name]) => name.endsWith("held out"));
  const [largest] = runs.map(([, run]) => run).toSorted((a, b) => b.documents - a.documents);
  if (!largest) throw new Error("There is no baseline of left-out issuers.");
  return largest;
}

/** The first column of a row of the table of accuracy. */
function published(text: string, row: string): string | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`| ${row}`));
  return line?.split("|")[2]?.trim();
}

test.each(["README.md", "docs/accuracy.md", "docs/evaluation.md"])("%s gives the figures of the baseline", (path) => {
  const text = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  const { documents, fields, line_items_f1 } = leftOut();
  const sum = (part: "n" | "right" | "wrong") => Object.values(fields).reduce((total, field) => total + field[part], 0);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  expect(text).toContain(`${documents} `);
  expect(published(text, "fields right")).toBe(percent(sum("right") / sum("n")));
  expect(published(text, "right among those given")).toBe(percent(sum("right") / (sum("right") + sum("wrong"))));
  expect(published(text, "line items F1")).toBe(percent(line_items_f1));
});
