import type { Plan } from "@inkvoice/contract";
import { defaultKeyNames } from "@inkvoice/contract/dashboard";
import type { Database } from "../platform/db/schema.ts";
import type { Sealer } from "../platform/encryption/secret-box.ts";
import { createAccount } from "./accounts.ts";
import { createApiKey } from "./keys/api-keys.ts";
import { newWebhookSecret } from "./secrets/webhook-secret.ts";

export type Bootstrap = Readonly<{
  bootstrapApiKey: string | undefined;
  bootstrapWebhookSecret: string | undefined;
  bootstrapPlan: Plan;
}>;

export type FirstKey = Readonly<{ key: string; chosenByOperator: boolean }>;

/** On the very first start: an account with a key. Undefined when the service has an account already. */
export async function createFirstAccount(
  { db, sealer }: Readonly<{ db: Database; sealer: Sealer }>,
  settings: Bootstrap,
  now: number,
): Promise<FirstKey | undefined> {
  return await db.transaction().execute(async (tx) => {
    // The service's own marker decides between two processes that start at once on an empty database.
    const marker = tx.insertInto("service_secrets").values({ name: "first-account", value: "made" });
    const first = await marker.onConflict((conflict) => conflict.column("name").doNothing()).executeTakeFirst();
    if ((first.numInsertedOrUpdatedRows ?? 0n) === 0n) return undefined;
    const webhookSecret = sealer.seal(settings.bootstrapWebhookSecret ?? newWebhookSecret());
    const account = await createAccount(tx, { name: "Default", plan: settings.bootstrapPlan, webhookSecret }, now);
    const chosen = settings.bootstrapApiKey;
    const { key } = await createApiKey(tx, { accountId: account.id, name: defaultKeyNames.first, key: chosen }, now);
    return { key, chosenByOperator: chosen !== undefined };
  });
}
