import type { DisabledReason } from "@inkvoice/contract";
import { ApiError } from "../platform/api-error.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { EndpointRow } from "../platform/db/tables/webhooks.ts";
import { cancelWaitingDeliveries } from "./waiting.ts";

/** Another account's endpoint is not found, like one that does not exist. */
export async function readEndpoint(executor: Executor, accountId: string, id: string): Promise<EndpointRow> {
  const row = await executor
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

export type Disabling = Readonly<{ reason: DisabledReason; now: number }>;

/** What the service itself does to an endpoint that is gone or has been failing for days. */
export async function disableEndpoint(tx: Tx, id: string, { reason, now }: Disabling): Promise<void> {
  const outcome = await tx
    .updateTable("webhook_endpoints")
    .set({ enabled: 0, disabled_reason: reason, disabled_at: now })
    .where("id", "=", id)
    .where("enabled", "=", 1)
    .executeTakeFirst();
  if (outcome.numUpdatedRows > 0n) await cancelWaitingDeliveries(tx, id, now);
}
