import { timingSafeEqual } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { Signals } from "../../platform/signals.ts";
import type { Program } from "../principal.ts";
import { hashApiKey } from "./api-key-text.ts";
import { addressesOf, scopesOf } from "./api-keys.ts";

type Known = Readonly<{ principal: Program; hash: Buffer; expiresAt: number | null; readAt: number }>;

/**
 * Looks up keys. Results are cached for two seconds, which spares the database in most requests; revoking a key clears
 * the cache at once, in other processes by a signal.
 */
export type KeyLookup = Readonly<{
  recognise(key: string): Promise<Program | undefined>;
  /** Clears the cache, after a key, a plan or an account changed. */
  forget(): void;
  /** Stores when keys were last used; called periodically and at shutdown. */
  flushLastUsed(): Promise<void>;
}>;

const rememberedMs = 2000;
const mostRemembered = 10_000;

export function createKeyLookup(db: Database, clock: Clock, signals: Signals): KeyLookup {
  const known = new Map<string, Known>();
  const lastUsed = new Map<string, number>();
  signals.on("keys", () => known.clear());

  async function remembered(hash: string, now: number): Promise<Known | undefined> {
    const found = known.get(hash);
    if (found && now - found.readAt < rememberedMs && now >= found.readAt) return found;
    const fresh = await readKey(db, clock, hash);
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

async function readKey(db: Database, clock: Clock, hash: string): Promise<Known | undefined> {
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
