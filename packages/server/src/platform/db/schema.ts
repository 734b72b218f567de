import type { Kysely, Transaction } from "kysely";
import type { AccessTables } from "./tables/access.ts";
import type { AuditTables } from "./tables/audit.ts";
import type { BackgroundTaskTables } from "./tables/background-tasks.ts";
import type { BulkTables } from "./tables/bulk.ts";
import type { CatalogueTables } from "./tables/catalogue.ts";
import type { DeliveryTables } from "./tables/deliveries.ts";
import type { EventTables } from "./tables/events.ts";
import type { ExportTables } from "./tables/exports.ts";
import type { IdempotencyTables } from "./tables/idempotency.ts";
import type { InvoiceTables } from "./tables/invoices.ts";
import type { OrderTables } from "./tables/orders.ts";
import type { ProvisioningTables } from "./tables/provisioning.ts";
import type { ReviewTables } from "./tables/review.ts";
import type { RuleTables } from "./tables/rules.ts";
import type { SessionTables } from "./tables/sessions.ts";
import type { VendorTables } from "./tables/vendors.ts";
import type { WebhookTables } from "./tables/webhooks.ts";

/** INDEX of tables: each room describes its own. */
export type Tables = AccessTables &
  AuditTables &
  BackgroundTaskTables &
  InvoiceTables &
  BulkTables &
  IdempotencyTables &
  SessionTables &
  ProvisioningTables &
  CatalogueTables &
  ReviewTables &
  VendorTables &
  OrderTables &
  RuleTables &
  WebhookTables &
  EventTables &
  ExportTables &
  DeliveryTables;

export type Database = Kysely<Tables>;
/** For functions that must run inside the caller's transaction. */
export type Tx = Transaction<Tables>;
/** For functions that may run inside or outside a transaction. */
export type Executor = Database | Tx;
