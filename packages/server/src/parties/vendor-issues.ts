import { type ExtractedData, type Issue, isWrongIban, maskedAccount, plainAccountNumber } from "@inkvoice/contract";
import type { Executor } from "../platform/db/schema.ts";
import { type BankAccountRow, bankAccountsOf, maintainsVendorList } from "./vendor-store.ts";

/** INDEX of the issues about vendors. Each makes an invoice need review. */
export const vendorIssues = ["VENDOR_NEW", "BANK_ACCOUNT_NEW", "BANK_ACCOUNT_BLOCKED"] as const;
type Code = (typeof vendorIssues)[number];

const issue = (code: Code, field: string, message: string): Issue => ({ code, field, message });

/** Issues about the vendor of an invoice and the bank account on it. */
export async function issuesOfVendor(
  executor: Executor,
  accountId: string,
  data: ExtractedData,
  vendorId: string | undefined,
): Promise<Issue[]> {
  const { name } = data.vendor ?? {};
  if (vendorId !== undefined) return bankAccountIssues(await bankAccountsOf(executor, [vendorId]), data);
  if (name === undefined || !(await maintainsVendorList(executor, accountId))) return [];
  return [issue("VENDOR_NEW", "vendor.name", `${name} is none of your vendors yet.`)];
}

function bankAccountIssues(accounts: readonly BankAccountRow[], { payment }: ExtractedData): Issue[] {
  const number = plainAccountNumber(payment?.iban ?? "");
  // An IBAN with wrong check digits fails its check, and no money can be sent to it.
  if (number === "" || isWrongIban(number)) return [];
  const { status } = accounts.find((account) => account.number === number) ?? { status: "seen" };
  if (status === "confirmed") return [];
  const shown = maskedAccount(number);
  if (status === "blocked")
    return [issue("BANK_ACCOUNT_BLOCKED", "payment.iban", `The bank account ${shown} is blocked.`)];
  const known = accounts
    .filter((account) => account.status === "confirmed")
    .map((account) => maskedAccount(account.number));
  const before =
    known.length > 0 ? `Confirmed for this vendor: ${known.join(", ")}.` : "This vendor has no confirmed account.";
  return [issue("BANK_ACCOUNT_NEW", "payment.iban", `The bank account ${shown} is new. ${before}`)];
}
