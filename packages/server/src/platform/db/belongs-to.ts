import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Account condition for rows that are selected by id. With the bare column SQLite would scan the account's index (230
 * ms instead of 0.3 ms at a million invoices).
 */
export function belongsTo(column: "account_id" | "i.account_id", accountId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} || '') = ${accountId}`;
}
