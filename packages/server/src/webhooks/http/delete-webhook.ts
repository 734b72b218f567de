import { deletedObject, webhookIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { deleteEndpoint } from "../endpoints.ts";

export const deleteWebhook = defineRoute({
  method: "DELETE",
  path: "/v1/webhooks/:id",
  auth: either(key("webhooks:write"), session("owner")),
  operation: "deleteWebhook",
  tag: "Webhooks",
  summary: "Delete a webhook endpoint; deliveries that still wait for it are canceled",
  params: webhookIdParams,
  success: { status: 200, description: "It is deleted", data: deletedObject },
  errors: ["NOT_FOUND"],
  async handle({ db }, call) {
    const { id } = call.params;
    await db.transaction().execute(async (tx) => {
      await deleteEndpoint(tx, call.principal.accountId, id, call.now);
      await recordByCaller(tx, call, { action: "webhook.changed", subject: id, details: { deleted: true } });
    });
    return { id, deleted: true };
  },
});
