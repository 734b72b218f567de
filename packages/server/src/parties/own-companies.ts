import type { AccountCompanies } from "@inkvoice/contract";
import { changeAccount } from "../access/accounts.ts";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";

type Companies = AccountCompanies["companies"];

/** Cached because every extraction runs it. */
const findCompanies = cachedStatement<{ accountId: string }, { companies: string | null }>(["accountId"], (db, rows) =>
  db.selectFrom("accounts").select("companies").where("id", "=", rows[0]!.accountId),
);

export async function readCompanies(executor: Executor, accountId: string): Promise<Companies> {
  const [row] = await findCompanies(executor, [{ accountId }]);
  return companiesIn(row?.companies ?? null);
}

/** Companies from the column of an account, which replaceCompanies writes. */
export const companiesIn = (column: string | null) => (column === null ? [] : (JSON.parse(column) as Companies));

/** Replaces the account's own companies. Applies to invoices that are extracted or corrected from now on. */
export async function replaceCompanies(tx: Tx, accountId: string, companies: Companies): Promise<void> {
  await changeAccount(tx, accountId, { companies: companies.length === 0 ? null : JSON.stringify(companies) });
}
