import type { Plan } from "@inkvoice/contract";

export const operator = {
  title: "All accounts",
  lead: "For whoever runs this server. A plan decides how many requests an account may make; documents stay its own.",
  newPassword: "New password for somebody",
  lostFactor: "Lost second factor",
  newAccount: "New account",
  accounts: "Accounts",
  columns: { account: "Account", members: "Members", invoices: "Invoices", plan: "Plan" },
  plans: { free: "Free", pro: "Pro", enterprise: "Enterprise" } satisfies Record<Plan, string>,
  opened: (id: string, ago: string) => `${id} · opened ${ago}`,
  planOf: (account: string) => `Plan of ${account}`,
  inviteOwner: "Invite an owner",
  export: "Export",
  exportAccount: (account: string) => `Export ${account}`,
  delete: "Delete",
  deleteTitle: (account: string) => `Delete ${account}?`,
  deleteText:
    "Its invoices and files, events, webhooks, keys, members and its audit log are deleted. Nothing brings them back.",
  hadNoFactor: (email: string) => `${email} had no second factor.`,
  factorsRemoved: (email: string) => `${email} has no second factor any more and is signed out everywhere.`,
  removeFactors: "Remove the second factors",
  removeFactorsText:
    "Be sure that it is really them who ask: from then on the password alone lets them in. It is written into the audit log.",
  open: "Open the account",
  plan: "Plan",
};
