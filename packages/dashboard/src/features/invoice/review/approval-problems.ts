import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { nameOfField } from "../fields/field-model.ts";

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
  const problems = detail.doubts.flatMap(({ kind, field: path = "", check = "" }): ApprovalProblem[] => {
    if (kind === "missing" && !absent.has(path)) return [{ kind, path, label: nameOfField(path) }];
    return kind === "failed_check" ? [{ kind: "check", check }] : [];
  });
  const count = detail.duplicates.length;
  return [...problems, ...(count > 0 ? [{ kind: "duplicate", count } as const] : [])];
}
