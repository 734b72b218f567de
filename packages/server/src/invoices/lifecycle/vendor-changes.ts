import type { ExtractedData } from "@inkvoice/contract";
import { absentFields } from "../../catalogue/doubts.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { vendorKeys } from "../../catalogue/vendor-keys.ts";
import { learnVendor } from "../../parties/learn-vendor.ts";
import { settleParties } from "../../parties/settle-parties.ts";
import { isPostgres } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { StoredRecord } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";
import { changeInvoice, replaceInvoiceData } from "./transitions.ts";

/**
 * Limit of invoices that are compared again within the change's transaction; further ones are compared when they are
 * corrected or approved.
 */
const mostOpenInvoices = 100;

export type ChangedVendor = Readonly<{
  accountId: string;
  vendorId: string;
  names: readonly string[];
  taxIds: readonly string[];
}>;

/**
 * Learns the vendor and its bank account from an invoice that is about to be approved. Returns the invoice's data with
 * the vendor known and the bank account confirmed.
 */
export async function learnFromApproval(
  services: InvoiceServices,
  tx: Tx,
  stored: StoredRecord,
  at: number,
): Promise<StoredRecord> {
  const { id, accountId, data, direction } = stored;
  if (!data || direction === "sale") return stored;
  const learned = await learnVendor(tx, { accountId, invoiceId: id, data, at });
  if (!learned || (!learned.isChanged && learned.vendorId === stored.vendorId)) return stored;
  const settled = await settleAgain(tx, stored, data, at);
  if (learned.isChanged) await settleOpenInvoices(services, tx, { accountId, ...learned }, id);
  return { ...stored, data: settled };
}

async function settleAgain(tx: Tx, stored: StoredRecord, data: ExtractedData, at: number): Promise<ExtractedData> {
  const absent = [...((await absentFields(tx, [stored.id])).get(stored.id) ?? [])];
  const rebuilt = { data, corrected: stored.corrected, absent };
  const replaced = await replaceInvoiceData(tx, stored, at, async () => rebuilt);
  return replaced.data;
}

/**
 * Compares open invoices with a changed vendor again, newest first, each with its event. Requires lock(tx, "vendors").
 * Skips invoices that another transaction is changing: that transaction compares them itself.
 */
export async function settleOpenInvoices(
  services: InvoiceServices,
  tx: Tx,
  { accountId, vendorId, names, taxIds }: ChangedVendor,
  except?: string,
): Promise<void> {
  const words = [...names.map((name) => ({ name })), ...taxIds.map((tax_id) => ({ tax_id }))].flatMap((vendor) =>
    vendorKeys(vendor).map((key) => `vendor:${key}`),
  );
  const mentioned = tx
    .selectFrom("invoice_words")
    .select("invoice_id")
    .where("account_id", "=", accountId)
    .where("word", "in", words);
  const rows = await tx
    .selectFrom("invoices")
    .select("id")
    .where("account_id", "=", accountId)
    .where((where) => where.or([where("vendor_id", "=", vendorId), where("id", "in", mentioned)]))
    .where("status", "=", "completed")
    .where("review", "=", "open")
    .orderBy("id", "desc")
    .limit(mostOpenInvoices)
    .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
    .execute();
  // All at once, after the rows: two transactions that lock them one by one could wait for each other.
  await lockFacts(tx, { accountId, invoiceIds: rows.map(({ id }) => id) });
  for (const { id } of rows) if (id !== except) await settleOne(services, tx, accountId, id);
}

async function settleOne(services: InvoiceServices, tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  await changeInvoice(services, tx, { accountId, invoiceId }, async (stored, now) => {
    const { data } = stored;
    if (!data) return false;
    const { data: next, parties } = await settleParties(tx, accountId, data);
    const isSame = JSON.stringify(next.issues) === JSON.stringify(data.issues);
    if (isSame && parties.vendor_id === (stored.vendorId ?? null)) return false;
    await settleAgain(tx, stored, data, now);
    // No event where only the vendor's id changes: approving a hundred invoices of one vendor would cause two events
    // each.
    return !isSame;
  });
}

/** Moves the invoices of a vendor to another one; null where it was deleted. */
export async function reassignVendor(tx: Tx, accountId: string, from: string, to: string | null): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ vendor_id: to, ...(to === null && { vendor_match: null }) })
    .where("account_id", "=", accountId)
    .where("vendor_id", "=", from)
    .execute();
}
