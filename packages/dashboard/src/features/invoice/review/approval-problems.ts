import type { Issue } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { nameOfField } from "../fields/field-model.ts";

/** Reasons to ask before an approval. */
export type ApprovalProblem =
  | Readonly<{ kind: "missing"; path: string; label: string }>
  | Readonly<{ kind: "check"; check: string }>
  | Readonly<{ kind: "issue"; issue: Issue }>
  | Readonly<{ kind: "duplicate"; count: number }>;

/** Approval makes a new bank account the vendor's, and pays a differing invoice. */
const askedIssues: ReadonlySet<string> = new Set(["BANK_ACCOUNT_NEW", "BANK_ACCOUNT_BLOCKED", "ORDER_MISMATCH"]);

/**
 * Problems to confirm before an approval: missing required values (unless declared absent), failed checks, doubted bank
 * accounts, differences from the order, and possible duplicates.
 */
export function approvalProblems(detail: InvoiceDetail, absent: ReadonlySet<string>): ApprovalProblem[] {
  const problems = detail.doubts.flatMap(({ kind, field: path = "", check = "" }): ApprovalProblem[] => {
    if (kind === "missing" && !absent.has(path)) return [{ kind, path, label: nameOfField(path) }];
    return kind === "failed_check" ? [{ kind: "check", check }] : [];
  });
  const issues = (detail.data?.issues ?? []).filter(({ code }) => askedIssues.has(code));
  const count = detail.duplicates.length;
  return [
    ...issues.map((issue) => ({ kind: "issue", issue }) as const),
    ...problems,
    ...(count > 0 ? [{ kind: "duplicate", count } as const] : []),
  ];
}
