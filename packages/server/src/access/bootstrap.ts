import type { Plan } from "@inkvoice/contract";
import { defaultKeyNames } from "@inkvoice/contract/dashboard";
import type { Database } from "../platform/db/schema.ts";
import type { SecretBox } from "../platform/encryption/secret-box.ts";
import { createAccount } from "./accounts.ts";
import { createApiKey } from "./keys/api-keys.ts";

export type Bootstrap = Readonly<{
  bootstrapApiKey: string | undefined;
  bootstrapWebhookSecret: string | undefined;
  bootstrapPlan: Plan;
}>;

export type FirstKey = Readonly<{ key: string; chosenByOperator: boolean }>;

/** Creates an account with a key on the very first start. Undefined if an account exists. */
export async function createFirstAccount(
  { db, secretBox }: Readonly<{ db: Database; secretBox: SecretBox }>,
  settings: Bootstrap,
  now: number,
): Promise<FirstKey | undefined> {
  return await db.transaction().execute(async (tx) => {
    // The marker row decides between two processes that start at once on an empty database.
    const marker = tx.insertInto("service_secrets").values({ name: "first-account", value: "made" });
    const first = await marker.onConflict((conflict) => conflict.column("name").doNothing()).executeTakeFirst();
    if ((first.numInsertedOrUpdatedRows ?? 0n) === 0n) return undefined;
    const { bootstrapPlan: plan, bootstrapWebhookSecret: webhookSecret } = settings;
    const account = await createAccount({ db: tx, secretBox }, { name: "Default", plan, webhookSecret }, now);
    const chosen = settings.bootstrapApiKey;
    const { key } = await createApiKey(tx, { accountId: account.id, name: defaultKeyNames.first, key: chosen }, now);
    return { key, chosenByOperator: chosen !== undefined };
  });
}
