import { formatTimestamp, type WebhookSettings } from "@inkvoice/contract";
import { changeAccount } from "../access/accounts.ts";
import type { Executor } from "../platform/db/schema.ts";

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

/** Requires a URL that passed `checkWebhookUrl`. */
export async function setDefaultWebhookUrl(executor: Executor, accountId: string, url: string | null): Promise<void> {
  await changeAccount(executor, accountId, { default_webhook_url: url });
}
