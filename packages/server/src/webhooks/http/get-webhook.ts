import { webhookEndpoint, webhookIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { readEndpoint } from "../../deliveries/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { presentEndpoint } from "../present-endpoint.ts";

export const getWebhook = defineRoute({
  method: "GET",
  path: "/v1/webhooks/:id",
  auth: either(key("webhooks:read"), session("owner")),
  operation: "getWebhook",
  tag: "Webhooks",
  summary: "Read one webhook endpoint",
  params: webhookIdParams,
  success: { status: 200, description: "The endpoint, and why it is disabled where it is", data: webhookEndpoint },
  errors: ["NOT_FOUND"],
  async handle({ db }, { principal, params, now }) {
    return presentEndpoint(await readEndpoint(db, principal.accountId, params.id), now);
  },
});
