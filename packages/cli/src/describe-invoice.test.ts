import type { InvoiceRecord } from "@inkvoice/contract";
import { expect, test } from "vitest";
import { describeInvoice } from "./describe-invoice.ts";

test("parts of a line item are indented below it", () => {
  const line_items = [
    { description: "Tent set", quantity: 1, unit_price: 480, total: 480 },
    { description: "Side panel", quantity: 4, parent: 0 },
  ];
  const record = {
    id: "inv_1",
    status: "completed",
    filename: "a.pdf",
    extracted_data: { line_items, confidence: {} },
  };
  const lines = describeInvoice(record as unknown as InvoiceRecord).split("\n");
  expect(lines.find((line) => line.includes("Tent"))).toMatch(/^Tent set +1 +480 +480/);
  expect(lines.find((line) => line.includes("Side"))).toMatch(/^ {2}Side panel +4/);
});

test("an invoice of a file with several says which one it is, the first one also where the others are", () => {
  const record = { id: "inv_1", status: "completed", filename: "a.pdf", extracted_data: { confidence: {} } };
  const lineOf = (more: object) => describeInvoice({ ...record, ...more } as unknown as InvoiceRecord).split("\n")[1];
  const part_of = { file_of: "inv_1", index: 1, count: 2, pages: [1, 1] };
  expect(lineOf({ part_of, parts: ["inv_1", "inv_2"] })).toBe("invoice 1 of 2 in this file, page 1; all: inv_1, inv_2");
  expect(lineOf({ part_of: { ...part_of, index: 2, pages: [2, 3] } })).toBe(
    "invoice 2 of 2 in this file, pages 2 to 3",
  );
  expect(lineOf({})).toBe("");
});
