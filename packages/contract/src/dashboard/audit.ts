import { z } from "zod";

/** The audit log: who did what, when and from where. Days are inclusive, in UTC. */
export const auditFilter = z.object({
  action: z.string().max(60).optional(),
  actor: z.string().max(120).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export const auditQuery = auditFilter.extend({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(40).optional(),
});
export type AuditQuery = z.infer<typeof auditFilter> & { limit: number; before?: string | undefined };
export type AuditRow = {
  id: string;
  at: string;
  account_id: string | null;
  actor: { kind: "person" | "key" | "command" | "nobody"; id: string | null; name: string };
  action: string;
  sentence: string;
  subject: string;
  details: Record<string, string | number | boolean | null>;
  address: string;
};

/** INDEX of what is written into the audit log, with the sentence a reader sees. */
export const auditActions = {
  "session.started": "Signed in",
  "session.refused": "Sign-in refused",
  "session.ended": "Signed out",
  "session.confirmed": "Confirmed who is there",
  "provider.connected": "Connected the sign-in provider",
  "provider.disconnected": "Disconnected the sign-in provider",
  "password.changed": "Changed the password",
  "password.reset": "Set a new password by link",
  "factor.added": "Added a second factor",
  "factor.removed": "Removed a second factor",
  "factor.codes": "Made new recovery codes",
  "factor.lost": "Removed every second factor of somebody who lost them",
  "link.reset": "Made a password link",
  "member.invited": "Invited somebody",
  "member.joined": "Joined the account",
  "member.role": "Changed a role",
  "member.removed": "Removed a member",
  "invitation.withdrawn": "Withdrew an invitation",
  "key.created": "Made an API key",
  "key.rotated": "Rotated an API key",
  "key.revoked": "Revoked an API key",
  "secret.revealed": "Looked at the webhook secret",
  "secret.rotated": "Rotated the webhook secret",
  "webhook.changed": "Changed where webhooks go",
  "deliveries.replayed": "Sent failed deliveries again",
  "invoices.exported": "Exported invoices",
  "audit.exported": "Exported the audit log",
  "invoice.deleted": "Deleted an invoice",
  "invoice.restored": "Brought a deleted invoice back",
  "invoice.discarded": "Deleted an invoice for good",
  "trash.emptied": "Emptied the trash",
  "job.paused": "Held a document back",
  "job.resumed": "Let a document go on",
  "job.retried": "Had a document tried again",
  "reading.paused": "Stopped reading for everybody",
  "reading.resumed": "Let reading go on",
  "retention.changed": "Changed how long documents are kept",
  "retention.applied": "Removed what was kept long enough",
  "account.opened": "Opened an account",
  "account.plan": "Changed a plan",
  "account.access": "Switched API access",
  "account.exported": "Exported an account",
  "account.deleted": "Deleted an account",
  "person.deleted": "Deleted a person",
} as const;

export type AuditAction = keyof typeof auditActions;
