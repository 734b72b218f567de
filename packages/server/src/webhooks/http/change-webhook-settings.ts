import { changeWebhookSettingsBody, webhookSettings } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { readWebhookSettings, setDefaultWebhookUrl } from "../settings.ts";
import { checkWebhookUrl } from "../webhook-url.ts";

export const changeWebhookSettings = defineRoute({
  method: "PATCH",
  path: "/v1/account/webhooks",
  auth: key("webhooks:write"),
  operation: "changeWebhookSettings",
  tag: "Webhooks",
  summary: "Set or remove the account's default webhook URL",
  body: changeWebhookSettingsBody,
  success: { status: 200, description: "The settings after the change", data: webhookSettings },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "INVALID_WEBHOOK_URL"],
  async handle({ db, clock, outbound }, { principal, body }) {
    const url = body.default_url === null ? null : await checkWebhookUrl(outbound, body.default_url);
    await setDefaultWebhookUrl(db, principal.accountId, url);
    return await readWebhookSettings(db, principal.accountId, clock.now());
  },
});
