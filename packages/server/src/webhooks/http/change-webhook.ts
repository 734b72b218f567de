import { changeWebhookBody, webhookEndpoint, webhookIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { readEndpoint } from "../../deliveries/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { changeEndpoint } from "../endpoints.ts";
import { presentEndpoint } from "../present-endpoint.ts";
import { checkWebhookUrl } from "../webhook-url.ts";

export const changeWebhook = defineRoute({
  method: "PATCH",
  path: "/v1/webhooks/:id",
  auth: key("webhooks:write"),
  operation: "changeWebhook",
  tag: "Webhooks",
  summary: "Change a webhook endpoint: url, events, description, enabled",
  params: webhookIdParams,
  body: changeWebhookBody,
  success: { status: 200, description: "The endpoint after the change", data: webhookEndpoint },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "INVALID_WEBHOOK_URL", "NOT_FOUND"],
  async handle({ db, clock, outbound, signals }, { principal, params: { id }, body }) {
    const { accountId } = principal;
    await readEndpoint(db, accountId, id);
    const change = body.url === undefined ? body : { ...body, url: await checkWebhookUrl(outbound, body.url) };
    const row = await db.transaction().execute((tx) => changeEndpoint(tx, accountId, { id, change, now: clock.now() }));
    signals.send("deliveries");
    return presentEndpoint(row);
  },
});
