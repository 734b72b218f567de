import { sql } from "kysely";
import { companiesIn } from "../../../parties/own-companies.ts";
import { cachedStatement } from "../../../platform/db/cached-statement.ts";
import type { Executor } from "../../../platform/db/schema.ts";

/** The lists of an account that its invoices are compared with. Most accounts have none. */
export type AccountLists = Readonly<{
  companies: ReturnType<typeof companiesIn>;
  hasVendors: boolean;
  hasOrders: boolean;
  hasRules: boolean;
}>;

type Row = Readonly<{ companies: string | null } & Record<"vendors" | "orders" | "rules", boolean | number>>;

/** Cached because every extraction and correction runs it. One query instead of one for each list. */
const findLists = cachedStatement<{ accountId: string }, Row>(["accountId"], (db, rows) => {
  const { accountId } = rows[0]!;
  const some = (table: "vendors" | "orders" | "rules") =>
    sql<boolean | number>`exists (select 1 from ${sql.table(table)} where account_id = ${accountId})`.as(table);
  return db
    .selectFrom("accounts")
    .select(["companies", some("vendors"), some("orders"), some("rules")])
    .where("id", "=", accountId);
});

export async function readAccountLists(executor: Executor, accountId: string): Promise<AccountLists> {
  const [row] = await findLists(executor, [{ accountId }]);
  return {
    companies: companiesIn(row?.companies ?? null),
    hasVendors: Boolean(row?.vendors),
    hasOrders: Boolean(row?.orders),
    hasRules: Boolean(row?.rules),
  };
}
