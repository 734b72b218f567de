import { expect, it } from "vitest";
import { summarise } from "./summary.ts";

const sure = {
  invoice_number: "A-1",
  date: "2026-03-02",
  total_amount: 10,
  currency: "EUR",
  vendor: { name: "Example Ltd", tax_id: "DE123456789", address: "Somewhere 1" },
  customer: { name: "Other Ltd" },
};
const confidence = {
  invoice_number: 1,
  date: 1,
  total_amount: 1,
  currency: 1,
  vendor: { name: 1, tax_id: 1, address: 1 },
  customer: { name: 1 },
};

it.each(["CODE_PAGE_MISMATCH", "CODE_INVALID", "SPLIT_DOUBTFUL"])(
  "%s needs review, whatever the confidence of its values",
  (code) => {
    expect(summarise({ ...sure, confidence, issues: [] }).doubtful).toBe(false);
    expect(summarise({ ...sure, confidence, issues: [{ code, message: "" }] }).doubtful).toBe(true);
  },
);
