import { newId, type Plan } from "@inkvoice/contract";
import type { Updateable } from "kysely";
import type { Executor, Tables } from "../platform/db/schema.ts";
import type { SecretBox } from "../platform/encryption/secret-box.ts";
import { rowIdentity } from "./secrets/secret-columns.ts";
import { newWebhookSecret } from "./secrets/webhook-secret.ts";

export type Account = Readonly<{ id: string; name: string; plan: Plan; apiAccess: boolean; createdAt: number }>;

/** Without `webhookSecret` a random one is made. */
export type NewAccount = Readonly<{
  name: string;
  plan: Plan;
  apiAccess?: boolean;
  webhookSecret?: string | undefined;
}>;
export type AccountStore = Readonly<{ db: Executor; secretBox: SecretBox }>;

export async function createAccount(
  { db, secretBox }: AccountStore,
  wanted: NewAccount,
  now: number,
): Promise<Account> {
  const account = {
    id: newId("account", now),
    name: wanted.name,
    plan: wanted.plan,
    apiAccess: wanted.apiAccess ?? true,
  };
  const secret = wanted.webhookSecret ?? newWebhookSecret();
  await db
    .insertInto("accounts")
    .values({
      id: account.id,
      name: account.name,
      plan: account.plan,
      api_access: account.apiAccess ? 1 : 0,
      webhook_secret: secretBox.encrypt(secret, rowIdentity("accounts", account)),
      previous_webhook_secret: null,
      previous_secret_until: null,
      default_webhook_url: null,
      created_at: now,
    })
    .execute();
  return { ...account, createdAt: now };
}

export async function listAccounts(executor: Executor): Promise<Account[]> {
  const rows = await executor
    .selectFrom("accounts")
    .select(["id", "name", "plan", "api_access", "created_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    plan: row.plan,
    apiAccess: row.api_access === 1,
    createdAt: row.created_at,
  }));
}

/**
 * Locks the account's row until the transaction ends, for limits on the number of its rows elsewhere. An update that
 * changes nothing locks a row on either database.
 */
export async function lockAccount(tx: Executor, accountId: string): Promise<void> {
  await tx
    .updateTable("accounts")
    .set((account) => ({ plan: account.ref("plan") }))
    .where("id", "=", accountId)
    .execute();
}

type AccountSettings = Pick<
  Updateable<Tables["accounts"]>,
  | "name"
  | "default_webhook_url"
  | "webhook_secret"
  | "previous_secret_until"
  | "require_second_factor"
  | "retention_days"
  | "retention_removes"
  | "companies"
  | "order_tolerance"
  | "review_settings"
  | "review_recheck_below"
>;

export async function changeAccount(executor: Executor, accountId: string, change: AccountSettings): Promise<void> {
  await executor.updateTable("accounts").set(change).where("id", "=", accountId).execute();
}

/** Returns whether the account exists. */
export async function setPlan(executor: Executor, accountId: string, plan: Plan): Promise<boolean> {
  const outcome = await executor.updateTable("accounts").set({ plan }).where("id", "=", accountId).executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

/** Returns whether the account exists. */
export async function setApiAccess(executor: Executor, accountId: string, allowed: boolean): Promise<boolean> {
  const change = executor.updateTable("accounts").set({ api_access: allowed ? 1 : 0 });
  const outcome = await change.where("id", "=", accountId).executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}
