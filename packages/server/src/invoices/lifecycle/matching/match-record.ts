import type { AppliedRule, ExtractedData } from "@inkvoice/contract";
import type { OrderShare } from "../../../matching/compare-order.ts";
import { matchInvoice, withOrderIssue } from "../../../matching/match-invoice.ts";
import { matchParties, type PartyColumns } from "../../../parties/match-parties.ts";
import { lock } from "../../../platform/db/locks.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import { applyRules } from "../../../rules/apply-rules.ts";
import { type DataAfterRules, withRuleValues } from "../../../rules/rule-values.ts";
import { withVendorDefaults } from "../../../rules/vendor-defaults.ts";
import { lockInvoiceRows } from "../../record/change-row.ts";
import { readPageText } from "../../worker/stored-evidence.ts";
import { type AccountLists, readAccountLists } from "./account-lists.ts";

export type MatchedRecord = Readonly<{
  data: ExtractedData;
  parties: PartyColumns;
  /** Its shares in orders; stored together with the data. */
  shares: readonly OrderShare[];
  ruled: Omit<DataAfterRules, "data">;
  /** Whether the account has orders. Without one, an invoice that ends has no shares. */
  hasOrders: boolean;
}>;

type UnmatchedRecord = Readonly<{
  accountId: string;
  /** The stored invoice; null for a further one of its file. */
  invoiceId: string | null;
  /** Without values of rules; without defaults, unless the rules are kept. */
  data: ExtractedData;
  /** Paths of the fields that a person declared absent. */
  absent?: readonly string[];
  /** The words of its pages, before they are stored. */
  pageText?: string | undefined;
  /** Rules to keep, whose defaults are already in the data; without it the current rules are applied. */
  keptRules?: readonly AppliedRule[] | undefined;
  alongside?: readonly OrderShare[];
}>;

/**
 * Compares an invoice with the account's own companies, vendors and orders, and applies its vendor's defaults and the
 * rules. Called before its data is stored. Locks the account's orders where it has one, so that two concurrent invoices
 * of one order see each other.
 */
export async function matchRecord(tx: Tx, unmatched: UnmatchedRecord): Promise<MatchedRecord> {
  const { accountId, data, absent = [], keptRules } = unmatched;
  const lists = await readAccountLists(tx, accountId);
  const { data: compared, parties } = await matchParties(tx, accountId, data, lists);
  const unfilled = { accountId, data: compared, vendorId: parties.vendor_id, absent: new Set(absent) };
  const filled = keptRules ? compared : await withVendorDefaults(tx, unfilled);
  const { issues, shares } = await matchOrders(tx, unmatched, filled, { ...parties, ...lists });
  const unruled = { ...filled, issues };
  const { data: next, ...ruled } = await applyRecordRules(tx, unmatched, unruled, { ...parties, ...lists });
  return { data: next, parties, shares, ruled, hasOrders: lists.hasOrders };
}

async function matchOrders(
  tx: Tx,
  { accountId, invoiceId, alongside }: UnmatchedRecord,
  data: ExtractedData,
  { direction, vendor_id: vendorId, hasOrders }: PartyColumns & AccountLists,
): Promise<Pick<ExtractedData, "issues"> & Pick<MatchedRecord, "shares">> {
  if (!hasOrders || direction === "sale") return { issues: withOrderIssue(data.issues, undefined), shares: [] };
  const invoice = { accountId, invoiceId, data, vendorId, ...(alongside && { alongside }) };
  let matched = await matchInvoice(tx, invoice);
  if (matched.shares.length > 0) {
    if (invoiceId !== null) await lockInvoiceRows(tx, accountId, [invoiceId]);
    await lock(tx, "orders", accountId);
    matched = await matchInvoice(tx, invoice);
  }
  return { issues: withOrderIssue(data.issues, matched.issue), shares: matched.shares };
}

async function applyRecordRules(
  tx: Tx,
  { accountId, invoiceId, absent = [], pageText, keptRules }: UnmatchedRecord,
  data: ExtractedData,
  { hasRules, ...parties }: PartyColumns & AccountLists,
): Promise<DataAfterRules> {
  const absentPaths = new Set(absent);
  if (keptRules) return withRuleValues(data, keptRules, absentPaths);
  if (!hasRules) return { data, rules: [], replaced: {} };
  const readPages = async () => pageText ?? (invoiceId === null ? null : await readPageText(tx, invoiceId));
  return await applyRules(tx, { accountId, data, parties, absent: absentPaths, pageText: readPages });
}
