import { eventList, listEventsQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import { listEvents as readPage } from "../read-events.ts";

export const listEvents = defineRoute({
  method: "GET",
  path: "/v1/events",
  auth: key("webhooks:read"),
  operation: "listEvents",
  tag: "Events",
  summary: "List events, newest first",
  query: listEventsQuery,
  success: {
    status: 200,
    description:
      "Events as they were sent, each with the states of its deliveries; without invoices:read only id, type and time",
    data: eventList,
  },
  errors: ["INVALID_PARAMETER"],
  async handle({ db }, { principal, query }) {
    // An event keeps the shape of its upload's version, whatever version asks for it.
    return new JsonEnvelope({
      json: successJsonAround(JSON.stringify(await readPage(db, principal, query))),
    });
  },
});
