import { byRowList } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { approvalProblems } from "./approval-problems.ts";
import { absentFields, type UndoLog } from "./undo-log.ts";

beforeAll(() => loadMessages("en"));

function detailOf(change: Partial<InvoiceDetail>): InvoiceDetail {
  return { rows: byRowList(() => []), doubts: [], duplicates: [], ...change } as unknown as InvoiceDetail;
}

const kinds = (detail: InvoiceDetail, absent: ReadonlySet<string> = new Set()) =>
  approvalProblems(detail, absent).map(({ kind }) => kind);

describe("the question before an approval", () => {
  it("is omitted if all required values are present and all checks pass", () => {
    expect(kinds(detailOf({}))).toEqual([]);
  });

  it("names a missing required value, unless a person declared it absent", () => {
    const detail = detailOf({ doubts: [{ kind: "missing", field: "vendor.name" }] });
    expect(approvalProblems(detail, new Set())).toMatchObject([{ kind: "missing", path: "vendor.name" }]);
    expect(kinds(detail, new Set(["vendor.name"]))).toEqual([]);
  });

  it("names failing checks and duplicates, but no low confidence", () => {
    const duplicate = { id: "inv_2" } as InvoiceDetail["duplicates"][number];
    const check = { kind: "failed_check", check: "quantity_times_price" } as const;
    const low = { kind: "low_confidence", field: "date", confidence: 0.5 } as const;
    expect(kinds(detailOf({ doubts: [check, low], duplicates: [duplicate] }))).toEqual(["check", "duplicate"]);
  });

  it("names a doubted bank account and a difference from the order, which are in the record, and no other issue", () => {
    const codes = ["BANK_ACCOUNT_NEW", "ORDER_MISMATCH", "VENDOR_NEW", "BR-09"];
    const issues = codes.map((code) => ({ code, message: code }));
    const found = approvalProblems(detailOf({ data: { issues } as unknown as InvoiceDetail["data"] }), new Set());
    expect(found).toMatchObject([
      { kind: "issue", issue: { code: "BANK_ACCOUNT_NEW" } },
      { kind: "issue", issue: { code: "ORDER_MISMATCH" } },
    ]);
  });

  it("treats a field as absent once its missing value was confirmed", () => {
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
