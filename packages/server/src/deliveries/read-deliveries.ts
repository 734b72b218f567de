import { type Delivery, type DeliveryState, type EventType, firstIdAt } from "@inkvoice/contract";
import { ApiError } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import type { DeliveryRow, DeliveryTables } from "../platform/db/tables/deliveries.ts";
import { presentDelivery } from "./present-delivery.ts";

/** An event's deliveries in order of creation, with their attempts. */
export async function deliveriesOfEvent(executor: Executor, accountId: string, eventId: string): Promise<Delivery[]> {
  const rows = await executor
    .selectFrom("deliveries")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("account_id", "=", accountId)
    .orderBy("round")
    .orderBy("id")
    .execute();
  const attempts = await attemptsOf(executor, rows);
  return rows.map((row) => presentDelivery(row, attempts.get(row.id) ?? []));
}

/** A row of the delivery log. */
export type LoggedDelivery = DeliveryRow & Readonly<{ type: EventType; invoice_id: string | null }>;

export type DeliveryFilter = Readonly<{
  state?: DeliveryState;
  endpointId?: string;
  eventId?: string;
  type?: EventType;
  /** Creation time in milliseconds: `since` inclusive, `until` exclusive. */
  since?: number;
  until?: number;
  /** Keyset cursor: deliveries before this id. */
  before?: string;
  limit: number;
}>;

/** The account's deliveries, newest first. */
export async function listDeliveries(
  executor: Executor,
  accountId: string,
  filter: DeliveryFilter,
): Promise<LoggedDelivery[]> {
  let query = executor
    .selectFrom("deliveries")
    .innerJoin("events", "events.id", "deliveries.event_id")
    .selectAll("deliveries")
    .select(["events.type", "events.invoice_id"])
    .where("deliveries.account_id", "=", accountId)
    .orderBy("deliveries.id", "desc")
    .limit(filter.limit);
  if (filter.state) query = query.where("deliveries.state", "=", filter.state);
  if (filter.endpointId) query = query.where("deliveries.endpoint_id", "=", filter.endpointId);
  if (filter.eventId) query = query.where("deliveries.event_id", "=", filter.eventId);
  if (filter.type) query = query.where("events.type", "=", filter.type);
  // Ids sort by creation time.
  if (filter.since !== undefined) query = query.where("deliveries.id", ">=", firstIdAt("delivery", filter.since));
  if (filter.until !== undefined) query = query.where("deliveries.id", "<", firstIdAt("delivery", filter.until));
  if (filter.before) query = query.where("deliveries.id", "<", filter.before);
  return await query.execute();
}

type AttemptHeaders = Readonly<{ request: string | null; response: string | null }>;
export type DeliveryDetail = LoggedDelivery &
  Readonly<{
    body: string | null;
    presented: Delivery;
    /** JSON, one per attempt. */
    headers: readonly AttemptHeaders[];
  }>;

/** One delivery with its body and attempts. */
export async function readDelivery(executor: Executor, accountId: string, id: string): Promise<DeliveryDetail> {
  const row = await executor
    .selectFrom("deliveries")
    .innerJoin("events", "events.id", "deliveries.event_id")
    .selectAll("deliveries")
    .select(["events.type", "events.invoice_id", "events.body"])
    .where("deliveries.id", "=", id)
    .where("deliveries.account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw new ApiError("NOT_FOUND");
  const attempts = (await attemptsOf(executor, [row])).get(id) ?? [];
  const headers = attempts.map(({ request_headers: request, response_headers: response }) => ({ request, response }));
  return { ...row, presented: presentDelivery(row, attempts), headers };
}

type AttemptRow = DeliveryTables["delivery_attempts"];

async function attemptsOf(executor: Executor, rows: readonly { id: string }[]): Promise<Map<string, AttemptRow[]>> {
  if (rows.length === 0) return new Map();
  const attempts = await executor
    .selectFrom("delivery_attempts")
    .selectAll()
    .where(
      "delivery_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("attempt")
    .execute();
  return Map.groupBy(attempts, ({ delivery_id }) => delivery_id);
}
