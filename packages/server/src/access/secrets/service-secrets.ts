import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/db/schema.ts";
import { createSecretBox, type SecretBox } from "../../platform/encryption/secret-box.ts";
import { rowIdentity } from "./secret-columns.ts";

/** For values that are not secret and are compared by commands without the key. */
const unencrypted = createSecretBox({ current: undefined, before: [] });

/** A secret that the service creates on its first start, shared by all processes on this database. */
export async function serviceSecret(
  executor: Executor,
  name: string,
  secretBox: SecretBox = unencrypted,
): Promise<string> {
  const place = rowIdentity("service_secrets", { name });
  const fresh = secretBox.encrypt(randomBytes(32).toString("base64url"), place);
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
  return secretBox.decrypt(row.value, place);
}
