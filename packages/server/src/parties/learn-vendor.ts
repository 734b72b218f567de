import { createVendorBody, type ExtractedData, isWrongIban, plainAccountNumber } from "@inkvoice/contract";
import { lock } from "../platform/db/locks.ts";
import type { Tx } from "../platform/db/schema.ts";
import { matchVendor, vendorsNamed } from "./match-vendor.ts";
import { createVendor, listIn, putBankAccount, replaceKeys, requireVendor, type VendorRow } from "./vendor-store.ts";

export type ApprovedInvoice = Readonly<{ accountId: string; invoiceId: string; data: ExtractedData; at: number }>;
export type LearnedVendor = Readonly<{
  vendorId: string;
  names: readonly string[];
  taxIds: readonly string[];
  /** Whether the vendor is new, or a bank account of it confirmed now. */
  isChanged: boolean;
}>;

const longestName = 200;
const longestAddress = 500;

/**
 * Stores the vendor of an approved invoice, if it is new, and confirms its bank account, unless that is blocked. Locks
 * the account's vendors, so that two concurrent approvals create one vendor. Undefined if the vendor stays unknown: it
 * has no name, or several vendors match equally.
 */
export async function learnVendor(tx: Tx, approved: ApprovedInvoice): Promise<LearnedVendor | undefined> {
  const { accountId, data } = approved;
  await lock(tx, "vendors", accountId);
  const matched = await matchVendor(tx, accountId, data);
  const row = matched ? await requireVendor(tx, accountId, matched.vendorId) : await newVendor(tx, approved);
  if (!row) return undefined;
  const isConfirmed = await confirmAccount(tx, approved, row);
  return {
    vendorId: row.id,
    names: [row.name, ...listIn(row.aliases)],
    taxIds: listIn(row.tax_ids),
    isChanged: !matched || isConfirmed,
  };
}

async function newVendor(tx: Tx, { accountId, data, at }: ApprovedInvoice): Promise<VendorRow | undefined> {
  if ((await vendorsNamed(tx, accountId, data.vendor)).length > 0) return undefined;
  const { name, tax_id: taxId, address, address_parts: parts } = data.vendor ?? {};
  const wanted = createVendorBody.safeParse({
    name: name?.slice(0, longestName),
    ...(taxId !== undefined && { tax_ids: [taxId] }),
    ...(address !== undefined && { address: address.slice(0, longestAddress) }),
    ...(parts?.country !== undefined && { country: parts.country }),
  });
  return wanted.success ? await createVendor(tx, accountId, wanted.data, at, false) : undefined;
}

async function confirmAccount(tx: Tx, { invoiceId, data, at }: ApprovedInvoice, vendor: VendorRow): Promise<boolean> {
  const number = plainAccountNumber(data.payment?.iban ?? "");
  if (number === "" || isWrongIban(number)) return false;
  const query = tx.selectFrom("vendor_bank_accounts").select("status").where("vendor_id", "=", vendor.id);
  const known = await query.where("number", "=", number).executeTakeFirst();
  if (known && known.status !== "seen") return false;
  await putBankAccount(tx, vendor, { number, bic: data.payment?.bic ?? null, status: "confirmed", invoiceId }, at);
  await replaceKeys(tx, vendor);
  return true;
}
