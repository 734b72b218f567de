import { isDeepStrictEqual } from "node:util";
import type { ExtractedData } from "@inkvoice/contract";
import { absentFields } from "../../../catalogue/doubts.ts";
import { lockFacts } from "../../../catalogue/lock-facts.ts";
import { hasStoredShares } from "../../../matching/order-shares.ts";
import { isPostgres, lock } from "../../../platform/db/locks.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import { lockInvoiceRows } from "../../record/change-row.ts";
import type { StoredRecord } from "../../record/stored-record.ts";
import type { ChangeServices } from "../../services.ts";
import { changeInvoice } from "../change-invoice.ts";
import { dataBeforeRules, type ReadInvoice, replaceInvoiceData } from "../replace-data.ts";
import { matchRecord } from "./match-record.ts";

/**
 * Limit of invoices that are compared again within the change's transaction; further ones are compared when they are
 * corrected or approved.
 */
const mostOpenInvoices = 100;

/**
 * Compares an invoice with the current vendors and orders and stores it, with the current defaults and rules unless it
 * keeps its own.
 */
export async function rematchRecord(
  tx: Tx,
  stored: StoredRecord,
  at: number,
  { keepsRules = false }: Readonly<{ keepsRules?: boolean }> = {},
): Promise<ExtractedData> {
  const { corrected, rules } = stored;
  const absent = await absentIn(tx, stored.id);
  const keptRules = keepsRules ? rules : undefined;
  const remake = async ({ data }: ReadInvoice) => ({ data, corrected, absent });
  return (await replaceInvoiceData(tx, stored, at, remake, { keptRules })).data;
}

const absentIn = async (tx: Tx, id: string) => [...((await absentFields(tx, [id])).get(id) ?? [])];

/** Open invoices of an account, newest first. */
export function openInvoices(tx: Tx, accountId: string) {
  return tx
    .selectFrom("invoices")
    .select("id")
    .where("account_id", "=", accountId)
    .where("status", "=", "completed")
    .where("review", "=", "open")
    .orderBy("id", "desc")
    .limit(mostOpenInvoices);
}

/**
 * Compares open invoices with changed vendors or orders again, oldest first, each with its event. Skips invoices that
 * another transaction is changing: that transaction compares them itself.
 */
export async function rematchInvoices(
  services: ChangeServices,
  tx: Tx,
  accountId: string,
  found: ReturnType<typeof openInvoices>,
  except?: string,
): Promise<void> {
  const rows = await found.$if(isPostgres(tx), (query) => query.forUpdate().skipLocked()).execute();
  const ids = rows.map(({ id }) => id).filter((id) => id !== except);
  if (ids.length === 0) return;
  // All at once, after the rows: two transactions that lock them one by one could wait for each other.
  await lock(tx, "orders", accountId);
  await lockFacts(tx, { accountId, invoiceIds: ids });
  for (const id of ids.toSorted()) await rematchOne(services, tx, accountId, id);
}

/** Locks invoices, the orders of their account and their facts, in the order that all changes keep. */
export async function lockMatching(tx: Tx, accountId: string, invoiceIds: readonly string[]): Promise<void> {
  await lockInvoiceRows(tx, accountId, invoiceIds);
  await lock(tx, "orders", accountId);
  await lockFacts(tx, { accountId, invoiceIds });
}

/** Compares an invoice again if it is open. Requires lockMatching. */
export async function rematchOne(
  services: ChangeServices,
  tx: Tx,
  accountId: string,
  invoiceId: string,
): Promise<void> {
  await changeInvoice(services, tx, { accountId, invoiceId }, async (stored, now) => {
    const { data } = stored;
    if (!data || stored.review !== "open") return false;
    const unruled = dataBeforeRules({ ...stored, data });
    const unmatched = { accountId, invoiceId, data: unruled, absent: await absentIn(tx, invoiceId) };
    const { data: next, parties, shares, ruled } = await matchRecord(tx, unmatched);
    const isSame =
      JSON.stringify(next.issues) === JSON.stringify(data.issues) &&
      JSON.stringify(ruled.rules) === JSON.stringify(stored.rules);
    const isSettled = parties.vendor_id === (stored.vendorId ?? null) && (await hasStoredShares(tx, invoiceId, shares));
    if (isSame && isSettled) return false;
    await rematchRecord(tx, stored, now);
    // No event where only the vendor's id changes: approving a hundred invoices of one vendor would cause two events
    // each.
    return !isSame || !isDeepStrictEqual(defaultedValues(next), defaultedValues(data));
  });
}

/** The values that may come from a vendor's defaults. */
const defaultedValues = ({ currency, custom_fields = {} }: ExtractedData) => ({ currency, custom_fields });
