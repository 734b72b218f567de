import { eventDetail, eventIdParams, redeliverBody } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { readEvent } from "../read-events.ts";
import { redeliver } from "../redeliver.ts";

export const redeliverEvent = defineRoute({
  method: "POST",
  path: "/v1/events/:id/redeliver",
  auth: key("webhooks:write"),
  operation: "redeliverEvent",
  tag: "Events",
  summary: "Send an event again, to one receiver or to all it had",
  params: eventIdParams,
  body: redeliverBody,
  example: { webhook_id: "whk_2169177287986858248" },
  success: { status: 201, description: "The event with its new deliveries", data: eventDetail },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  async handle({ db, clock, signals }, call) {
    const { accountId } = call.principal;
    const now = clock.now();
    const wanted = {
      eventId: call.params.id,
      deliveryId: call.body?.delivery_id,
      webhookId: call.body?.webhook_id,
      now,
    };
    const answer = await runOnce(
      db,
      { wish: idempotentRequestOf("redeliverEvent", call), now },
      async () => async (tx) => {
        await redeliver(tx, accountId, wanted);
        return {
          status: 201,
          json: successJsonAround(JSON.stringify(await readEvent(tx, call.principal, wanted.eventId))),
        };
      },
    );
    signals.send("deliveries");
    return answer;
  },
});
