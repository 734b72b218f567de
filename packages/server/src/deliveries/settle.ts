import { sql } from "kysely";
import type { Tx } from "../database.ts";
import type { Clock } from "../platform/clock.ts";
import type { Dialect } from "../platform/db/dialect.ts";
import { disableEndpoint } from "../webhooks/endpoints.ts";
import type { Outcome } from "./outcome.ts";
import type { ClaimedDelivery } from "./queue.ts";

/** An attempt that was made, to be written down. */
export type Settlement = Readonly<{ delivery: ClaimedDelivery; outcome: Outcome; attemptedAt: number }>;

const failingLimitMs = 5 * 24 * 60 * 60 * 1000;

/** Writes an attempt and what follows from it. Whether it counted: a lease lost meanwhile means that another has it now. */
export async function settle(
  tx: Tx,
  settlement: Settlement,
  context: { clock: Clock; dialect: Dialect },
): Promise<boolean> {
  const { delivery, outcome, attemptedAt } = settlement;
  const { clock, dialect } = context;
  const wait = outcome.next.state === "pending" ? Math.ceil(clock.scaled(outcome.next.waitMs)) : 0;
  const settled = await tx
    .updateTable("deliveries")
    .set({
      state: outcome.next.state,
      attempts: delivery.attempts + 1,
      due_at: sql<number>`${dialect.now} + ${sql.lit(wait)}`,
      lease_token: null,
      last_status: outcome.status,
      ended_at: outcome.next.state === "pending" ? null : clock.now(),
    })
    .where("id", "=", delivery.id)
    .where("lease_token", "=", delivery.leaseToken)
    .where("state", "=", "pending")
    .executeTakeFirst();
  if (settled.numUpdatedRows === 0n) return false;
  await tx
    .insertInto("delivery_attempts")
    .values({
      delivery_id: delivery.id,
      attempt: delivery.attempts + 1,
      attempted_at: attemptedAt,
      duration_ms: outcome.durationMs,
      status: outcome.status,
      failure: outcome.failure,
      response: outcome.response,
    })
    .execute();
  if (delivery.endpoint_id !== null) await settleEndpoint(tx, delivery.endpoint_id, outcome, clock);
  return true;
}

async function settleEndpoint(tx: Tx, endpointId: string, outcome: Outcome, clock: Clock): Promise<void> {
  const now = clock.now();
  if (outcome.next.state === "delivered") {
    const recovered = tx.updateTable("webhook_endpoints").set({ failing_since: null });
    await recovered.where("id", "=", endpointId).where("failing_since", "is not", null).execute();
    return;
  }
  if (outcome.next.state === "canceled") return disableEndpoint(tx, endpointId, { reason: "gone", now });
  const failing = tx.updateTable("webhook_endpoints").set({ failing_since: now });
  await failing.where("id", "=", endpointId).where("failing_since", "is", null).execute();
  const endpoint = await tx
    .selectFrom("webhook_endpoints")
    .select("failing_since")
    .where("id", "=", endpointId)
    .executeTakeFirst();
  const since = endpoint?.failing_since ?? now;
  if (now - since >= clock.scaled(failingLimitMs)) await disableEndpoint(tx, endpointId, { reason: "failing", now });
}
