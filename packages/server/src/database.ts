import type { Kysely, Transaction } from "kysely";
import type { AccessTables } from "./access/tables.ts";
import type { DashboardTables } from "./dashboard/tables.ts";
import type { DeliveryTables } from "./deliveries/tables.ts";
import type { EventTables } from "./events/tables.ts";
import type { IdempotencyTables } from "./http/tables.ts";
import type { InvoiceTables } from "./invoices/tables.ts";
import type { SessionTables } from "./sessions/tables.ts";
import type { WebhookTables } from "./webhooks/tables.ts";

/** INDEX of tables: each room describes its own. */
export type Tables = AccessTables &
  InvoiceTables &
  IdempotencyTables &
  SessionTables &
  DashboardTables &
  WebhookTables &
  EventTables &
  DeliveryTables;

export type Database = Kysely<Tables>;
/** What a function that must run inside a caller's transaction takes. */
export type Tx = Transaction<Tables>;
/** Where a function may run inside or outside a transaction. */
export type Executor = Database | Tx;
