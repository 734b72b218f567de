import type { ReviewDoubt } from "../api/invoices/invoice-record.ts";
import type { Issue } from "../values/invoice/invoice.ts";

/** Reasons to ask before an approval. */
export type ApprovalProblem =
  | Readonly<{ kind: "missing"; path: string }>
  | Readonly<{ kind: "check"; check: string }>
  | Readonly<{ kind: "issue"; issue: Issue }>
  | Readonly<{ kind: "duplicate"; count: number }>;

/** Approval makes a new bank account the vendor's, and pays a differing invoice. */
const askedIssues: ReadonlySet<string> = new Set(["BANK_ACCOUNT_NEW", "BANK_ACCOUNT_BLOCKED", "ORDER_MISMATCH"]);

type Judged = Readonly<{
  doubts: readonly ReviewDoubt[];
  data: Readonly<{ issues?: readonly Issue[] | undefined }> | null;
  duplicates: readonly unknown[];
}>;

/**
 * Problems to confirm before an approval: missing required values (unless declared absent), failed checks, doubted bank
 * accounts, differences from the order, and possible duplicates.
 */
export function approvalProblems(
  { doubts, data, duplicates }: Judged,
  absent: ReadonlySet<string> = new Set(),
): ApprovalProblem[] {
  const problems = doubts.flatMap(({ kind, field: path = "", check = "" }): ApprovalProblem[] => {
    if (kind === "missing" && !absent.has(path)) return [{ kind, path }];
    return kind === "failed_check" ? [{ kind: "check", check }] : [];
  });
  const issues = (data?.issues ?? []).filter(({ code }) => askedIssues.has(code));
  const count = duplicates.length;
  return [
    ...issues.map((issue) => ({ kind: "issue", issue }) as const),
    ...problems,
    ...(count > 0 ? [{ kind: "duplicate", count } as const] : []),
  ];
}
