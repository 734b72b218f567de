import { webhookList } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { listEndpoints } from "../endpoints.ts";
import { presentEndpoint } from "../present-endpoint.ts";

export const listWebhooks = defineRoute({
  method: "GET",
  path: "/v1/webhooks",
  auth: either(key("webhooks:read"), session("owner")),
  operation: "listWebhooks",
  tag: "Webhooks",
  summary: "List the webhook endpoints, newest first",
  success: { status: 200, description: "All endpoints; there are at most 20", data: webhookList },
  errors: [],
  async handle({ db }, { principal, now }) {
    const rows = await listEndpoints(db, principal.accountId);
    return { webhooks: rows.map((row) => presentEndpoint(row, now)) };
  },
});
