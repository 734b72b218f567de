import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { describe, expect, it } from "vitest";
import { nestedLines } from "./nested-lines.ts";

function linesOf(parents: readonly (number | undefined)[], numbers = parents.map((_, index) => index)) {
  const line_items = parents.map((parent) => (parent === undefined ? {} : { parent }));
  const detail = { data: { line_items }, rows: { line_items: numbers, taxes: [], charges: [] } };
  return nestedLines(detail as unknown as InvoiceDetail);
}

describe("Lines and their parts", () => {
  it("are nested as deep as their parents", () => {
    expect(linesOf([undefined, 0, 1, 0, undefined]).map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0]);
  });

  it("move into the line above on their level, and out to the level above", () => {
    const lines = linesOf([undefined, 0, 1, 0, undefined], [2, 3, 5, 6, 9]);
    expect(lines.map(({ into }) => into)).toEqual([undefined, undefined, undefined, 3, 2]);
    expect(lines.map(({ out }) => out)).toEqual([undefined, null, 2, null, undefined]);
  });

  it("that are parts of each other are still drawn", () => {
    expect(linesOf([1, 0]).map(({ depth }) => depth)).toEqual([2, 2]);
  });
});
