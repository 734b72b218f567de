import { eventDetail, webhookIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { readEvent } from "../../events/read-events.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { sendTestEvent } from "../send-test.ts";

export const testWebhook = defineRoute({
  method: "POST",
  path: "/v1/webhooks/:id/test",
  auth: either(key("webhooks:write"), session("owner")),
  operation: "testWebhook",
  tag: "Webhooks",
  summary: "Send a webhook.test event to one endpoint",
  params: webhookIdParams,
  success: { status: 201, description: "The event; read it again to see how its delivery went", data: eventDetail },
  errors: ["NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  async handle({ db, clock, signals }, call) {
    const { accountId } = call.principal;
    const now = clock.now();
    const answer = await runOnce(
      db,
      { wish: idempotentRequestOf("testWebhook", call), now },
      async () => async (tx) => {
        const eventId = await sendTestEvent(tx, accountId, { endpointId: call.params.id, now });
        return { status: 201, json: successJsonAround(JSON.stringify(await readEvent(tx, call.principal, eventId))) };
      },
    );
    signals.send("deliveries");
    signals.send("events");
    return answer;
  },
});
