import { type Delivery, type DeliveryAttempt, formatTimestamp } from "@inkvoice/contract";
import type { DeliveryRow, DeliveryTables } from "../platform/db/tables/deliveries.ts";
import { failureReasons } from "../platform/outbound/failure.ts";

type AttemptRow = DeliveryTables["delivery_attempts"];

/** A delivery with its attempts in the API's shape. */
export function presentDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): Delivery {
  return {
    id: row.id,
    url: row.url,
    receiver: row.receiver,
    webhook_id: row.endpoint_id,
    state: row.state,
    created_at: formatTimestamp(row.created_at),
    ...(row.ended_at === null ? {} : { ended_at: formatTimestamp(row.ended_at) }),
    ...nextAttempt(row),
    attempts: attempts.map(presentAttempt),
  };
}

/** During an attempt `due_at` is the end of its lease, which is internal. */
function nextAttempt(row: DeliveryRow): { next_attempt_at?: string } {
  if (row.state !== "pending" || row.lease_token !== null) return {};
  return { next_attempt_at: formatTimestamp(Math.max(row.due_at, row.created_at)) };
}

function presentAttempt(row: AttemptRow): DeliveryAttempt {
  return {
    attempt: row.attempt,
    attempted_at: formatTimestamp(row.attempted_at),
    duration_ms: row.duration_ms,
    status: row.status,
    response: row.response,
    error: row.failure === null ? null : { code: row.failure, message: failureReasons[row.failure] },
  };
}
