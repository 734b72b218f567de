import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderPdf } from "../render/pdf.ts";
import { exampleInvoice } from "./example-invoice.ts";

test("the example in the repository is the one that this code writes", async () => {
  const written = readFileSync(new URL("../../../../examples/invoice.pdf", import.meta.url));
  expect(Buffer.from(await renderPdf(exampleInvoice())).equals(written)).toBe(true);
});

test("the example's sums are right", () => {
  const { line_items = [], subtotal = 0, total_tax = 0, total_amount } = exampleInvoice().truth;
  expect(line_items.reduce((sum, line) => sum + (line.total ?? 0), 0)).toBe(subtotal);
  for (const { quantity = 0, unit_price = 0, total } of line_items) expect(quantity * unit_price).toBe(total);
  expect(subtotal + total_tax).toBeCloseTo(total_amount ?? 0, 5);
});
