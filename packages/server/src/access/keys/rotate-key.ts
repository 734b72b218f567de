import type { Tx } from "../../platform/db/schema.ts";
import { addressesOf, createApiKey, scopesOf } from "./api-keys.ts";

const hour = 60 * 60 * 1000;

export type KeyRotation = Readonly<{
  accountId: string;
  keyId: string;
  /** How long the old key stays valid. */
  overlapHours: number;
  createdBy?: string;
}>;

/**
 * Creates a key with the same rights; the old one expires after the overlap. Undefined if there is no such active key.
 */
export async function rotateApiKey(
  tx: Tx,
  { accountId, keyId, overlapHours, createdBy }: KeyRotation,
  now: number,
): Promise<{ id: string; key: string; name: string; old_key_until: number } | undefined> {
  const own = tx.selectFrom("api_keys").selectAll().where("id", "=", keyId).where("account_id", "=", accountId);
  const old = await own.where("revoked_at", "is", null).executeTakeFirst();
  if (!old || (old.expires_at !== null && old.expires_at <= now)) return undefined;
  const until = Math.min(now + overlapHours * hour, old.expires_at ?? Number.POSITIVE_INFINITY);
  const change = overlapHours === 0 ? { revoked_at: now } : { expires_at: until };
  await tx.updateTable("api_keys").set(change).where("id", "=", keyId).execute();
  const same = { accountId, name: old.name, scopes: scopesOf(old.scopes), createdBy };
  const expiresAt = old.expires_at ?? undefined;
  const made = await createApiKey(tx, { ...same, expiresAt, addresses: addressesOf(old.addresses) }, now);
  return { ...made, name: old.name, old_key_until: until };
}
