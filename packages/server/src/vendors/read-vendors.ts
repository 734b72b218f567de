import {
  formatTimestamp,
  type ListVendorsQuery,
  searchText,
  type Vendor,
  type VendorList,
  type VendorMemory,
} from "@inkvoice/contract";
import { vendorKeys } from "../catalogue/vendor-keys.ts";
import {
  type BankAccountRow,
  bankAccountsOf,
  defaultsOf,
  listIn,
  requireVendor,
  type VendorRow,
} from "../parties/vendor-store.ts";
import { invalidParameter } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import { memoriesOfKeys, rememberedValue } from "../review/memory/store.ts";

/** One vendor with all its members, vendor memory included. */
export async function readVendor(executor: Executor, accountId: string, id: string): Promise<Vendor> {
  const row = await requireVendor(executor, accountId, id);
  const [vendor] = await presentVendors(executor, accountId, [row]);
  if (!vendor) throw new Error("a vendor that was read is presented");
  return { ...vendor, memory: await memoryOf(executor, row) };
}

/** By name. The cursor is the name and the id of the last vendor of the page before. */
export async function listVendors(executor: Executor, accountId: string, wish: ListVendorsQuery): Promise<VendorList> {
  let query = vendorsMatching(executor, accountId, wish);
  const after = wish.cursor === undefined ? undefined : cursorIn(wish.cursor);
  if (after)
    query = query.where((where) =>
      where.or([
        where("v.sort_name", ">", after.name),
        where.and([where("v.sort_name", "=", after.name), where("v.id", ">", after.id)]),
      ]),
    );
  const rows = await query
    .orderBy("v.sort_name")
    .orderBy("v.id")
    .limit(wish.limit + 1)
    .execute();
  const shown = rows.slice(0, wish.limit);
  const last = rows.length > wish.limit ? shown.at(-1) : undefined;
  return { vendors: await presentVendors(executor, accountId, shown), next_cursor: last ? cursorOf(last) : null };
}

function vendorsMatching(executor: Executor, accountId: string, wish: ListVendorsQuery) {
  let query = executor.selectFrom("vendors as v").selectAll("v").where("v.account_id", "=", accountId);
  if (wish.q) query = query.where("v.search", "like", `%${searchText(wish.q).replace(/[%_\\]/g, "")}%`);
  if (wish.country) query = query.where("v.country", "=", wish.country);
  if (wish.has_new_bank_account === undefined) return query;
  const seen = executor
    .selectFrom("vendor_bank_accounts")
    .select("vendor_id")
    .where("account_id", "=", accountId)
    .where("status", "=", "seen");
  return query.where("v.id", wish.has_new_bank_account === "true" ? "in" : "not in", seen);
}

const cursorOf = ({ id, sort_name }: VendorRow) => Buffer.from(JSON.stringify([sort_name, id])).toString("base64url");

function cursorIn(cursor: string): Readonly<{ name: string; id: string }> {
  try {
    const [name, id] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[];
    if (typeof name === "string" && typeof id === "string" && !name.includes("\0")) return { name, id };
  } catch {
    // Refused below, like any other text that is not a cursor.
  }
  throw invalidParameter("cursor", "must be a next_cursor of this list");
}

async function presentVendors(executor: Executor, accountId: string, rows: readonly VendorRow[]): Promise<Vendor[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const accounts = Map.groupBy(await bankAccountsOf(executor, ids), ({ vendor_id }) => vendor_id);
  const counted = await executor
    .selectFrom("invoices")
    .select(["vendor_id", ({ fn }) => fn.countAll<number | string>().as("invoices")])
    .select(({ fn }) => fn.max("created_at").as("newest"))
    .where("account_id", "=", accountId)
    .where("vendor_id", "in", ids)
    .groupBy("vendor_id")
    .execute();
  const counts = new Map(counted.map((row) => [row.vendor_id, row]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    aliases: listIn(row.aliases),
    tax_ids: listIn(row.tax_ids),
    ...(row.country !== null && { country: row.country }),
    ...(row.address !== null && { address: row.address }),
    ...(row.external_id !== null && { external_id: row.external_id }),
    bank_accounts: (accounts.get(row.id) ?? []).map(presentBankAccount),
    // Written by vendor-store.ts.
    defaults: defaultsOf(row),
    invoices: Number(counts.get(row.id)?.invoices ?? 0),
    ...lastInvoice(counts.get(row.id)?.newest),
    created_at: formatTimestamp(row.created_at),
  }));
}

const lastInvoice = (newest: number | string | null | undefined) =>
  newest == null ? {} : { last_invoice_at: formatTimestamp(Number(newest)) };

function presentBankAccount(row: BankAccountRow): Vendor["bank_accounts"][number] {
  return {
    ...(row.is_iban === 1 ? { iban: row.number } : { account: row.number }),
    ...(row.bic !== null && { bic: row.bic }),
    status: row.status,
    first_seen_at: formatTimestamp(row.first_seen_at),
    invoice_id: row.invoice_id,
  };
}

/** The keys under which corrections of its invoices were remembered. */
export function memoryKeys(row: Pick<VendorRow, "name" | "aliases" | "tax_ids">): string[] {
  const names = [row.name, ...listIn(row.aliases)].flatMap((name) => vendorKeys({ name }));
  return [...new Set([...listIn(row.tax_ids).flatMap((tax_id) => vendorKeys({ tax_id })), ...names])];
}

async function memoryOf(executor: Executor, row: VendorRow): Promise<VendorMemory[]> {
  const memories = await memoriesOfKeys(executor, row.account_id, memoryKeys(row));
  return memories.map((memory) => ({
    field: memory.field,
    kind: memory.kind === "value" ? "value" : "position",
    ...(memory.kind === "value" && { value: rememberedValue(memory).value }),
    learned_at: formatTimestamp(memory.created_at),
    corrections: memory.corrections,
  }));
}
