import type { Kysely, Transaction } from "kysely";
import type { AccessTables } from "./access/tables.ts";
import type { IdempotencyTables } from "./http/tables.ts";
import type { InvoiceTables } from "./invoices/tables.ts";

/** INDEX of tables: each room describes its own. */
export type Tables = AccessTables & InvoiceTables & IdempotencyTables;

export type Database = Kysely<Tables>;
/** What a function that must run inside a caller's transaction takes. */
export type Tx = Transaction<Tables>;
/** Where a function may run inside or outside a transaction. */
export type Executor = Database | Tx;
