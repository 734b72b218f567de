import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExtractedData } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inkvoice } from "../testing/run-command.ts";
import { demoDocuments } from "./documents.ts";
import { withoutEndZeros } from "./draw-invoice.ts";

const today = Date.UTC(2026, 10, 18, 9);
const patienceMs = 240_000;
/** Oldest documents of ten vendors, in seven languages, and those that differ from them. */
const read = [
  "credit note",
  "e-invoice",
  "wrong total",
  "ordinary 29",
  ...Array.from({ length: 12 }, (_, n) => `ordinary ${n}`),
];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inkvoice-demo-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("has 40 documents of a month, oldest first", () => {
  const documents = demoDocuments(today);
  expect(documents).toHaveLength(40);
  expect(new Set(documents.map(({ name }) => name)).size).toBe(40);
  expect(documents.map(({ daysAgo }) => daysAgo)).toEqual(
    documents.map(({ daysAgo }) => daysAgo).toSorted((a, b) => b - a),
  );
  expect(Math.max(...documents.map(({ daysAgo }) => daysAgo))).toBeLessThan(30);
});

it("prints tax rates whole", () => {
  expect(["20.00", "7,00", "5.50", "100.00", "8.25"].map(withoutEndZeros)).toEqual(["20", "7", "5.5", "100", "8.25"]);
});

it("is read correctly by the engine", { timeout: patienceMs }, async () => {
  const documents = demoDocuments(today).filter(({ name }) => read.includes(name));
  for (const { filename, content } of documents) writeFileSync(join(folder, filename), content);
  const { code, out } = await inkvoice(["extract", folder, "--format", "jsonl"]);
  expect(code).toBe(0);
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { file: string; extracted_data: ExtractedData });
  expect(lines).toHaveLength(read.length);
  for (const { file, extracted_data: data } of lines) {
    expect(`${data.invoice_number?.replace("/", "-")}`).toBe(
      file
        .split("/")
        .at(-1)
        ?.replace(/\.\w+$/, ""),
    );
    const failed = data.checks?.filter(({ outcome }) => outcome === "failed") ?? [];
    expect([file, data.purchase_order]).toEqual([file, file.includes("LO-2026-1398") ? "PO-8831" : undefined]);
    expect({ file, failed: failed.length > 0 }).toEqual({ file, failed: file.includes("FT-2026-1325") });
  }
});
