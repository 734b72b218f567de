import { defaultOverlapHours, rotatedSecret, rotateSecretBody } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { rowIdentity } from "../../access/secrets/secret-columns.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { type IdempotentRequest, runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJson } from "../../http/response/envelope.ts";
import { defineRoute, JsonEnvelope } from "../../http/route.ts";
import type { SecretBox } from "../../platform/encryption/secret-box.ts";
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
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "IDEMPOTENCY_KEY_REUSED"],
  async handle(services: Platform, call) {
    const overlapHours = call.body?.overlap_hours ?? defaultOverlapHours;
    const { accountId } = call.principal;
    const wish = withCipher(idempotentRequestOf("rotateWebhookSecret", call), services.secretBox);
    const answer = await runOnce(services.db, { wish, now: call.now }, async () => async (tx) => {
      const rotated = await rotateSecret(tx, services.secretBox, { accountId }, { overlapHours, now: call.now });
      await recordByCaller(tx, call, { action: "secret.rotated", details: { overlap_hours: overlapHours } });
      return { status: 201, json: JSON.stringify(rotated) };
    });
    return new JsonEnvelope({ ...answer, json: successJson(JSON.parse(answer.json), call.version) });
  },
});

/** Stores the response as encrypted as the account's secret, and re-encrypted with it. */
function withCipher(wish: IdempotentRequest | undefined, secretBox: SecretBox): IdempotentRequest | undefined {
  if (!wish) return undefined;
  const place = rowIdentity("idempotency_keys", { account_id: wish.accountId, key: wish.key });
  return {
    ...wish,
    cipher: {
      encrypt: (json) => secretBox.encrypt(json, place),
      decrypt: (text) => secretBox.decrypt(text, place),
    },
  };
}
