import { webhookSettings } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { readWebhookSettings } from "../settings.ts";

export const getWebhookSettings = defineRoute({
  method: "GET",
  path: "/v1/account/webhooks",
  auth: either(key("webhooks:read"), session("owner")),
  operation: "getWebhookSettings",
  tag: "Webhooks",
  summary: "Read the account's default webhook URL and the state of its secret",
  success: {
    status: 200,
    description: "The settings; the secret itself is shown in the dashboard",
    data: webhookSettings,
  },
  errors: [],
  async handle({ db, clock }, { principal }) {
    return await readWebhookSettings(db, principal.accountId, clock.now());
  },
});
