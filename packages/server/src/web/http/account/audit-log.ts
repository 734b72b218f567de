import { Readable } from "node:stream";
import { type AuditRow, auditFilter, auditQuery } from "@inkvoice/contract/dashboard";
import { exportAudit, readAudit } from "../../../audit/read-audit.ts";
import { defineRoute, responseSent } from "../../../http/route.ts";
import type { SessionServices } from "../../../sessions/services.ts";
import { session } from "../../../sessions/session-auth.ts";

const listAudit = defineRoute({
  method: "GET",
  path: "/api/audit",
  auth: session("owner"),
  query: auditQuery,
  handle: async (services: SessionServices, { session, query }): Promise<{ entries: AuditRow[] }> => ({
    entries: await readAudit(services.db, { accountId: session.accountId }, query),
  }),
});

const listInstallationAudit = defineRoute({
  method: "GET",
  path: "/api/operator/audit",
  auth: session("operator"),
  query: auditQuery,
  handle: async (services: SessionServices, { query }): Promise<{ entries: AuditRow[] }> => ({
    entries: await readAudit(services.db, { accountId: "all" }, query),
  }),
});

/** JSON lines, for log systems. */
const exportAuditLog = defineRoute({
  method: "GET",
  path: "/api/audit/export",
  auth: session("owner"),
  query: auditFilter,
  handle: async (services: SessionServices, { session, query, audit, reply }) => {
    await services.db.transaction().execute((tx) => audit(tx, "audit.exported"));
    reply.header("content-type", "application/x-ndjson; charset=utf-8");
    reply.header("content-disposition", 'attachment; filename="audit-log.jsonl"');
    await reply.send(Readable.from(exportAudit(services.db, { accountId: session.accountId }, query)));
    return responseSent;
  },
});

export const auditOperations = [listAudit, listInstallationAudit, exportAuditLog];
