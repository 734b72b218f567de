import type { DisabledReason } from "@inkvoice/contract";
import { recordNotice } from "../access/notices.ts";
import { refused } from "../platform/api-error.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { EndpointRow } from "../platform/db/tables/webhooks.ts";
import { cancelWaitingDeliveries } from "./queue/pending-deliveries.ts";

/** An endpoint of another account is "not found", like a missing one. */
export async function readEndpoint(executor: Executor, accountId: string, id: string): Promise<EndpointRow> {
  const row = await executor
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw refused("webhook_not_found");
  return row;
}

export async function insertEndpoint(tx: Tx, row: EndpointRow): Promise<void> {
  await tx.insertInto("webhook_endpoints").values(row).execute();
}

export async function updateEndpoint(tx: Tx, id: string, change: Partial<EndpointRow>): Promise<void> {
  await tx.updateTable("webhook_endpoints").set(change).where("id", "=", id).execute();
}

export async function deleteEndpointRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
}

export type EndpointDisabling = Readonly<{ reason: DisabledReason; now: number }>;

/** Disables an endpoint that is gone or has been failing for days. Returns whether it was enabled. */
export async function disableEndpoint(tx: Tx, id: string, { reason, now }: EndpointDisabling): Promise<boolean> {
  const disabled = await tx
    .updateTable("webhook_endpoints")
    .set({ enabled: 0, disabled_reason: reason, disabled_at: now })
    .where("id", "=", id)
    .where("enabled", "=", 1)
    .returning(["account_id", "url"])
    .executeTakeFirst();
  if (!disabled) return false;
  await cancelWaitingDeliveries(tx, id, now);
  const notice = { accountId: disabled.account_id, kind: "endpoint.disabled", subject: id, reason } as const;
  await recordNotice(tx, { ...notice, url: disabled.url }, now);
  return true;
}
