import type { ChangeRetentionBody, RetentionScope, RetentionSettings } from "@inkvoice/contract";
import { changeAccount } from "../../access/accounts.ts";
import { subtractStoredBytes } from "../../access/usage.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { dayOf } from "../../catalogue/analytics/invoice-counts.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import type { Config } from "../../platform/settings/config.ts";
import type { InvoiceServices } from "../services.ts";
import { removePageTexts } from "../worker/stored-evidence.ts";
import { removeInvoice, type WriteEntry } from "./remove-invoice.ts";

const dayMs = 86_400_000;
const chunk = 200;

type Operator = Pick<Config, "retentionDays">;

const operatorDays = ({ retentionDays }: Operator) => (retentionDays === 0 ? null : retentionDays);

/** Retention period of an account. */
export async function readRetention(
  executor: Executor,
  accountId: string,
  config: Operator,
): Promise<RetentionSettings> {
  const own = await executor
    .selectFrom("accounts")
    .select(["retention_days", "retention_removes"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { days: own.retention_days, removes: own.retention_removes, maximum_days: operatorDays(config) };
}

/** An account may shorten the operator's limit, never exceed it. */
export async function changeRetention(
  tx: Tx,
  accountId: string,
  config: Operator,
  { days, removes }: ChangeRetentionBody,
): Promise<RetentionSettings> {
  const most = operatorDays(config);
  if (days != null && most !== null && days > most)
    throw invalidParameter("days", `must be at most ${most}, which the operator of this service has set`);
  await changeAccount(tx, accountId, {
    ...(days !== undefined && { retention_days: days }),
    ...(removes && { retention_removes: removes }),
  });
  return readRetention(tx, accountId, config);
}

type RetentionRule = Readonly<{ days: number; removes: RetentionScope }>;

/** The operator's rule and the account's own: scope and days. */
function rulesOf(operator: number | null, own: RetentionSettings): RetentionRule[] {
  const rules: RetentionRule[] = [];
  if (operator !== null) rules.push({ days: operator, removes: "record" });
  if (own.days !== null) rules.push({ days: own.days, removes: own.removes });
  return rules;
}

/** The oldest documents beyond the bound. One account at a time, as the index is ordered by account. */
function olderThan({ db }: InvoiceServices, accountId: string, bound: number, removes: RetentionScope) {
  let own = db
    .selectFrom("invoices")
    .select(["id", "blob_key", "size", "created_at"])
    .where("account_id", "=", accountId)
    .where("created_at", "<", bound);
  if (removes === "file") own = own.where("file_removed_at", "is", null).where("status", "!=", "processing");
  return own.orderBy("created_at").limit(chunk).execute();
}

/** Applies retention to one account. Each document is removed together with its entry in the audit log. */
export async function applyRetention(services: InvoiceServices, accountId: string, at: number): Promise<number> {
  const { db, config } = services;
  const own = await readRetention(db, accountId, config);
  let total = 0;
  for (const { days, removes } of rulesOf(own.maximum_days, own))
    total += await removeOlder(services, { accountId, bound: at - days * dayMs, removes, days });
  return total;
}

const byRetention = { kind: "command", id: null, name: "Retention" } as const;

type Expired = Readonly<{ accountId: string; bound: number }> & RetentionRule;

async function removeOlder(services: InvoiceServices, expired: Expired): Promise<number> {
  const { accountId, bound, removes, days } = expired;
  const entry = { accountId, actor: byRetention, action: "retention.applied", address: "" } as const;
  let removed = 0;
  for (;;) {
    const rows = await olderThan(services, accountId, bound, removes);
    for (const row of rows) {
      const audit = (tx: Tx) =>
        recordAudit(tx, { ...entry, subject: row.id, details: { removes, days } }, services.clock.now());
      const done =
        removes === "record"
          ? await removeInvoice(services, accountId, row.id, { forGood: true, isExpired: true, audit })
          : await removeFile(services, accountId, row, audit);
      if (done) removed += 1;
    }
    if (rows.length < chunk) return removed;
  }
}

type OldFile = Readonly<{ id: string; blob_key: string; size: number; created_at: number }>;

/** Removes the file and keeps the record; marks all invoices of the same file. */
async function removeFile(
  services: InvoiceServices,
  accountId: string,
  file: OldFile,
  audit: WriteEntry,
): Promise<boolean> {
  const now = services.clock.now();
  const marked = await services.db.transaction().execute(async (tx) => {
    const outcome = await tx
      .updateTable("invoices")
      .set({ file_removed_at: now })
      .where("blob_key", "=", file.blob_key)
      .where("account_id", "=", accountId)
      .where("file_removed_at", "is", null)
      .where("status", "!=", "processing")
      .executeTakeFirst();
    if (outcome.numUpdatedRows === 0n) return false;
    await removePageTexts(tx, accountId, file.blob_key);
    await subtractStoredBytes(tx, accountId, { day: dayOf(file.created_at), bytes: file.size });
    await audit(tx);
    return true;
  });
  if (marked) await services.blobs.remove(file.blob_key).catch(() => undefined);
  return marked;
}
