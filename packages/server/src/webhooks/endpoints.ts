import {
  type ChangeWebhookBody,
  type CreateWebhookBody,
  limits,
  newId,
  type SubscribableEventType,
} from "@inkvoice/contract";
import { lockAccount } from "../access/accounts.ts";
import { removeNotices } from "../access/notices.ts";
import { deleteEndpointRow, insertEndpoint, readEndpoint, updateEndpoint } from "../deliveries/endpoints.ts";
import { cancelWaitingDeliveries, moveWaitingDeliveries } from "../deliveries/queue/pending-deliveries.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { EndpointRow } from "../platform/db/tables/webhooks.ts";

/** Requires a URL that passed `checkWebhookUrl`. */
export async function createEndpoint(
  tx: Tx,
  accountId: string,
  wanted: CreateWebhookBody & { now: number },
): Promise<EndpointRow> {
  await lockAccount(tx, accountId);
  const { count } = await tx
    .selectFrom("webhook_endpoints")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.webhookEndpoints) throw new ApiError("WEBHOOK_LIMIT_REACHED");
  const row: EndpointRow = {
    id: newId("webhookEndpoint", wanted.now),
    account_id: accountId,
    url: wanted.url,
    events: wanted.events.join(" "),
    description: wanted.description ?? null,
    enabled: wanted.enabled ? 1 : 0,
    disabled_reason: wanted.enabled ? null : "by_hand",
    disabled_at: wanted.enabled ? null : wanted.now,
    failing_since: null,
    created_at: wanted.now,
    secret: null,
    previous_secret_until: null,
  };
  await insertEndpoint(tx, row);
  return row;
}

export async function listEndpoints(executor: Executor, accountId: string): Promise<EndpointRow[]> {
  return await executor
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .execute();
}

export type EndpointChange = Readonly<{ id: string; change: ChangeWebhookBody; now: number }>;

/** A new URL also applies to pending deliveries; disabling cancels them. */
export async function changeEndpoint(
  tx: Tx,
  accountId: string,
  { id, change, now }: EndpointChange,
): Promise<EndpointRow> {
  const before = await readEndpoint(tx, accountId, id);
  const after: EndpointRow = {
    ...before,
    url: change.url ?? before.url,
    events: change.events?.join(" ") ?? before.events,
    description: change.description === undefined ? before.description : change.description,
    ...enablement(before, change.enabled, now),
  };
  await updateEndpoint(tx, id, after);
  if (after.url !== before.url) await moveWaitingDeliveries(tx, id, after.url);
  if (before.enabled && !after.enabled) await cancelWaitingDeliveries(tx, id, now);
  if (!before.enabled && after.enabled) await removeNotices(tx, { accountId, subject: id });
  return after;
}

type Enablement = Pick<EndpointRow, "enabled" | "disabled_reason" | "disabled_at" | "failing_since">;

function enablement(before: EndpointRow, wanted: boolean | undefined, now: number): Enablement {
  const isEnabled = before.enabled === 1;
  if (wanted === undefined || wanted === isEnabled) {
    const { enabled, disabled_reason, disabled_at, failing_since } = before;
    return { enabled, disabled_reason, disabled_at, failing_since };
  }
  return wanted
    ? { enabled: 1, disabled_reason: null, disabled_at: null, failing_since: null }
    : { enabled: 0, disabled_reason: "by_hand", disabled_at: now, failing_since: before.failing_since };
}

export async function deleteEndpoint(tx: Tx, accountId: string, id: string, now: number): Promise<void> {
  await readEndpoint(tx, accountId, id);
  await cancelWaitingDeliveries(tx, id, now);
  await removeNotices(tx, { accountId, subject: id });
  await tx.deleteFrom("retired_secrets").where("owner_id", "=", id).execute();
  await deleteEndpointRow(tx, id);
}

export function subscriptionsOf(row: Pick<EndpointRow, "events">): SubscribableEventType[] {
  // Written by createEndpoint and changeEndpoint from validated values.
  return row.events.split(" ") as SubscribableEventType[];
}
