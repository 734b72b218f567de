import { changeWebhookSettingsBody, webhookSettings } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { confirmed } from "../../sessions/session-auth.ts";
import { readWebhookSettings, setDefaultWebhookUrl } from "../settings.ts";
import { checkWebhookUrl } from "../webhook-url.ts";

export const changeWebhookSettings = defineRoute({
  method: "PATCH",
  path: "/v1/account/webhooks",
  auth: either(key("webhooks:write"), confirmed("owner")),
  operation: "changeWebhookSettings",
  tag: "Webhooks",
  summary: "Set or remove the account's default webhook URL",
  body: changeWebhookSettingsBody,
  example: { default_url: "https://app.example.com/hooks/inkvoice" },
  success: { status: 200, description: "The settings after the change", data: webhookSettings },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "INVALID_WEBHOOK_URL"],
  async handle({ db, outbound }, call) {
    const { accountId } = call.principal;
    const { default_url: wanted } = call.body;
    const url = wanted === null ? null : await checkWebhookUrl(outbound, wanted);
    await db.transaction().execute(async (tx) => {
      await setDefaultWebhookUrl(tx, accountId, url);
      await recordByCaller(tx, call, { action: "webhook.changed", subject: "default", details: { url } });
    });
    return await readWebhookSettings(db, accountId, call.now);
  },
});
