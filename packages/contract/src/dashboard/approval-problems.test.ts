import { describe, expect, it } from "vitest";
import { approvalProblems } from "./approval-problems.ts";

type Judged = Parameters<typeof approvalProblems>[0];
const judged = (change: Partial<Judged>): Judged => ({ doubts: [], data: null, duplicates: [], ...change });
const kinds = (change: Partial<Judged>, absent?: ReadonlySet<string>) =>
  approvalProblems(judged(change), absent).map(({ kind }) => kind);

describe("the question before an approval", () => {
  it("is omitted if all required values are present and all checks pass", () => {
    expect(kinds({})).toEqual([]);
  });

  it("names a missing required value, unless a person declared it absent", () => {
    const doubts = [{ kind: "missing", field: "vendor.name" }] as const;
    expect(approvalProblems(judged({ doubts }))).toEqual([{ kind: "missing", path: "vendor.name" }]);
    expect(kinds({ doubts }, new Set(["vendor.name"]))).toEqual([]);
  });

  it("names failing checks and duplicates, but no low confidence", () => {
    const check = { kind: "failed_check", check: "quantity_times_price" } as const;
    const low = { kind: "low_confidence", field: "date", confidence: 0.5 } as const;
    expect(kinds({ doubts: [check, low], duplicates: ["inv_2"] })).toEqual(["check", "duplicate"]);
  });

  it("names a doubted bank account and a difference from the order, which are in the record, and no other issue", () => {
    const codes = ["BANK_ACCOUNT_NEW", "ORDER_MISMATCH", "VENDOR_NEW", "BR-09"];
    const issues = codes.map((code) => ({ code, message: code }));
    expect(approvalProblems(judged({ data: { issues } }))).toMatchObject([
      { kind: "issue", issue: { code: "BANK_ACCOUNT_NEW" } },
      { kind: "issue", issue: { code: "ORDER_MISMATCH" } },
    ]);
  });
});
