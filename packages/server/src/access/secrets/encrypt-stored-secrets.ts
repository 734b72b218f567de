import type { Executor } from "../../platform/db/schema.ts";
import type { Sealer } from "../../platform/encryption/secret-box.ts";

/** The service's own secrets; the other entries of that table are names and marks. */
const sealedNames = ["file-urls"];

/**
 * Brings every stored secret under the newest key: those from before there was a key, and those under the key before. Each
 * row changes only if it still holds what was read, so that processes may do it at once. Returns how many it changed.
 */
export async function sealStored(db: Executor, sealer: Sealer): Promise<number> {
  const renewed = (text: string) => (sealer.isCurrent(text) ? undefined : sealer.seal(sealer.unseal(text)));
  let changed = 0;
  for (const { id, webhook_secret } of await db.selectFrom("accounts").select(["id", "webhook_secret"]).execute()) {
    const after = renewed(webhook_secret);
    if (after === undefined) continue;
    const change = db.updateTable("accounts").set({ webhook_secret: after }).where("id", "=", id);
    await change.where("webhook_secret", "=", webhook_secret).execute();
    changed += 1;
  }
  for (const { id, secret } of await db.selectFrom("webhook_endpoints").select(["id", "secret"]).execute()) {
    const after = secret === null ? undefined : renewed(secret);
    if (after === undefined) continue;
    const change = db.updateTable("webhook_endpoints").set({ secret: after }).where("id", "=", id);
    await change.where("secret", "=", secret).execute();
    changed += 1;
  }
  for (const { owner_id, secret } of await db.selectFrom("retired_secrets").select(["owner_id", "secret"]).execute()) {
    const after = renewed(secret);
    if (after === undefined) continue;
    const change = db.updateTable("retired_secrets").set({ secret: after }).where("owner_id", "=", owner_id);
    await change.where("secret", "=", secret).execute();
    changed += 1;
  }
  const secrets = db.selectFrom("service_secrets").selectAll().where("name", "in", sealedNames);
  for (const { name, value } of await secrets.execute()) {
    const after = renewed(value);
    if (after === undefined) continue;
    const change = db.updateTable("service_secrets").set({ value: after }).where("name", "=", name);
    await change.where("value", "=", value).execute();
    changed += 1;
  }
  for (const { id, secret } of await db.selectFrom("second_factors").select(["id", "secret"]).execute()) {
    const after = renewed(secret);
    if (after === undefined) continue;
    const change = db.updateTable("second_factors").set({ secret: after }).where("id", "=", id);
    await change.where("secret", "=", secret).execute();
    changed += 1;
  }
  return changed;
}
