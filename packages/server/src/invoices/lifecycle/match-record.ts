import type { ExtractedData } from "@inkvoice/contract";
import type { OrderShare } from "../../matching/compare-order.ts";
import { matchInvoice, withOrderIssue } from "../../matching/match-invoice.ts";
import { matchParties, type PartyColumns } from "../../parties/match-parties.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { lockInvoiceRows } from "../record/repository.ts";

export type MatchedRecord = Readonly<{
  data: ExtractedData;
  parties: PartyColumns;
  /** Its shares in orders; stored together with the data. */
  shares: readonly OrderShare[];
}>;

type UnmatchedRecord = Readonly<{
  accountId: string;
  /** The stored invoice; null for a further one of its file. */
  invoiceId: string | null;
  data: ExtractedData;
  alongside?: readonly OrderShare[];
}>;

/**
 * Compares an invoice with the account's own companies, vendors and orders. Called before its data is stored. Locks the
 * account's orders where it has one, so that two concurrent invoices of one order see each other.
 */
export async function matchRecord(
  tx: Tx,
  { accountId, invoiceId, data, alongside }: UnmatchedRecord,
): Promise<MatchedRecord> {
  const { data: settled, parties } = await matchParties(tx, accountId, data);
  if (parties.direction === "sale") return { data: withoutOrders(settled), parties, shares: [] };
  const invoice = { accountId, invoiceId, data: settled, vendorId: parties.vendor_id, ...(alongside && { alongside }) };
  let matched = await matchInvoice(tx, invoice);
  if (matched.shares.length > 0) {
    if (invoiceId !== null) await lockInvoiceRows(tx, accountId, [invoiceId]);
    await lock(tx, "orders", accountId);
    matched = await matchInvoice(tx, invoice);
  }
  const issues = withOrderIssue(settled.issues, matched.issue);
  return { data: { ...settled, issues }, parties, shares: matched.shares };
}

const withoutOrders = (data: ExtractedData): ExtractedData => ({
  ...data,
  issues: withOrderIssue(data.issues, undefined),
});
