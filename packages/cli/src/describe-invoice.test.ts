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
