import { formatTimestamp, type RotatedSecret, type WebhookSettings } from "@inkvoice/contract";
import { newWebhookSecret } from "../access/webhook-secret.ts";
import type { Executor } from "../platform/db/schema.ts";
import type { Sealer } from "../platform/sealing/sealer.ts";

const hour = 60 * 60 * 1000;

export async function readWebhookSettings(
  executor: Executor,
  accountId: string,
  now: number,
): Promise<WebhookSettings> {
  const account = await executor
    .selectFrom("accounts")
    .select(["default_webhook_url", "previous_secret_until"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const until = account.previous_secret_until;
  return {
    default_url: account.default_webhook_url,
    previous_secret_until: until !== null && until > now ? formatTimestamp(until) : null,
  };
}

/** Only for the account's owner in the dashboard; the API never shows a secret again. */
export async function revealWebhookSecret(
  { db, sealer }: Readonly<{ db: Executor; sealer: Sealer }>,
  accountId: string,
): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .select("webhook_secret")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return sealer.unseal(account.webhook_secret);
}

/** The URL must have passed `checkWebhookUrl`. */
export async function setDefaultWebhookUrl(executor: Executor, accountId: string, url: string | null): Promise<void> {
  await executor.updateTable("accounts").set({ default_webhook_url: url }).where("id", "=", accountId).execute();
}

export type Rotation = Readonly<{ overlapHours: number; now: number }>;

/** A new secret; the old one goes on signing for the overlap. A second rotation within it ends the older overlap. */
export async function rotateWebhookSecret(
  { db, sealer }: Readonly<{ db: Executor; sealer: Sealer }>,
  accountId: string,
  { overlapHours, now }: Rotation,
): Promise<RotatedSecret> {
  const secret = newWebhookSecret();
  const until = overlapHours > 0 ? Math.round(now + overlapHours * hour) : null;
  await db
    .updateTable("accounts")
    .set((eb) => ({
      webhook_secret: sealer.seal(secret),
      previous_webhook_secret: until === null ? null : eb.ref("webhook_secret"),
      previous_secret_until: until,
    }))
    .where("id", "=", accountId)
    .execute();
  return { secret, previous_secret_until: until === null ? null : formatTimestamp(until) };
}
