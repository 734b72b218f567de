import { formatTimestamp } from "@inkvoice/contract";
import { type AuditQuery, type AuditRow, auditActions } from "@inkvoice/contract/dashboard";
import type { Executor } from "../platform/db/schema.ts";
import type { AuditTables } from "../platform/db/tables/audit.ts";
import { currentNames, namesFor } from "./entry-names.ts";

type Row = AuditTables["audit_log"];

function present(row: Row, current: ReadonlyMap<string, string>): AuditRow {
  const sentence: string = auditActions[row.action as keyof typeof auditActions] ?? row.action;
  return {
    id: row.id,
    at: formatTimestamp(row.at),
    account_id: row.account_id,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    action: row.action,
    sentence,
    subject: row.subject,
    details: JSON.parse(row.details) as AuditRow["details"],
    address: row.address,
    names: namesFor(row, current),
  };
}

/** An account's log, or for the operator that of the installation; newest first. */
export type AuditReader = Readonly<{ accountId: string | "all" }>;

/** Keyset pagination by id, so that pages do not shift while rows are added. */
export async function readAudit(executor: Executor, reader: AuditReader, query: AuditQuery): Promise<AuditRow[]> {
  let rows = executor.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(query.limit);
  if (reader.accountId !== "all") rows = rows.where("account_id", "=", reader.accountId);
  if (query.before) rows = rows.where("id", "<", query.before);
  if (query.action) rows = rows.where("action", "=", query.action);
  if (query.actor) {
    const part = `%${query.actor.replaceAll(/[%_\\]/g, "")}%`;
    const keys = executor.selectFrom("api_keys").select("id").where("name", "like", part);
    rows = rows.where((where) => where.or([where("actor_name", "like", part), where("actor_id", "in", keys)]));
  }
  if (query.from !== undefined) rows = rows.where("at", ">=", Date.parse(query.from));
  if (query.to !== undefined) rows = rows.where("at", "<", Date.parse(query.to) + 86_400_000);
  const found = await rows.execute();
  const current = await currentNames(executor, found);
  return found.map((row) => present(row, current));
}

/** Ids of the latest entries of an account, in no order: those of the same millisecond have none. */
export async function newestEntries(executor: Executor, accountId: string, limit: number): Promise<string[]> {
  const newest = executor.selectFrom("audit_log").select("id").where("account_id", "=", accountId);
  const rows = await newest.orderBy("id", "desc").limit(limit).execute();
  return rows.map((row) => row.id).sort();
}

const exportPage = 1000;

/** All matching entries as JSON lines, newest first. */
export async function* exportAudit(
  executor: Executor,
  reader: AuditReader,
  filter: Omit<AuditQuery, "limit" | "before">,
): AsyncGenerator<string> {
  let before: string | undefined;
  for (;;) {
    const rows = await readAudit(executor, reader, { ...filter, limit: exportPage, ...(before && { before }) });
    if (rows.length > 0) yield `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
    before = rows.at(-1)?.id;
    if (rows.length < exportPage || before === undefined) return;
  }
}
