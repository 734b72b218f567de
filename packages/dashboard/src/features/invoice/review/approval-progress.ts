import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { formatAuthor, formatList } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";

type Approved = Pick<InvoiceDetail, "review" | "approvals" | "approvals_required">;

/** How many approvals are still missing; none once the invoice is approved. */
export function missingApprovals({ review, approvals, approvals_required: required }: Approved): number {
  return review === "approved" ? 0 : Math.max(0, required - approvals.length);
}

/** Whether this person has approved, and others have yet to. */
export function hasApproved(detail: Approved, personId: string): boolean {
  return detail.review === "open" && detail.approvals.some(({ approver_id: id }) => id === personId);
}

/** "Approved by Ana; 1 more approval needed."; undefined where one approval is enough. */
export function approvalText(detail: Approved): string | undefined {
  const { approvals, approvals_required: required, review } = detail;
  if (required < 2 || review === "rejected") return undefined;
  const { needed, soFar, complete } = messages.review.approvals;
  const missing = missingApprovals(detail);
  if (approvals.length === 0) return missing === 0 ? undefined : needed(missing);
  const people = formatList(
    approvals.map(({ by }) => formatAuthor(by)),
    "and",
  );
  return missing === 0 ? complete(people) : soFar(people, missing);
}
