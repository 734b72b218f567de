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
  /** Names of the keys and people in the entry, by id; for deleted ones, the name at that time. */
  names: Record<string, string>;
};
