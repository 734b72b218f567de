import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { nameOfField } from "../fields/field-model.ts";

/** Reasons to ask before an approval. */
export type ApprovalProblem =
  | Readonly<{ kind: "missing"; path: string; label: string }>
  | Readonly<{ kind: "check"; check: string }>
  | Readonly<{ kind: "duplicate"; count: number }>;

/**
 * Problems to confirm before an approval: missing required values (unless declared absent), failed checks, and possible
 * duplicates.
 */
export function approvalProblems(detail: InvoiceDetail, absent: ReadonlySet<string>): ApprovalProblem[] {
  const problems = detail.doubts.flatMap(({ kind, field: path = "", check = "" }): ApprovalProblem[] => {
    if (kind === "missing" && !absent.has(path)) return [{ kind, path, label: nameOfField(path) }];
    return kind === "failed_check" ? [{ kind: "check", check }] : [];
  });
  const count = detail.duplicates.length;
  return [...problems, ...(count > 0 ? [{ kind: "duplicate", count } as const] : [])];
}
