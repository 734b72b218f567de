import type { DisabledReason } from "@inkvoice/contract";
import { type RawBuilder, sql } from "kysely";
import { recordNotice } from "../../access/notices.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { Logger } from "../../platform/logger.ts";
import { disableEndpoint } from "../endpoints.ts";
import type { ClaimedDelivery } from "../queue/queue.ts";
import type { AttemptOutcome } from "./attempt-outcome.ts";

/** A finished attempt to be stored. */
export type FinishedAttempt = Readonly<{
  delivery: ClaimedDelivery;
  outcome: AttemptOutcome;
  attemptedAt: number;
  /** Request headers. */
  sent: Readonly<Record<string, string>>;
}>;

export type AttemptContext = Readonly<{ clock: Clock; dialect: Dialect; logger: Logger }>;

const failingLimitMs = 5 * 24 * 60 * 60 * 1000;
/**
 * The five days may be a clock that was set forward; an endpoint that also failed for an hour of retries is really
 * failing.
 */
const failingAttempts = 14;

/**
 * Stores attempts and their consequences in a few statements, however many there are, because each is a round trip.
 * Returns those that counted: without its lease, a delivery belongs to another process.
 */
export async function storeAttempts(
  tx: Tx,
  settlements: readonly FinishedAttempt[],
  context: AttemptContext,
): Promise<Set<FinishedAttempt>> {
  const ids = await updateDeliveries(tx, settlements, context);
  const counted = settlements.filter(({ delivery }) => ids.has(delivery.id));
  if (counted.length === 0) return new Set();
  await tx
    .insertInto("delivery_attempts")
    .values(
      counted.map(({ delivery, outcome, attemptedAt, sent }) => ({
        delivery_id: delivery.id,
        attempt: delivery.attempts + 1,
        attempted_at: attemptedAt,
        duration_ms: outcome.durationMs,
        status: outcome.status,
        failure: outcome.failure,
        response: outcome.response,
        request_headers: JSON.stringify(sent),
        response_headers: outcome.headers === null ? null : JSON.stringify(outcome.headers),
      })),
    )
    .execute();
  await settleEndpoints(tx, counted, context);
  await recordExhausted(tx, counted, context.clock.now());
  return new Set(counted);
}

/** Ids of deliveries whose lease still held and whose state was updated. */
async function updateDeliveries(
  tx: Tx,
  settlements: readonly FinishedAttempt[],
  { clock, dialect }: AttemptContext,
): Promise<Set<string>> {
  const now = clock.now();
  const rows = settlements.map(({ delivery, outcome: { next, status } }): RawBuilder<unknown> => {
    const wait = next.state === "pending" ? Math.ceil(clock.scaled(next.waitMs)) : 0;
    const endedAt = next.state === "pending" ? null : now;
    // Parameters in a VALUES list are untyped on PostgreSQL: numbers are passed as text and cast below.
    const numbers = [delivery.attempts + 1, wait, status, endedAt].map((value) =>
      value === null ? null : String(value),
    );
    return sql`(${delivery.id}, ${delivery.leaseToken}, ${next.state}, ${sql.join(numbers)})`;
  });
  const settled = await sql<{ id: string }>`
    update deliveries set
      state = v.column3,
      attempts = cast(v.column4 as integer),
      due_at = ${dialect.now} + cast(v.column5 as ${dialect.bigint}),
      lease_token = null,
      last_status = cast(v.column6 as integer),
      ended_at = cast(v.column7 as ${dialect.bigint})
    from (values ${sql.join(rows)}) as v
    where deliveries.id = v.column1 and deliveries.lease_token = v.column2 and deliveries.state = 'pending'
    returning deliveries.id`.execute(tx);
  return new Set(settled.rows.map(({ id }) => id));
}

async function settleEndpoints(tx: Tx, counted: readonly FinishedAttempt[], context: AttemptContext): Promise<void> {
  const withEndpoint = counted.filter(({ delivery }) => delivery.endpoint_id !== null);
  const idsWhere = (state: string) =>
    new Set(
      withEndpoint
        .filter(({ outcome }) => outcome.next.state === state)
        .map(({ delivery }) => delivery.endpoint_id ?? ""),
    );
  const [delivered, gone] = [idsWhere("delivered"), idsWhere("canceled")];
  if (delivered.size > 0) {
    const recovered = tx.updateTable("webhook_endpoints").set({ failing_since: null });
    await recovered
      .where("id", "in", [...delivered])
      .where("failing_since", "is not", null)
      .execute();
  }
  for (const id of gone) await switchOff(tx, id, "gone", context);
  const failed = withEndpoint.filter(({ outcome }) => ["pending", "exhausted"].includes(outcome.next.state));
  for (const [id, attempts] of Map.groupBy(failed, ({ delivery }) => delivery.endpoint_id ?? "")) {
    const latest = Math.max(...attempts.map(({ delivery }) => delivery.attempts + 1));
    if (!delivered.has(id) && !gone.has(id)) await noteFailure(tx, id, latest, context);
  }
}

/** Tells people about deliveries whose schedule ended without success. */
async function recordExhausted(tx: Tx, counted: readonly FinishedAttempt[], now: number): Promise<void> {
  const given = counted.filter(({ outcome }) => outcome.next.state === "exhausted");
  const happenings = given.map(({ delivery, outcome }) => ({
    accountId: delivery.account_id,
    kind: "delivery.exhausted" as const,
    subject: delivery.endpoint_id ?? delivery.url,
    url: delivery.url,
    reason: outcome.failure ?? `answered ${outcome.status}`,
  }));
  happenings.sort((a, b) => (a.subject < b.subject ? -1 : 1));
  for (const happening of happenings) await recordNotice(tx, happening, now);
}

async function switchOff(tx: Tx, id: string, reason: DisabledReason, { clock, logger }: AttemptContext): Promise<void> {
  if (await disableEndpoint(tx, id, { reason, now: clock.now() }))
    logger.warn({ webhook_id: id, reason }, "endpoint switched off");
}

async function noteFailure(tx: Tx, endpointId: string, attempt: number, context: AttemptContext): Promise<void> {
  const { clock } = context;
  const now = clock.now();
  const failing = await tx
    .updateTable("webhook_endpoints")
    .set(({ fn, ref, val }) => ({ failing_since: fn.coalesce(ref("failing_since"), val(now)) }))
    .where("id", "=", endpointId)
    .returning("failing_since")
    .executeTakeFirst();
  const since = failing?.failing_since ?? now;
  if (attempt >= failingAttempts && now - since >= clock.scaled(failingLimitMs))
    await switchOff(tx, endpointId, "failing", context);
}
