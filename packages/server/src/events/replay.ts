import { firstIdAt } from "@inkvoice/contract";
import { ApiError } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import { redeliver } from "./redeliver.ts";

export type Replay = Readonly<{ since: number; endpointId?: string | undefined; now: number }>;
export type Replayed = Readonly<{ sent: number; left: number; more: boolean }>;

/** Deliveries per request. */
const mostAtOnce = 500;

/**
 * Redelivers everything that ended without success since a time: exhausted, or canceled with its endpoint. Skips what
 * was redelivered since.
 */
export async function replayFailed(tx: Tx, accountId: string, replay: Replay): Promise<Replayed> {
  const found = await failedDeliveries(tx, accountId, replay);
  let sent = 0;
  for (const { id, event_id: eventId } of found.slice(0, mostAtOnce))
    if (await sendOne(tx, accountId, { eventId, deliveryId: id, now: replay.now })) sent += 1;
  return { sent, left: Math.min(found.length, mostAtOnce) - sent, more: found.length > mostAtOnce };
}

async function failedDeliveries(tx: Tx, accountId: string, { since, endpointId }: Replay) {
  let query = tx
    .selectFrom("deliveries as d")
    .select(["d.id", "d.event_id"])
    .where("d.account_id", "=", accountId)
    .where("d.state", "in", ["exhausted", "canceled"])
    .where("d.id", ">=", firstIdAt("delivery", since))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries as later")
            .select("later.id")
            .whereRef("later.event_id", "=", "d.event_id")
            .whereRef("later.url", "=", "d.url")
            .whereRef("later.round", ">", "d.round"),
        ),
      ),
    )
    .orderBy("d.id")
    .limit(mostAtOnce + 1);
  if (endpointId !== undefined) query = query.where("d.endpoint_id", "=", endpointId);
  return await query.execute();
}

async function sendOne(tx: Tx, accountId: string, wanted: Parameters<typeof redeliver>[2]): Promise<boolean> {
  try {
    return (await redeliver(tx, accountId, wanted)) > 0;
  } catch (error) {
    // The content was deleted, or the endpoint is disabled or deleted: nothing was written, the others are still sent.
    if (error instanceof ApiError) return false;
    throw error;
  }
}
