import { eventDetail, eventIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import { readEvent } from "../read-events.ts";

export const getEvent = defineRoute({
  method: "GET",
  path: "/v1/events/:id",
  auth: key("webhooks:read"),
  operation: "getEvent",
  tag: "Events",
  summary: "Read one event with its deliveries and their attempts",
  params: eventIdParams,
  success: { status: 200, description: "The event with its deliveries", data: eventDetail },
  errors: ["NOT_FOUND"],
  async handle({ db }, { principal, params }) {
    return new JsonEnvelope({
      json: successJsonAround(JSON.stringify(await readEvent(db, principal, params.id))),
    });
  },
});
