import type { Executor } from "../platform/db/schema.ts";
import type { Sealer } from "../platform/sealing/sealer.ts";

/** The service's own secrets; the other entries of that table are names and marks. */
const sealedNames = ["file-urls"];

/**
 * Brings every stored secret under the newest key: those from before there was a key, and those under the key before. Each
 * row changes only if it still holds what was read, so that processes may do it at once. Returns how many it changed.
 */
export async function sealStored(db: Executor, sealer: Sealer): Promise<number> {
  const renewed = (text: string) => (sealer.isCurrent(text) ? undefined : sealer.seal(sealer.unseal(text)));
  let changed = 0;
  const accounts = db.selectFrom("accounts").select(["id", "webhook_secret", "previous_webhook_secret"]);
  for (const account of await accounts.execute()) {
    for (const column of ["webhook_secret", "previous_webhook_secret"] as const) {
      const before = account[column];
      const after = before === null ? undefined : renewed(before);
      if (before === null || after === undefined) continue;
      const change = db
        .updateTable("accounts")
        .set({ [column]: after })
        .where("id", "=", account.id);
      await change.where(column, "=", before).execute();
      changed += 1;
    }
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
