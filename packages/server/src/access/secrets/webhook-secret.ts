import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/db/schema.ts";
import type { SecretBox } from "../../platform/encryption/secret-box.ts";
import { rowIdentity } from "./secret-columns.ts";

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks libraries expect. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** An encrypted secret and the row that it is bound to. */
export type StoredSecret = Readonly<{ text: string; rowIdentity: string }>;

/** A replaced secret that still signs for a while. */
export type RetiredSecret = Readonly<{ secret: StoredSecret; until: number }>;

/** Encrypted secrets of an account, or of an endpoint with its own; retired ones oldest first. */
export type StoredSecrets = Readonly<{ secret: StoredSecret; retired: readonly RetiredSecret[] }>;

export const accountSecret = (accountId: string, text: string): StoredSecret => ({
  text,
  rowIdentity: rowIdentity("accounts", { id: accountId }),
});

export const endpointSecret = (accountId: string, endpointId: string, text: string): StoredSecret => ({
  text,
  rowIdentity: rowIdentity("webhook_endpoints", { account_id: accountId, id: endpointId }),
});

export type SigningSecrets = Readonly<{
  /** Signs `X-Service-Signature`, which has room for one signature: the oldest secret until its overlap ends. */
  body: string;
  /** Sign `webhook-signature`, which carries one signature each. */
  standard: readonly string[];
}>;

export function signingSecrets({ secret, retired }: StoredSecrets, secretBox: SecretBox, now: number): SigningSecrets {
  const open = ({ text, rowIdentity: place }: StoredSecret) => secretBox.decrypt(text, place);
  const current = open(secret);
  const earlier = retired.filter(({ until }) => until > now).map((each) => open(each.secret));
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
    .select(["owner_id", "account_id", "secret", "until"])
    .where("owner_id", "in", owners)
    .orderBy("retired_at")
    .execute();
  const byOwner = Map.groupBy(rows, (row) => row.owner_id);
  const stored = (row: (typeof rows)[number]): RetiredSecret => ({
    secret: { text: row.secret, rowIdentity: rowIdentity("retired_secrets", row) },
    until: row.until,
  });
  return new Map([...byOwner].map(([owner, own]) => [owner, own.map(stored)]));
}

export async function accountSecrets(executor: Executor, accountId: string): Promise<StoredSecrets> {
  const account = await executor
    .selectFrom("accounts")
    .select("webhook_secret")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const retired = await retiredSecrets(executor, [accountId]);
  return { secret: accountSecret(accountId, account.webhook_secret), retired: retired.get(accountId) ?? [] };
}
