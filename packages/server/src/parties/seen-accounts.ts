import {
  type ExtractedData,
  formatTimestamp,
  isIban,
  isWrongIban,
  plainAccountNumber,
  type SeenBankAccount,
} from "@inkvoice/contract";
import { recordInvoiceEvent } from "../events/record-invoice-event.ts";
import type { Tx } from "../platform/db/schema.ts";
import { putBankAccount, replaceKeys, requireVendor } from "./vendor-store.ts";

export type ShowingInvoice = Readonly<{
  accountId: string;
  invoiceId: string;
  vendorId: string | null;
  data: Partial<ExtractedData>;
  at: number;
}>;

/**
 * Stores a bank account that an invoice of a known vendor shows for the first time, with one event. Belongs into the
 * transaction that stores the invoice. Returns whether there is an event. An IBAN with wrong check digits is misread or
 * mistyped, and not stored.
 */
export async function noteBankAccount(
  tx: Tx,
  { accountId, invoiceId, vendorId, data, at }: ShowingInvoice,
): Promise<boolean> {
  const number = plainAccountNumber(data.payment?.iban ?? "");
  if (vendorId === null || number === "" || isWrongIban(number)) return false;
  const query = tx.selectFrom("vendor_bank_accounts").select("status").where("vendor_id", "=", vendorId);
  if (await query.where("number", "=", number).executeTakeFirst()) return false;
  const vendor = await requireVendor(tx, accountId, vendorId);
  const bic = data.payment?.bic ?? null;
  await putBankAccount(tx, vendor, { number, bic, status: "seen", invoiceId }, at);
  await replaceKeys(tx, vendor);
  const bank_account: SeenBankAccount["bank_account"] = {
    ...(isIban(number) ? { iban: number } : { account: number }),
    ...(bic !== null && { bic }),
    status: "seen",
    first_seen_at: formatTimestamp(at),
    invoice_id: invoiceId,
  };
  const event: SeenBankAccount = { vendor_id: vendorId, vendor_name: vendor.name, bank_account, invoice_id: invoiceId };
  await recordInvoiceEvent(tx, {
    accountId,
    invoiceId,
    type: "vendor.bank_account_seen",
    data: event,
    webhookUrl: null,
    at,
  });
  return true;
}
