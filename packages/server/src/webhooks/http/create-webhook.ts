import { createWebhookBody, webhookEndpoint } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { confirmed } from "../../sessions/session-auth.ts";
import { createEndpoint } from "../endpoints.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import { checkWebhookUrl } from "../webhook-url.ts";

export const createWebhook = defineRoute({
  method: "POST",
  path: "/v1/webhooks",
  auth: either(key("webhooks:write"), confirmed("owner")),
  operation: "createWebhook",
  tag: "Webhooks",
  summary: "Create a webhook endpoint",
  body: createWebhookBody,
  example: { url: "https://app.example.com/hooks/inkvoice", events: ["invoice.completed", "invoice.failed"] },
  success: { status: 201, description: "The endpoint as it is now", data: webhookEndpoint },
  errors: [
    "INVALID_REQUEST",
    "INVALID_PARAMETER",
    "INVALID_WEBHOOK_URL",
    "WEBHOOK_LIMIT_REACHED",
    "IDEMPOTENCY_KEY_REUSED",
  ],
  async handle({ db, clock, outbound }, call) {
    const now = clock.now();
    return await runOnce(db, { wish: idempotentRequestOf("createWebhook", call), now }, async () => {
      const url = await checkWebhookUrl(outbound, call.body.url);
      return async (tx) => {
        const row = await createEndpoint(tx, call.principal.accountId, { ...call.body, url, now });
        await recordByCaller(tx, call, { action: "webhook.changed", subject: row.id, details: { url } });
        return { status: 201, json: successJsonAround(JSON.stringify(presentEndpoint(row, now))) };
      };
    });
  },
});
