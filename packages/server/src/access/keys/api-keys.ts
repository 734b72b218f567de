import { defaultScopes, isScope, newId, type Scope } from "@inkvoice/contract";
import type { Executor } from "../../platform/db/schema.ts";
import { rangeOf } from "./allowed-addresses.ts";
import { apiKeyHint, hashApiKey, newApiKey } from "./api-key-text.ts";

export type ApiKeySummary = Readonly<{
  id: string;
  name: string;
  hint: string;
  scopes: readonly Scope[];
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  lastUsedAt: number | null;
  /** Name of the person who created it; null if none, or if that person was deleted. */
  createdBy: string | null;
  addresses: readonly string[];
}>;

export type NewApiKey = Readonly<{
  accountId: string;
  name: string;
  scopes?: readonly Scope[];
  expiresAt?: number | undefined;
  /** A key chosen by the operator instead of a random one. */
  key?: string | undefined;
  /** The person who creates it. */
  createdBy?: string | undefined;
  /** CIDRs from which it may be used. */
  addresses?: readonly string[] | undefined;
}>;

/** Stores a key and returns its text, which is not available again. */
export async function createApiKey(
  executor: Executor,
  wanted: NewApiKey,
  now: number,
): Promise<{ id: string; key: string }> {
  const key = wanted.key ?? newApiKey();
  const id = newId("apiKey", now);
  await executor
    .insertInto("api_keys")
    .values({
      id,
      account_id: wanted.accountId,
      name: wanted.name,
      hash: hashApiKey(key),
      hint: apiKeyHint(key),
      scopes: (wanted.scopes ?? defaultScopes).join(" "),
      created_at: now,
      expires_at: wanted.expiresAt ?? null,
      revoked_at: null,
      last_used_at: null,
      created_by: wanted.createdBy ?? null,
      addresses: wanted.addresses?.length ? wanted.addresses.map((each) => rangeOf(each) ?? each).join(" ") : null,
    })
    .execute();
  return { id, key };
}

export function addressesOf(text: string | null): string[] | undefined {
  return text === null ? undefined : text.split(" ");
}

export function scopesOf(text: string): Scope[] {
  return text.split(" ").filter(isScope);
}

export async function listApiKeys(executor: Executor, accountId: string): Promise<ApiKeySummary[]> {
  const rows = await executor
    .selectFrom("api_keys")
    .leftJoin("users", "users.id", "api_keys.created_by")
    .selectAll("api_keys")
    .select("users.name as creator")
    .where("api_keys.account_id", "=", accountId)
    .orderBy("api_keys.created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: scopesOf(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    createdBy: row.creator,
    addresses: addressesOf(row.addresses) ?? [],
  }));
}

/** Whether the account has or had this key. */
export async function hasApiKey(executor: Executor, accountId: string, id: string): Promise<boolean> {
  const row = await executor
    .selectFrom("api_keys")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False if there is no such key or it was revoked before. */
export async function revokeApiKey(executor: Executor, accountId: string, id: string, now: number): Promise<boolean> {
  const outcome = await executor
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

/** Revokes the keys that a person created for an account. */
export async function revokeKeysOf(
  executor: Executor,
  { accountId, userId }: Readonly<{ accountId: string; userId: string }>,
  now: number,
): Promise<void> {
  await executor
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("created_by", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}
