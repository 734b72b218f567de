import type { Issue } from "@inkvoice/contract";
import type { ApprovalProblem } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";
import { failedCheckText, issueText } from "../doubts/doubt-messages.ts";
import { nameOfField } from "../fields/field-text.ts";

/** A problem as a sentence, for the question before an approval. */
export function approvalProblemText(problem: ApprovalProblem): string {
  const { approveAnyway } = messages.review;
  if (problem.kind === "missing") return approveAnyway.missing(nameOfField(problem.path));
  if (problem.kind === "issue") return approvalIssueText(problem.issue);
  if (problem.kind === "duplicate") return approveAnyway.duplicate(problem.count);
  return failedCheckText(problem.check);
}

/** Approving a new bank account confirms it: the question says so. */
const approvalIssueText = (issue: Issue) =>
  issue.code === "BANK_ACCOUNT_NEW" ? messages.review.approveAnyway.newAccount : issueText(issue);
