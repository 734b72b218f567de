import { firstIdAt } from "@inkvoice/contract";
import type { AuditAction } from "@inkvoice/contract/dashboard";
import type { Database } from "../platform/db/schema.ts";

const hourMs = 3_600_000;
/** Checked every six hours: each act is looked at several times, and a look reads one day of both tables. */
const lookBackMs = 25 * hourMs;
/** Act and entry take their times at different moments of one transaction. */
const marginMs = hourMs;
const page = 1000;

/** An act that left a trace outside of the audit log, and the actions that may record it. */
type Act = Readonly<{ subject: string; actions: readonly AuditAction[] }>;

const deletion: readonly AuditAction[] = ["invoice.deleted", "retention.applied"];

/**
 * Acts of the last day without their audit entry: invoices whose deletion has an event, API keys that people created or
 * anybody revoked, new webhook endpoints. Empty in a sound database, because act and entry are one transaction.
 */
export async function actsWithoutAuditEntry(db: Database, now: number): Promise<readonly string[]> {
  const missing = await actsWithoutEntry(db, now);
  if (missing.length === 0) return missing;
  // An account that is deleted between the two reads takes its entries with it; its acts are gone at the second look.
  const again = new Set(await actsWithoutEntry(db, now));
  return missing.filter((subject) => again.has(subject));
}

async function actsWithoutEntry(db: Database, now: number): Promise<readonly string[]> {
  const since = now - lookBackMs;
  const acts = [...(await deletions(db, since)), ...(await keyActs(db, since)), ...(await newEndpoints(db, since))];
  if (acts.length === 0) return [];
  const recorded = await recordedSince(db, since - marginMs);
  const missing = acts.filter(
    ({ subject, actions }) => !actions.some((action) => recorded.has(`${action} ${subject}`)),
  );
  return missing.map(({ subject }) => subject);
}

/** Ids grow with time and are the order of both tables. */
async function deletions(db: Database, since: number): Promise<Act[]> {
  const acts: Act[] = [];
  for (let after = firstIdAt("event", since); ; ) {
    const rows = await db
      .selectFrom("events")
      .select(["id", "type", "invoice_id"])
      .where("id", ">", after)
      .where("created_at", ">=", since - marginMs)
      .orderBy("id")
      .limit(page)
      .execute();
    for (const { type, invoice_id } of rows)
      if (type === "invoice.deleted") acts.push({ subject: invoice_id ?? "", actions: deletion });
    if (rows.length < page) return acts;
    after = rows.at(-1)!.id;
  }
}

async function keyActs(db: Database, since: number): Promise<Act[]> {
  const keys = await db
    .selectFrom("api_keys")
    .select(["id", "created_at", "created_by", "revoked_at"])
    .where((where) => where.or([where("created_at", ">=", since), where("revoked_at", ">=", since)]))
    .execute();
  return keys.flatMap(({ id, created_at, created_by, revoked_at }) => [
    ...(created_by !== null && created_at >= since
      ? [{ subject: id, actions: ["key.created", "key.rotated"] } as const]
      : []),
    ...(revoked_at !== null && revoked_at >= since
      ? [{ subject: id, actions: ["key.revoked", "key.rotated"] } as const]
      : []),
  ]);
}

async function newEndpoints(db: Database, since: number): Promise<Act[]> {
  const rows = await db.selectFrom("webhook_endpoints").select("id").where("created_at", ">=", since).execute();
  return rows.map(({ id }) => ({ subject: id, actions: ["webhook.changed"] }));
}

/** `action subject` of every entry; a rotated key is recorded with the key that replaces it. */
async function recordedSince(db: Database, since: number): Promise<ReadonlySet<string>> {
  const recorded = new Set<string>();
  for (let after = firstIdAt("request", since).replace("req_", "aud_"); ; ) {
    const rows = await db
      .selectFrom("audit_log")
      .select(["id", "action", "subject", "details"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(page)
      .execute();
    for (const { action, subject, details } of rows) {
      recorded.add(`${action} ${subject}`);
      if (action === "key.rotated") recorded.add(`${action} ${(JSON.parse(details) as { new_key?: string }).new_key}`);
    }
    if (rows.length < page) return recorded;
    after = rows.at(-1)!.id;
  }
}
