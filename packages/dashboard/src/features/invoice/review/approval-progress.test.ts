import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { approvalText, hasApproved, missingApprovals } from "./approval-progress.ts";

beforeAll(() => loadMessages("en"));

const by = (...names: readonly string[]) =>
  names.map((name) => ({ by: name, approver_id: `usr_${name}`, at: "2026-03-01T10:00:00Z" }));
const invoice = (required: number, names: readonly string[], review: InvoiceDetail["review"] = "open") => ({
  review,
  approvals: by(...names),
  approvals_required: required,
});

describe("The approvals of an invoice", () => {
  it("are not spoken of where one is enough, or where the invoice is rejected", () => {
    expect(approvalText(invoice(1, []))).toBeUndefined();
    expect(approvalText(invoice(1, ["Ana"], "approved"))).toBeUndefined();
    expect(approvalText(invoice(2, [], "rejected"))).toBeUndefined();
  });

  it("name the people, and count what is missing", () => {
    expect(approvalText(invoice(2, []))).toBe("2 approvals by different people needed.");
    expect(approvalText(invoice(2, ["Ana"]))).toBe("Approved by Ana; 1 more approval needed.");
    expect(approvalText(invoice(3, ["Ana"]))).toBe("Approved by Ana; 2 more approvals needed.");
    expect(approvalText(invoice(2, ["Ana", "Ben"], "approved"))).toBe("Approved by Ana and Ben.");
  });

  it("are missing until the invoice is approved, also where a rule asked for more afterwards", () => {
    expect(missingApprovals(invoice(3, ["Ana"]))).toBe(2);
    expect(missingApprovals(invoice(3, ["Ana"], "approved"))).toBe(0);
  });

  it("are given once by a person", () => {
    expect(hasApproved(invoice(2, ["Ana"]), "usr_Ana")).toBe(true);
    expect(hasApproved(invoice(2, ["Ana"]), "usr_Ben")).toBe(false);
    expect(hasApproved(invoice(2, ["Ana", "Ben"], "approved"), "usr_Ana")).toBe(false);
  });
});
