import { type AppliedRule, type Approval, formatTimestamp } from "@inkvoice/contract";

export type Approver = Readonly<{ id: string; name: string }>;

export const asksForApprovals = (rules: readonly AppliedRule[]) =>
  rules.some(({ approvals }) => approvals !== undefined);

/** The highest number of approvals that a rule of the invoice asks for. */
export function approvalsRequired(rules: readonly AppliedRule[]): number {
  return Math.max(1, ...rules.map(({ approvals }) => approvals ?? 1));
}

/** Tags of all rules, each once. */
export function tagsOf(rules: readonly AppliedRule[]): string[] {
  return [...new Set(rules.flatMap(({ tags = [] }) => tags))];
}

/** The approvals with one more; unchanged where the approver is among them. */
export function withApproval(approvals: readonly Approval[], { id, name }: Approver, at: number): readonly Approval[] {
  if (hasApproved(approvals, id)) return approvals;
  return [...approvals, { by: name, approver_id: id, at: formatTimestamp(at) }];
}

/**
 * The approvals of others, where this approver takes their own back. An approver who gave none takes all back, as a
 * reopening does.
 */
export function withoutOwnApproval(approvals: readonly Approval[], approverId: string): readonly Approval[] {
  return hasApproved(approvals, approverId) ? approvals.filter(({ approver_id: id }) => id !== approverId) : [];
}

/** Approvals as they are stored, with another name for a person. */
export function renamedApprover(stored: string, approverId: string, name: string): string {
  const given = JSON.parse(stored) as Approval[];
  return JSON.stringify(given.map((each) => (each.approver_id === approverId ? { ...each, by: name } : each)));
}

export const hasApproved = (approvals: readonly Approval[], approverId: string) =>
  approvals.some(({ approver_id: id }) => id === approverId);
