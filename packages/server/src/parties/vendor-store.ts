import {
  type BankAccountStatus,
  type ChangeVendorBody,
  type CreateVendorBody,
  isIban,
  newId,
  plainAccountNumber,
  searchText,
  type Vendor,
} from "@inkvoice/contract";
import { invalidParameter, refused } from "../platform/api-error.ts";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { storedKeys } from "./vendor-keys.ts";

export type VendorRow = Tables["vendors"];
export type BankAccountRow = Tables["vendor_bank_accounts"];

const longestSortName = 200;

export const listIn = (json: string) => JSON.parse(json) as string[];

export const defaultsOf = ({ defaults }: Pick<VendorRow, "defaults">) => JSON.parse(defaults) as Vendor["defaults"];

/** The vendor's defaults with those of `others`, which win. */
export function joinedDefaults(row: VendorRow, others: Vendor["defaults"] = {}): Vendor["defaults"] {
  const own = defaultsOf(row);
  const custom_fields = { ...own.custom_fields, ...others.custom_fields };
  return { ...own, ...others, ...(Object.keys(custom_fields).length > 0 && { custom_fields }) };
}

/** Another account's vendor is not found, like one that does not exist. */
export async function requireVendor(executor: Executor, accountId: string, id: string): Promise<VendorRow> {
  const query = executor.selectFrom("vendors").selectAll().where("id", "=", id).where("account_id", "=", accountId);
  const row = await query.executeTakeFirst();
  if (!row) throw refused("vendor_not_found");
  return row;
}

export function bankAccountsOf(executor: Executor, vendorIds: readonly string[]): Promise<BankAccountRow[]> {
  if (vendorIds.length === 0) return Promise.resolve([]);
  const query = executor.selectFrom("vendor_bank_accounts").selectAll().where("vendor_id", "in", vendorIds);
  return query.orderBy("first_seen_at").orderBy("number").execute();
}

/** `isEntered`: imported or entered, and not learned from an approved invoice. */
export async function createVendor(
  tx: Tx,
  accountId: string,
  body: CreateVendorBody,
  now: number,
  isEntered = true,
): Promise<VendorRow> {
  const row = withSearch({
    id: newId("vendor", now),
    account_id: accountId,
    name: body.name,
    sort_name: "",
    search: "",
    aliases: JSON.stringify(body.aliases ?? []),
    tax_ids: JSON.stringify(body.tax_ids ?? []),
    country: body.country ?? null,
    address: body.address ?? null,
    external_id: body.external_id ?? null,
    defaults: JSON.stringify(body.defaults ?? {}),
    is_entered: isEntered ? 1 : 0,
    created_at: now,
  });
  await requireFreeExternalId(tx, row);
  await tx.insertInto("vendors").values(row).execute();
  await putBankAccounts(tx, row, body.bank_accounts ?? [], now);
  await insertKeys(tx, row, (body.bank_accounts ?? []).map(numberOf));
  return row;
}

export async function changeVendor(tx: Tx, row: VendorRow, change: ChangeVendorBody, now: number): Promise<VendorRow> {
  const next = withSearch({
    ...row,
    ...(change.name !== undefined && { name: change.name }),
    ...(change.aliases !== undefined && { aliases: JSON.stringify(change.aliases) }),
    ...(change.tax_ids !== undefined && { tax_ids: JSON.stringify(change.tax_ids) }),
    ...(change.country !== undefined && { country: change.country }),
    ...(change.address !== undefined && { address: change.address }),
    ...(change.external_id !== undefined && { external_id: change.external_id }),
    ...(change.defaults !== undefined && { defaults: JSON.stringify(change.defaults) }),
  });
  if (next.external_id !== row.external_id) await requireFreeExternalId(tx, next);
  const { id, account_id: _account, ...columns } = next;
  await tx.updateTable("vendors").set(columns).where("id", "=", id).execute();
  await putBankAccounts(tx, next, change.bank_accounts ?? [], now);
  await replaceKeys(tx, next);
  return next;
}

export async function deleteVendorRows(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("vendor_keys").where("vendor_id", "=", id).execute();
  await tx.deleteFrom("vendor_bank_accounts").where("vendor_id", "=", id).execute();
  await tx.deleteFrom("vendors").where("id", "=", id).execute();
}

export type ShownAccount = Readonly<{
  number: string;
  bic: string | null;
  status: BankAccountStatus;
  invoiceId: string | null;
}>;

/** Adds a bank account or changes its status and BIC. */
export async function putBankAccount(
  tx: Tx,
  vendor: Pick<VendorRow, "id" | "account_id">,
  { number, bic, status, invoiceId }: ShownAccount,
  now: number,
): Promise<void> {
  const row: BankAccountRow = {
    vendor_id: vendor.id,
    number,
    account_id: vendor.account_id,
    is_iban: isIban(number) ? 1 : 0,
    bic,
    status,
    first_seen_at: now,
    invoice_id: invoiceId,
  };
  await tx
    .insertInto("vendor_bank_accounts")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["vendor_id", "number"]).doUpdateSet({ status, ...(bic !== null && { bic }) }),
    )
    .execute();
}

type GivenAccount = NonNullable<ChangeVendorBody["bank_accounts"]>[number];
const numberOf = ({ iban, account }: GivenAccount) => plainAccountNumber(iban ?? account ?? "");

async function putBankAccounts(tx: Tx, vendor: VendorRow, given: readonly GivenAccount[], now: number): Promise<void> {
  for (const entry of given) {
    const { bic, status } = entry;
    const number = numberOf(entry);
    await putBankAccount(tx, vendor, { number, bic: bic?.toUpperCase() ?? null, status, invoiceId: null }, now);
  }
}

/** Updates the keys after names, tax numbers or bank accounts changed. */
export async function replaceKeys(tx: Tx, row: VendorRow): Promise<void> {
  const accounts = await bankAccountsOf(tx, [row.id]);
  await tx.deleteFrom("vendor_keys").where("vendor_id", "=", row.id).execute();
  await insertKeys(
    tx,
    row,
    accounts.map(({ number }) => number),
  );
}

async function insertKeys(tx: Tx, row: VendorRow, bankAccounts: readonly string[]): Promise<void> {
  const keys = storedKeys({
    names: [row.name, ...listIn(row.aliases)],
    taxIds: listIn(row.tax_ids),
    bankAccounts,
  });
  const rows = keys.map((key) => ({ account_id: row.account_id, key, vendor_id: row.id }));
  if (rows.length > 0) await tx.insertInto("vendor_keys").values(rows).execute();
}

function withSearch(row: VendorRow): VendorRow {
  const texts = [row.name, ...listIn(row.aliases), ...listIn(row.tax_ids), row.external_id ?? ""];
  return {
    ...row,
    sort_name: searchText(row.name).slice(0, longestSortName).toWellFormed(),
    search: searchText(texts.join(" ")),
  };
}

async function requireFreeExternalId(tx: Tx, row: VendorRow): Promise<void> {
  if (row.external_id === null) return;
  const query = tx.selectFrom("vendors").select("id").where("account_id", "=", row.account_id);
  const other = await query.where("external_id", "=", row.external_id).where("id", "!=", row.id).executeTakeFirst();
  if (other)
    throw invalidParameter("external_id", `is that of ${other.id}`, {
      reason: "value_taken",
      values: { id: other.id },
    });
}

/**
 * Whether the account maintains a list of vendors by import or by hand. Accounts whose vendors were all learned from
 * approvals get no warning of new vendors: every first invoice of a vendor would need review.
 */
export async function maintainsVendorList(executor: Executor, accountId: string): Promise<boolean> {
  const query = executor
    .selectFrom("vendors")
    .select("id")
    .where("account_id", "=", accountId)
    .where("is_entered", "=", 1)
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}
