import { timingSafeEqual } from "node:crypto";
import { defaultScopes, isScope, newId, type Scope } from "@inkvoice/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Executor } from "../../platform/db/schema.ts";
import type { Signals } from "../../platform/signals.ts";
import type { Program } from "../principal.ts";
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

type Known = Readonly<{ principal: Program; hash: Buffer; expiresAt: number | null; readAt: number }>;

/**
 * Looks up keys. Results are cached for two seconds, which spares the database in most requests; revoking a key clears
 * the cache at once, in other processes by a signal.
 */
export type ApiKeys = Readonly<{
  recognise(key: string): Promise<Program | undefined>;
  /** Clears the cache, after a key, a plan or an account changed. */
  forget(): void;
  /** Stores when keys were last used; called periodically and at shutdown. */
  flushLastUsed(): Promise<void>;
}>;

const rememberedMs = 2000;
const mostRemembered = 10_000;

export function createApiKeys(db: Database, clock: Clock, signals: Signals): ApiKeys {
  const known = new Map<string, Known>();
  const lastUsed = new Map<string, number>();
  signals.on("keys", () => known.clear());

  async function look(hash: string): Promise<Known | undefined> {
    const row = await db
      .selectFrom("api_keys")
      .innerJoin("accounts", "accounts.id", "api_keys.account_id")
      .select(["api_keys.id", "api_keys.account_id", "api_keys.hash", "api_keys.scopes", "api_keys.expires_at"])
      .select(["api_keys.addresses", "api_keys.name"])
      .select(["accounts.plan", "accounts.api_access"])
      .where("api_keys.hash", "=", hash)
      .where("api_keys.revoked_at", "is", null)
      .executeTakeFirst();
    if (!row) return undefined;
    const principal: Program = {
      accountId: row.account_id,
      keyId: row.id,
      person: null,
      name: `API key ${row.name}`,
      plan: row.plan,
      apiAccess: row.api_access === 1,
      scopes: new Set(scopesOf(row.scopes)),
      addresses: addressesOf(row.addresses),
    };
    return { principal, hash: Buffer.from(row.hash), expiresAt: row.expires_at, readAt: clock.now() };
  }

  async function remembered(hash: string, now: number): Promise<Known | undefined> {
    const found = known.get(hash);
    if (found && now - found.readAt < rememberedMs && now >= found.readAt) return found;
    const fresh = await look(hash);
    if (known.size >= mostRemembered) known.clear();
    if (fresh) known.set(hash, fresh);
    else known.delete(hash);
    return fresh;
  }

  async function recognise(key: string): Promise<Program | undefined> {
    const now = clock.now();
    const hash = hashApiKey(key);
    const found = await remembered(hash, now);
    if (!found || !timingSafeEqual(found.hash, Buffer.from(hash))) return undefined;
    if (found.expiresAt !== null && found.expiresAt <= now) return undefined;
    lastUsed.set(found.principal.keyId, now);
    return found.principal;
  }

  async function flushLastUsed(): Promise<void> {
    const uses = [...lastUsed];
    lastUsed.clear();
    for (const [id, at] of uses) {
      await db.updateTable("api_keys").set({ last_used_at: at }).where("id", "=", id).execute();
    }
  }

  function forget(): void {
    known.clear();
    signals.send("keys");
  }

  return { recognise, forget, flushLastUsed };
}
