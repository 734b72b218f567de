import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/db/schema.ts";
import type { SecretBox } from "../../platform/encryption/secret-box.ts";

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks libraries expect. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** A replaced secret that still signs for a while. */
export type RetiredSecret = Readonly<{ secret: string; until: number }>;

/** Encrypted secrets of an account, or of an endpoint with its own; retired ones oldest first. */
export type StoredSecrets = Readonly<{ secret: string; retired: readonly RetiredSecret[] }>;

export type SigningSecrets = Readonly<{
  /** Signs `X-Service-Signature`, which has room for one signature: the oldest secret until its overlap ends. */
  body: string;
  /** Sign `webhook-signature`, which carries one signature each. */
  standard: readonly string[];
}>;

export function signingSecrets({ secret, retired }: StoredSecrets, secretBox: SecretBox, now: number): SigningSecrets {
  const current = secretBox.decrypt(secret);
  const earlier = retired.filter(({ until }) => until > now).map((each) => secretBox.decrypt(each.secret));
  return { body: earlier[0] ?? current, standard: [...earlier, current] };
}

/** Retired secrets of these accounts and endpoints, oldest first. */
export async function retiredSecrets(
  executor: Executor,
  owners: readonly string[],
): Promise<Map<string, RetiredSecret[]>> {
  if (owners.length === 0) return new Map();
  const rows = await executor
    .selectFrom("retired_secrets")
    .select(["owner_id", "secret", "until"])
    .where("owner_id", "in", owners)
    .orderBy("retired_at")
    .execute();
  return Map.groupBy(rows, (row) => row.owner_id);
}

export async function accountSecrets(executor: Executor, accountId: string): Promise<StoredSecrets> {
  const account = await executor
    .selectFrom("accounts")
    .select("webhook_secret")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const retired = await retiredSecrets(executor, [accountId]);
  return { secret: account.webhook_secret, retired: retired.get(accountId) ?? [] };
}
