import { byRowList } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../messages/messages.ts";
import { initialView } from "./initial-view.ts";

beforeAll(() => loadMessages("en"));

/** The second invoice of a file: its number on page 3 and its date on page 2 are both uncertain. */
const detail = {
  row: { id: "inv_2", status: "completed" },
  file: [
    { row: { id: "inv_1" }, pages: [1] },
    { row: { id: "inv_2" }, pages: [2, 3] },
  ],
  data: {
    invoice_number: "1",
    date: "2026-03-01",
    total_amount: 119,
    currency: "EUR",
    vendor: { name: "Nordwind" },
    confidence: { invoice_number: 0.2, date: 0.2, total_amount: 0.97, currency: 0.97, vendor: { name: 0.97 } },
    locations: { invoice_number: { page: 3, box: [0, 0, 0.1, 0.1] }, date: { page: 2, box: [0, 0, 0.1, 0.1] } },
    checks: [],
    issues: [],
  },
  rows: byRowList(() => []),
  corrections: [],
  faults: [],
  doubts: ["invoice_number", "date"].map((field) => ({ kind: "low_confidence", field, confidence: 0.2 })),
  required: [],
  custom: [],
  evidence: {},
  remembered: [],
  duplicates: [],
} as unknown as InvoiceDetail;

describe("A document that is opened", () => {
  it("starts in the queue at its first item to check, on its page", () => {
    expect(initialView(detail, new Set())).toEqual({ page: 3, selected: "invoice_number", cursor: "start" });
  });

  it("starts at the next item if the first was confirmed", () => {
    const seen = new Set(["invoice_number unsure"]);
    expect(initialView(detail, seen)).toEqual({ page: 2, selected: "date", cursor: "start" });
  });

  it("starts outside the queue at the first page of the invoice, with nothing selected", () => {
    expect(initialView(detail, undefined)).toEqual({ page: 2, selected: undefined, cursor: undefined });
  });

  it("has no items to check before extraction", () => {
    const unread = {
      ...detail,
      row: { ...detail.row, status: "failed" },
      data: null,
      doubts: [],
    } as unknown as InvoiceDetail;
    expect(initialView(unread, new Set())).toEqual({ page: 2, selected: undefined, cursor: "start" });
  });
});
