import { defaultOverlapHours, rotatedSecret, rotateSecretBody } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import type { Platform } from "../../platform/services.ts";
import { either } from "../../sessions/either.ts";
import { confirmed } from "../../sessions/session-auth.ts";
import { rotateSecret } from "../secrets.ts";

export const rotateWebhookSecret = defineRoute({
  method: "POST",
  path: "/v1/account/webhooks/rotate-secret",
  auth: either(key("webhooks:write"), confirmed("owner")),
  operation: "rotateWebhookSecret",
  tag: "Webhooks",
  summary: "Replace the webhook secret; the old one goes on signing for 24 hours unless you say otherwise",
  body: rotateSecretBody,
  example: { overlap_hours: 24 },
  success: { status: 201, description: "The new secret, shown in this answer only", data: rotatedSecret },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER"],
  async handle(services: Platform, call) {
    const overlapHours = call.body?.overlap_hours ?? defaultOverlapHours;
    const { accountId } = call.principal;
    return await services.db.transaction().execute(async (tx) => {
      const rotated = await rotateSecret(tx, services.secretBox, { accountId }, { overlapHours, now: call.now });
      await recordByCaller(tx, call, { action: "secret.rotated", details: { overlap_hours: overlapHours } });
      return rotated;
    });
  },
});
