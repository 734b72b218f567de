import { type AuditAction, auditActions } from "@inkvoice/contract/audit-actions";

/** The log itself is written in English. */
const actions: Readonly<Record<AuditAction, string>> = auditActions;

export const audit = {
  title: "Audit log",
  lead: "Sign-ins, keys, secrets, roles, exports and deletions. Entries can't be changed or deleted.",
  export: "Export",
  what: "Action",
  everything: "All actions",
  who: "Who",
  whoPlaceholder: "Part of an email or key name",
  from: "From",
  to: "To",
  allAccounts: "All accounts",
  none: "No entries",
  noneText: "No entry matches the filters.",
  columns: { when: "When", who: "Who", what: "Action", where: "Source" },
  older: "Show older entries",
  apiKey: "API key",
  server: "this server",
  commandOf: (user: string) => `Command of ${user}`,
  inAccount: (id: string) => `in ${id}`,
  yes: "yes",
  no: "no",
  detail: (label: string, value: string) => `${label}: ${value}`,
  /** Labels of the details recorded with an action; one without a label is shown by its name. */
  details: {
    name: "name",
    companies: "companies",
    format: "format",
    invoices: "invoices",
    url: "URL",
    overlap_hours: "hours of overlap",
    enabled: "enabled",
    deleted: "deleted",
    plan: "plan",
    role: "role",
    operator: "operator",
    removed: "removed",
    kind: "kind",
    new_key: "new key",
    days: "days",
    reason: "reason",
  },
  actions,
};
