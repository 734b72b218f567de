import { webhookList } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { listEndpoints } from "../endpoints.ts";
import { presentEndpoint } from "../present-endpoint.ts";

export const listWebhooks = defineRoute({
  method: "GET",
  path: "/v1/webhooks",
  auth: key("webhooks:read"),
  operation: "listWebhooks",
  tag: "Webhooks",
  summary: "List the webhook endpoints, newest first",
  success: { status: 200, description: "All endpoints; there are at most 20", data: webhookList },
  errors: [],
  async handle({ db }, { principal }) {
    const rows = await listEndpoints(db, principal.accountId);
    return { webhooks: rows.map(presentEndpoint) };
  },
});
