import { randomBytes } from "node:crypto";
import type { Sealer } from "../platform/sealing/sealer.ts";

/** `whsec_` and 32 random bytes in base64, the form that Standard Webhooks libraries take. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export type AccountSecrets = Readonly<{
  webhook_secret: string;
  previous_webhook_secret: string | null;
  previous_secret_until: number | null;
}>;

export type SigningSecrets = Readonly<{
  /** Keys `X-Service-Signature`, which has room for one signature: the old secret until the overlap ends. */
  body: string;
  /** Key `webhook-signature`, which carries one signature for each. */
  standard: readonly string[];
}>;

export function signingSecrets(account: AccountSecrets, sealer: Sealer, now: number): SigningSecrets {
  const { previous_secret_until: until } = account;
  const current = sealer.unseal(account.webhook_secret);
  const previous = account.previous_webhook_secret && sealer.unseal(account.previous_webhook_secret);
  if (previous === null || until === null || now >= until) return { body: current, standard: [current] };
  return { body: previous, standard: [previous, current] };
}
