import { formatTimestamp } from "@inkvoice/contract";
import {
  type DeliveryDetail,
  type DeliveryPage,
  type DeliveryRow,
  deliveryListQuery,
  type ReplayAnswer,
  replayBody,
} from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { type LoggedDelivery, listDeliveries, readDelivery } from "../../../deliveries/read-deliveries.ts";
import { redeliver } from "../../../events/redeliver.ts";
import { replayFailed } from "../../../events/replay.ts";
import { defineRoute } from "../../../http/route.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

const pageSize = 50;
const dayMs = 86_400_000;
const deliveryParams = z.object({ id: z.string() });

function deliveryRow(logged: LoggedDelivery): DeliveryRow {
  return {
    id: logged.id,
    event_id: logged.event_id,
    event_type: logged.type,
    invoice_id: logged.invoice_id,
    url: logged.url,
    state: logged.state,
    attempts: logged.attempts,
    created_at: formatTimestamp(logged.created_at),
  };
}

export const listAllDeliveries = defineRoute({
  method: "GET",
  path: "/api/deliveries",
  auth: session("viewer"),
  query: deliveryListQuery,
  handle: async (services: WebServices, { session, query }): Promise<DeliveryPage> => {
    const rows = await listDeliveries(services.db, session.accountId, {
      ...(query.state && { state: query.state }),
      ...(query.type && { type: query.type }),
      ...(query.endpoint && { endpointId: query.endpoint }),
      ...(query.event && { eventId: query.event }),
      ...(query.from && { since: Date.parse(query.from) }),
      ...(query.to && { until: Date.parse(query.to) + dayMs }),
      ...(query.cursor ? { before: query.cursor } : {}),
      limit: pageSize + 1,
    });
    const shown = rows.slice(0, pageSize);
    return {
      deliveries: shown.map(deliveryRow),
      next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    };
  },
});

export const getDelivery = defineRoute({
  method: "GET",
  path: "/api/deliveries/:id",
  auth: session("viewer"),
  params: deliveryParams,
  handle: async (services: WebServices, { session, params }): Promise<DeliveryDetail> => {
    const found = await readDelivery(services.db, session.accountId, params.id);
    return {
      ...deliveryRow(found),
      next_attempt_at: found.presented.next_attempt_at ?? null,
      body: found.body,
      attempts_made: found.presented.attempts.map((attempt, index) => ({
        ...attempt,
        request_headers: headersIn(found.headers[index]?.request),
        response_headers: headersIn(found.headers[index]?.response),
      })),
    };
  },
});

/** Written by the sender; missing for older attempts. */
const headersIn = (json: string | null | undefined) => (json ? (JSON.parse(json) as Record<string, string>) : null);

export const replayAllFailed = defineRoute({
  method: "POST",
  path: "/api/deliveries/replay",
  auth: session("member"),
  body: replayBody,
  handle: async ({ db, signals }: WebServices, { session, body, now, audit }): Promise<ReplayAnswer> => {
    const replay = { since: Date.parse(body.since), endpointId: body.endpoint, now };
    const answer = await db.transaction().execute(async (tx) => {
      const replayed = await replayFailed(tx, session.accountId, replay);
      await audit(tx, "deliveries.replayed", { details: { since: body.since, sent: replayed.sent } });
      return replayed;
    });
    signals.send("deliveries");
    return answer;
  },
});

export const sendAgain = defineRoute({
  method: "POST",
  path: "/api/deliveries/:id/redeliver",
  auth: session("member"),
  params: deliveryParams,
  handle: async (services: WebServices, { session, params, now }) => {
    const found = await readDelivery(services.db, session.accountId, params.id);
    const wanted = { eventId: found.event_id, deliveryId: found.id, now };
    const receivers = await services.db.transaction().execute((tx) => redeliver(tx, session.accountId, wanted));
    services.signals.send("deliveries");
    return { receivers };
  },
});
