import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/db/schema.ts";
import { createSealer, type Sealer } from "../../platform/encryption/secret-box.ts";

/** For names that are no secrets and are compared by commands without the key. */
const unsealed = createSealer({ current: undefined, before: [] });

/** A secret the service makes for itself on its first start, the same for every process on this database. */
export async function serviceSecret(executor: Executor, name: string, sealer: Sealer = unsealed): Promise<string> {
  const fresh = sealer.seal(randomBytes(32).toString("base64url"));
  await executor
    .insertInto("service_secrets")
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await executor
    .selectFrom("service_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return sealer.unseal(row.value);
}
