import type { CorrectionRow, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { historyEntries } from "./history-entries.ts";

beforeAll(() => loadMessages("en"));

const correction = (field: string, before: unknown, after: unknown, at: string) =>
  ({ field, before, after, at, who: "Ann" }) as CorrectionRow;

const detail = {
  row: { created_at: "2026-03-01T08:00:00.000Z" },
  completed_at: "2026-03-01T08:00:09.000Z",
  failed_at: null,
  data: { currency: "EUR" },
  rows: { line_items: [0], taxes: [], charges: [] },
  corrections: [
    correction("total_amount", 1200, 1300.5, "2026-03-01T09:00:00.000Z"),
    correction("date", null, "2026-02-28", "2026-03-01T09:00:00.000Z"),
    correction("line_items.3", { description: "Delivery", total: 20 }, null, "2026-03-01T09:05:00.000Z"),
  ],
  notes: [{ id: "n1", kind: "approved", text: null, who: "Ann", at: "2026-03-01T09:01:00.000Z" }],
} as unknown as InvoiceDetail;

describe("The history", () => {
  const entries = () => historyEntries(detail);

  it("is newest first, with one entry for values that were corrected together", () => {
    expect(entries().map(({ kind }) => kind)).toEqual(["corrected", "note", "corrected", "read", "uploaded"]);
  });

  it("formats values as the page shows them", () => {
    const [removed, , corrected] = entries();
    expect(corrected).toMatchObject({
      changes: [
        { name: "Total", before: expect.stringMatching(/1,200\.00/), after: expect.stringMatching(/1,300\.50/) },
        { before: undefined, after: expect.stringMatching(/Feb/) },
      ],
    });
    expect(removed).toMatchObject({
      changes: [{ before: expect.stringMatching(/Delivery · .*20\.00/), after: undefined }],
    });
  });
});
