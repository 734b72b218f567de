import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { singleFields } from "../fields/field-model.ts";

/** Why an invoice should not be approved without a second thought. */
export type ApprovalProblem =
  | Readonly<{ kind: "missing"; path: string; label: string }>
  | Readonly<{ kind: "check"; check: string }>
  | Readonly<{ kind: "duplicate"; count: number }>;

/**
 * Questions before an approval: required values that are missing, unless a person said that they are not on the
 * document, checks that fail, and invoices that this one may be a duplicate of.
 */
export function approvalProblems(detail: InvoiceDetail, absent: ReadonlySet<string>): ApprovalProblem[] {
  const missing = singleFields(detail)
    .filter(({ path, value, needed }) => needed && value === undefined && !absent.has(path))
    .map(({ path, label }): ApprovalProblem => ({ kind: "missing", path, label }));
  const checks = [...new Set(detail.faults.map(({ check }) => check))];
  const failing = checks.map((check): ApprovalProblem => ({ kind: "check", check }));
  const count = detail.duplicates.length;
  return [...missing, ...failing, ...(count > 0 ? [{ kind: "duplicate", count } as const] : [])];
}
