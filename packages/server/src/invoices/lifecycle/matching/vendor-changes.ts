import { vendorKeys } from "../../../catalogue/vendor-keys.ts";
import { learnVendor } from "../../../parties/learn-vendor.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import type { StoredRecord } from "../../record/stored-record.ts";
import type { ChangeServices } from "../../services.ts";
import { openInvoices, rematchInvoices, rematchRecord } from "./rematch-invoices.ts";

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
  services: ChangeServices,
  tx: Tx,
  stored: StoredRecord,
  at: number,
): Promise<StoredRecord> {
  const { id, accountId, data, direction } = stored;
  if (!data || direction === "sale") return stored;
  const learned = await learnVendor(tx, { accountId, invoiceId: id, data, at });
  if (!learned || (!learned.isChanged && learned.vendorId === stored.vendorId)) return stored;
  // The approvals are those that its rules asked for: rules that were changed since apply to later invoices.
  const settled = await rematchRecord(tx, stored, at, { keepsRules: true });
  if (learned.isChanged) await rematchVendorInvoices(services, tx, { accountId, ...learned }, id);
  return { ...stored, data: settled };
}

/** Compares open invoices with a changed vendor again. Requires lock(tx, "vendors"). */
export async function rematchVendorInvoices(
  services: ChangeServices,
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
  const found = openInvoices(tx, accountId).where((where) =>
    where.or([where("vendor_id", "=", vendorId), where("id", "in", mentioned)]),
  );
  await rematchInvoices(services, tx, accountId, found, except);
}

/** Takes a deleted vendor from an invoice that returned from the trash. Requires lock(tx, "vendors"). */
export async function forgetDeletedVendor(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ vendor_id: null, vendor_match: null })
    .where("id", "=", invoiceId)
    .where("vendor_id", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("vendors").select("vendors.id").whereRef("vendors.id", "=", "invoices.vendor_id"))),
    )
    .execute();
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
