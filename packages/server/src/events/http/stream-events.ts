import { isId, streamEventsQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { alreadySent, defineRoute } from "../../http/route.ts";
import { invalidParameter } from "../../platform/api-error.ts";
import type { EventServices } from "../services.ts";

export const streamEvents = defineRoute({
  method: "GET",
  path: "/v1/events/stream",
  auth: key("webhooks:read"),
  operation: "streamEvents",
  tag: "Events",
  summary: "Follow the account's events as server-sent events, from now on or after Last-Event-ID",
  query: streamEventsQuery,
  success: {
    status: 200,
    description: "One message per event: id, event (the type), data",
    contentType: "text/event-stream",
  },
  errors: ["INVALID_PARAMETER", "RATE_LIMIT_EXCEEDED"],
  async handle({ eventStreams }: EventServices, { principal, query, request, reply }) {
    const lastEventId = headerText(request.headers["last-event-id"]) ?? query.last_event_id;
    if (lastEventId !== undefined && !isId("event", lastEventId))
      throw invalidParameter("Last-Event-ID", "must be an event id");
    const { accountId } = principal;
    const headers = reply.getHeaders();
    await eventStreams.serve(reply.raw, { accountId, lastEventId, format: query.format, headers }, () =>
      reply.hijack(),
    );
    return alreadySent;
  },
});

function headerText(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text === "" ? undefined : text;
}
