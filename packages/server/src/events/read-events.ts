import {
  type Delivery,
  type DeliveryState,
  deliveryStates,
  type EventDetail,
  type EventList,
  formatTimestamp,
  type ListEventsQuery,
  type WebhookEvent,
} from "@inkvoice/contract";
import type { SelectQueryBuilder } from "kysely";
import { deliveriesOfEvent } from "../deliveries/read-deliveries.ts";
import { refused } from "../platform/api-error.ts";
import type { Executor, Tables } from "../platform/db/schema.ts";
import type { EventRow } from "../platform/db/tables/events.ts";
import { type EventReader, mayReadInvoices, redactedFor } from "./redact-event.ts";

/** The event as sent; without data if its invoice was deleted or the reader lacks the scope. */
export function presentEvent(row: EventRow): WebhookEvent {
  if (row.body !== null) return JSON.parse(row.body) as WebhookEvent;
  return { id: row.id, type: row.type, created_at: formatTimestamp(row.created_at), data: null };
}

/** An event of another account is "not found", like a missing one. */
export async function readEvent(executor: Executor, reader: EventReader, id: string): Promise<EventDetail> {
  const row = await executor
    .selectFrom("events")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", reader.accountId)
    .executeTakeFirst();
  if (!row) throw refused("event_not_found");
  const event = redactedFor(reader, row);
  const deliveries = await deliveriesOfEvent(executor, reader.accountId, id);
  const shown = mayReadInvoices(reader) ? deliveries : deliveries.map(withoutAnswers);
  const version = event.version === null ? {} : { version: event.version };
  return { ...presentEvent(event), invoice_id: event.invoice_id, ...version, deliveries: shown };
}

/** Responses may echo the event body. */
function withoutAnswers(delivery: Delivery): Delivery {
  return { ...delivery, attempts: delivery.attempts.map((attempt) => ({ ...attempt, response: null })) };
}

/** Newest first. */
export async function listEvents(executor: Executor, reader: EventReader, query: ListEventsQuery): Promise<EventList> {
  const { limit, offset } = query;
  const matching = filtered(executor, reader.accountId, query);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const page = query.starting_after ? matching.where("events.id", "<", query.starting_after) : matching;
  const found = await page
    .selectAll("events")
    .orderBy("events.id", "desc")
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const rows = found.slice(0, limit);
  const states = await deliveryStatesOf(executor, rows);
  const events = rows
    .map((row) => redactedFor(reader, row))
    .map((row) => ({
      ...presentEvent(row),
      invoice_id: row.invoice_id,
      delivery_states: countsOf(states.get(row.id) ?? []),
    }));
  return { events, pagination: { total: Number(total), limit, offset, has_more: found.length > limit } };
}

/** Without the cursor, so that the total is the same on every page. */
function filtered(
  executor: Executor,
  accountId: string,
  query: ListEventsQuery,
): SelectQueryBuilder<Tables, "events", unknown> {
  let matching: SelectQueryBuilder<Tables, "events", unknown> = executor
    .selectFrom("events")
    .where("events.account_id", "=", accountId);
  if (query.type) matching = matching.where("events.type", "=", query.type);
  if (query.invoice_id !== undefined) matching = matching.where("events.invoice_id", "=", query.invoice_id);
  if (query.created_after !== undefined) matching = matching.where("events.created_at", ">", query.created_after);
  if (query.created_before !== undefined) matching = matching.where("events.created_at", "<", query.created_before);
  const state = query.delivery_state;
  if (state) {
    matching = matching.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("deliveries")
          .select("deliveries.id")
          .whereRef("deliveries.event_id", "=", "events.id")
          .where("deliveries.state", "=", state),
      ),
    );
  }
  return matching;
}

type StateCount = Readonly<{ event_id: string; state: DeliveryState; count: number }>;

async function deliveryStatesOf(
  executor: Executor,
  events: readonly { id: string }[],
): Promise<Map<string, StateCount[]>> {
  if (events.length === 0) return new Map();
  const rows = await executor
    .selectFrom("deliveries")
    .select(["event_id", "state"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(
      "event_id",
      "in",
      events.map(({ id }) => id),
    )
    .groupBy(["event_id", "state"])
    .execute();
  return Map.groupBy(rows, ({ event_id }) => event_id);
}

function countsOf(states: readonly StateCount[]): Record<DeliveryState, number> {
  const counts = Object.fromEntries(deliveryStates.map((state) => [state, 0])) as Record<DeliveryState, number>;
  for (const { state, count } of states) counts[state] = Number(count);
  return counts;
}
