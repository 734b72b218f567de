import { type PaymentOmissionReason, plainAccountNumber } from "@inkvoice/contract";
import type { ExportedInvoice } from "../catalogue/export/exported-invoice.ts";
import type { Executor } from "../platform/db/schema.ts";

const chunk = 500;

/** Invoices whose bank account is not confirmed for their vendor, by id. Vendors that are not known have none. */
export async function unconfirmedBankAccounts(
  executor: Executor,
  invoices: readonly ExportedInvoice[],
): Promise<ReadonlyMap<string, PaymentOmissionReason>> {
  const statuses = await statusesOf(executor, [...new Set(invoices.flatMap(({ vendorId }) => vendorId ?? []))]);
  const problems = new Map<string, PaymentOmissionReason>();
  for (const { row, data, vendorId } of invoices) {
    const status = statuses.get(`${vendorId} ${plainAccountNumber(data?.payment?.iban ?? "")}`);
    if (status === "confirmed") continue;
    problems.set(row.id, status === "blocked" ? "bank_account_blocked" : "bank_account_new");
  }
  return problems;
}

async function statusesOf(executor: Executor, vendorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const statuses = new Map<string, string>();
  for (let start = 0; start < vendorIds.length; start += chunk) {
    const rows = await executor
      .selectFrom("vendor_bank_accounts")
      .select(["vendor_id", "number", "status"])
      .where("vendor_id", "in", vendorIds.slice(start, start + chunk))
      .execute();
    for (const { vendor_id, number, status } of rows) statuses.set(`${vendor_id} ${number}`, status);
  }
  return statuses;
}
