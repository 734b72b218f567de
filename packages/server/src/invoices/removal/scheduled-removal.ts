import type { Tx } from "../../platform/db/schema.ts";
import type { InvoiceServices } from "../services.ts";
import { deletionTime } from "./deletion-clock.ts";
import { discardInvoice } from "./remove-invoice.ts";
import { applyRetention } from "./retention.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const chunk = 200;
const jumpMs = 3 * hourMs;

/** Time on the deletion clock. Logs a warning if the system clock has jumped ahead. */
async function ageFrom({ db, clock, logger }: InvoiceServices): Promise<number> {
  const { at, aheadMs } = await deletionTime(db, clock.now());
  if (aheadMs > jumpMs) {
    const reason = `the clock is ${Math.round(aheadMs / hourMs)} hours ahead of the time that was seen to pass`;
    logger.warn({ reason }, "retention waits");
  }
  return at;
}

/** Applies the retention of operator and accounts. Expired invoices bypass the trash. */
export async function removeExpired(services: InvoiceServices): Promise<number> {
  const { db, config } = services;
  let accounts = db.selectFrom("accounts").select("id");
  if (config.retentionDays === 0) accounts = accounts.where("retention_days", "is not", null);
  const affected = await accounts.execute();
  if (affected.length === 0) return 0;
  const at = await ageFrom(services);
  let removed = 0;
  for (const { id } of affected) removed += await applyRetention(services, id, at);
  return removed;
}

type AuditDiscard = (tx: Tx, invoiceId: string) => Promise<void>;

/** No audit entry for the end of the time in the trash: the deletion itself had one. */
const recordedAtDeletion: AuditDiscard = async () => undefined;

type TrashQuery = Readonly<{ execute(): Promise<{ invoice_id: string; account_id: string }[]> }>;

async function discardAll(services: Trash, some: TrashQuery, audit: AuditDiscard): Promise<number> {
  let removed = 0;
  for (let rows = await some.execute(); rows.length > 0; rows = await some.execute())
    for (const { invoice_id: invoiceId, account_id: accountId } of rows)
      if (await discardInvoice(services, { accountId, invoiceId }, (tx) => audit(tx, invoiceId))) removed += 1;
  return removed;
}

type Trash = Pick<InvoiceServices, "db" | "blobs" | "dialect">;

const someTrash = ({ db }: Trash) =>
  db.selectFrom("trashed_invoices").select(["invoice_id", "account_id"]).limit(chunk);

/** Permanently deletes invoices whose time in the trash, or whose retention, is over. */
export async function emptyTrash(services: InvoiceServices): Promise<number> {
  const { trashDays, retentionDays } = services.config;
  const now = await ageFrom(services);
  const old = someTrash(services).where((select) => {
    const isOver = select("deleted_at", "<=", now - trashDays * dayMs);
    if (retentionDays === 0) return isOver;
    return select.or([isOver, select("created_at", "<", now - retentionDays * dayMs)]);
  });
  return await discardAll(services, old, recordedAtDeletion);
}

/** Empties an account's trash before its time, on request. Each invoice has its own transaction and entry. */
export async function emptyTrashOf(services: Trash, accountId: string, audit: AuditDiscard): Promise<number> {
  return await discardAll(services, someTrash(services).where("account_id", "=", accountId), audit);
}
