import { type AuditAction, auditActions } from "@inkvoice/contract/audit-actions";

/** The log's own sentences: it is kept in English. */
const actions: Readonly<Record<AuditAction, string>> = auditActions;

export const audit = {
  title: "Audit log",
  lead: "Sign-ins, keys, secrets, roles, exports and deletions. Entries are only ever added.",
  export: "Export",
  what: "What",
  everything: "Everything",
  who: "Who",
  whoPlaceholder: "Part of an email or key name",
  from: "From",
  to: "To",
  allAccounts: "All accounts",
  none: "Nothing of that kind",
  noneText: "No entry matches what was asked for.",
  columns: { when: "When", who: "Who", what: "What", where: "From where" },
  older: "Show older entries",
  apiKey: "API key",
  server: "this server",
  commandOf: (user: string) => `Command of ${user}`,
  inAccount: (id: string) => `in ${id}`,
  yes: "yes",
  no: "no",
  detail: (label: string, value: string) => `${label}: ${value}`,
  /** Names of what is noted beside an action; one that is not here is shown as it is. */
  details: {
    name: "name",
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
