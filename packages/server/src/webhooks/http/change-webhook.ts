import { changeWebhookBody, webhookEndpoint, webhookIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { readEndpoint } from "../../deliveries/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { confirmed } from "../../sessions/session-auth.ts";
import { changeEndpoint } from "../endpoints.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import { checkWebhookUrl } from "../webhook-url.ts";

export const changeWebhook = defineRoute({
  method: "PATCH",
  path: "/v1/webhooks/:id",
  auth: either(key("webhooks:write"), confirmed("owner")),
  operation: "changeWebhook",
  tag: "Webhooks",
  summary: "Change a webhook endpoint: url, events, description, enabled",
  params: webhookIdParams,
  body: changeWebhookBody,
  example: { enabled: false },
  success: { status: 200, description: "The endpoint after the change", data: webhookEndpoint },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "INVALID_WEBHOOK_URL", "NOT_FOUND"],
  async handle({ db, outbound, signals }, call) {
    const { body, now } = call;
    const { accountId } = call.principal;
    const { id } = call.params;
    await readEndpoint(db, accountId, id);
    const change = body.url === undefined ? body : { ...body, url: await checkWebhookUrl(outbound, body.url) };
    const row = await db.transaction().execute(async (tx) => {
      const changed = await changeEndpoint(tx, accountId, { id, change, now });
      const details = { url: changed.url, enabled: changed.enabled === 1 };
      await recordByCaller(tx, call, { action: "webhook.changed", subject: id, details });
      return changed;
    });
    signals.send("deliveries");
    return presentEndpoint(row, now);
  },
});
