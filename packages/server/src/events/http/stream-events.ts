import { isId, streamEventsQuery } from "@inkvoice/contract";
import { authorise, key, principalOf } from "../../access/admit.ts";
import type { Program } from "../../access/principal.ts";
import type { AccessServices } from "../../access/services.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
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
  async handle(services: EventServices & AccessServices, { principal, query, request, reply }) {
    const lastEventId = headerText(request.headers["last-event-id"]) ?? query.last_event_id;
    if (lastEventId !== undefined && !isId("event", lastEventId))
      throw invalidParameter("Last-Event-ID", "must be an event id");
    const { accountId, scopes } = principal;
    // A delivery contains the event's body and a signature of it, so this format needs the scope to read invoices.
    if (query.format === "delivery") authorise(principal, "invoices:read", request);
    const mayFollow = async () => mayStillFollow(await principalOf(services, request), accountId);
    const headers = reply.getHeaders();
    const wanted = { accountId, lastEventId, format: query.format, headers, mayFollow, scopes };
    await services.eventStreams.serve(reply.raw, wanted, () => reply.hijack());
    return responseSent;
  },
});

/** A key that was revoked, has expired or lost its access ends its streams. */
function mayStillFollow(principal: Program | undefined, accountId: string): boolean {
  return principal?.accountId === accountId && principal.apiAccess && principal.scopes.has("webhooks:read");
}

function headerText(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text === "" ? undefined : text;
}
