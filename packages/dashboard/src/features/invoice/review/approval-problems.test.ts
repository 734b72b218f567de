import { byRowList, type ExtractedData } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { approvalProblems } from "./approval-problems.ts";
import { absentFields, type UndoLog } from "./undo-log.ts";

const complete = {
  invoice_number: "LO-7",
  date: "2026-03-04",
  total_amount: 12.5,
  currency: "EUR",
  vendor: { name: "Nordwind GmbH" },
};

beforeAll(() => loadMessages("en"));

function detailOf(data: Partial<ExtractedData>): InvoiceDetail {
  const rest = { rows: byRowList(() => []), corrections: [], faults: [], evidence: {}, remembered: [], duplicates: [] };
  return {
    data: { ...data, confidence: {}, locations: {}, checks: [], issues: [] },
    ...rest,
  } as unknown as InvoiceDetail;
}

const kinds = (detail: InvoiceDetail, absent: ReadonlySet<string> = new Set()) =>
  approvalProblems(detail, absent).map(({ kind }) => kind);

describe("what is asked before an approval", () => {
  it("is nothing where every required value is there and every check holds", () => {
    expect(kinds(detailOf(complete))).toEqual([]);
  });

  it("names a required value that is missing, unless a person said that it is not on the document", () => {
    const { vendor, ...rest } = complete;
    const detail = detailOf(rest);
    expect(approvalProblems(detail, new Set())).toMatchObject([{ kind: "missing", path: "vendor.name" }]);
    expect(kinds(detail, new Set(["vendor.name"]))).toEqual([]);
  });

  it("names each failing check once, and duplicates", () => {
    const fault = { check: "quantity_times_price", fields: [], figures: {}, fits: [] };
    const duplicate = { id: "inv_2" } as InvoiceDetail["duplicates"][number];
    expect(kinds({ ...detailOf(complete), faults: [fault, fault], duplicates: [duplicate] })).toEqual([
      "check",
      "duplicate",
    ]);
  });

  it("takes a field as absent once its missing value was confirmed", () => {
    const log: UndoLog = {
      steps: [
        { kind: "confirmed", id: "inv_1", doubt: "vendor.name missing" },
        { kind: "confirmed", id: "inv_1", doubt: "currency unsure" },
        { kind: "confirmed", id: "inv_2", doubt: "date missing" },
      ],
    };
    expect([...absentFields(log, "inv_1")]).toEqual(["vendor.name"]);
  });
});
