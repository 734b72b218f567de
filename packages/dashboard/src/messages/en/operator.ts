import type { Plan } from "@inkvoice/contract";

export const operator = {
  title: "All accounts",
  lead: "For the operator of this server. A plan sets how many requests an account may make; its documents stay private.",
  newPassword: "New password for a user",
  lostFactor: "Lost second factor",
  newAccount: "New account",
  accounts: "Accounts",
  columns: { account: "Account", members: "Members", invoices: "Invoices", plan: "Plan" },
  plans: { free: "Free", pro: "Pro", enterprise: "Enterprise" } satisfies Record<Plan, string>,
  opened: (id: string, ago: string) => `${id} · created ${ago}`,
  planOf: (account: string) => `Plan of ${account}`,
  inviteOwner: "Invite an owner",
  export: "Export",
  exportAccount: (account: string) => `Export ${account}`,
  delete: "Delete",
  deleteTitle: (account: string) => `Delete ${account}?`,
  deleteText:
    "Its invoices and files, events, webhooks, keys, members and its audit log are deleted. This can't be undone.",
  hadNoFactor: (email: string) => `${email} had no second factor.`,
  factorsRemoved: (email: string) => `${email} no longer has a second factor and is signed out everywhere.`,
  removeFactors: "Remove second factors",
  removeFactorsText:
    "Make sure the request really comes from them: afterwards the password alone is enough to sign in. This is recorded in the audit log.",
  open: "Create account",
  plan: "Plan",
};
