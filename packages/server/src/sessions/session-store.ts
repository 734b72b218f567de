import { newId, type Plan } from "@inkvoice/contract";
import type { Role } from "@inkvoice/contract/dashboard";
import type { ExpressionBuilder } from "kysely";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { hashToken, newToken } from "./tokens.ts";

const day = 24 * 60 * 60 * 1000;
/** Lifetimes. Sessions of the provider last a day, because the provider may have locked the person out since. */
export const sessionLimits = { idle: 7 * day, absolute: 30 * day, byProvider: day } as const;
/** Limits writes of "last seen". */
const touchInterval = 60_000;

export type Visitor = Readonly<{ address: string; userAgent: string }>;

export type CurrentSession = Readonly<{
  sessionId: string;
  user: Readonly<{ id: string; email: string; name: string; operator: boolean }>;
  accountId: string;
  plan: Plan;
  role: Role;
  /** When this person last confirmed their identity. */
  confirmedAt: number;
  /** Whether it started at the sign-in provider. */
  byProvider: boolean;
  /** Whether the account asks for a second factor that this person does not have; the provider asks for its own. */
  lacksFactor: boolean;
}>;

export const storedUserAgent = (userAgent: string) => userAgent.slice(0, 300);

export async function startSession(
  db: Executor,
  owner: Readonly<{
    userId: string;
    accountId: string;
    confirmedAt?: number;
    awaitsFactor?: boolean;
    byProvider?: boolean;
    providerSid?: string | undefined;
    /** Start of the session that this one continues. */
    since?: number;
  }>,
  visitor: Visitor,
  now: number,
): Promise<string> {
  const { token, hash } = newToken();
  await db
    .insertInto("sessions")
    .values({
      id: newId("session", now),
      token_hash: hash,
      user_id: owner.userId,
      account_id: owner.accountId,
      created_at: owner.since ?? now,
      last_seen_at: now,
      awaits_factor: owner.awaitsFactor ? 1 : 0,
      confirmed_at: owner.confirmedAt ?? now,
      challenge: null,
      by_provider: owner.byProvider ? 1 : 0,
      provider_sid: owner.providerSid ?? null,
      address: visitor.address,
      user_agent: storedUserAgent(visitor.userAgent),
    })
    .execute();
  return token;
}

/** The session of a token. Reads the role each time, so that changes apply at once. */
export async function findSession(db: Executor, token: string, now: number): Promise<CurrentSession | undefined> {
  const row = await selectSession(db, token, now);
  if (!row) return undefined;
  if (row.last_seen_at < now - touchInterval) {
    const touch = db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", row.session_id);
    // On a full or read-only disk people can still read; only "last seen" is not stored.
    await touch.execute().catch(() => undefined);
  }
  return {
    sessionId: row.session_id,
    user: { id: row.user_id, email: row.email, name: row.name, operator: row.operator === 1 },
    accountId: row.account_id,
    plan: row.plan,
    role: row.role,
    confirmedAt: row.confirmed_at,
    byProvider: row.by_provider === 1,
    lacksFactor: row.require_second_factor === 1 && !row.has_factor && row.by_provider === 0,
  };
}

/** A signed-in session within its lifetime, with its person, account and role. */
function selectSession(db: Executor, token: string, now: number) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("memberships", (join) =>
      join
        .onRef("memberships.user_id", "=", "sessions.user_id")
        .onRef("memberships.account_id", "=", "sessions.account_id"),
    )
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .select(["sessions.id as session_id", "sessions.account_id", "sessions.last_seen_at", "sessions.confirmed_at"])
    .select(["sessions.by_provider", "users.id as user_id", "users.email", "users.name", "users.operator"])
    .select(["memberships.role", "accounts.plan", "accounts.require_second_factor"])
    .select((eb) => eb.exists(confirmedFactor(eb)).as("has_factor"))
    .where("sessions.token_hash", "=", hashToken(token))
    .where("sessions.awaits_factor", "=", 0)
    .where("sessions.created_at", ">", now - sessionLimits.absolute)
    .where("sessions.last_seen_at", ">", now - sessionLimits.idle)
    .where((where) =>
      where.or([
        where("sessions.by_provider", "=", 0),
        where("sessions.created_at", ">", now - sessionLimits.byProvider),
      ]),
    )
    .executeTakeFirst();
}

function confirmedFactor(eb: ExpressionBuilder<Tables, "sessions">) {
  return eb
    .selectFrom("second_factors")
    .select("second_factors.id")
    .whereRef("second_factors.user_id", "=", "sessions.user_id")
    .where("second_factors.confirmed", "=", 1);
}

export async function confirmSession(db: Executor, sessionId: string, now: number): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", sessionId).execute();
}

export function listSessions(db: Executor, userId: string, now: number) {
  return db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_seen_at", "address", "user_agent"])
    .where("user_id", "=", userId)
    .where("awaits_factor", "=", 0)
    .where("created_at", ">", now - sessionLimits.absolute)
    .where("last_seen_at", ">", now - sessionLimits.idle)
    .orderBy("last_seen_at", "desc")
    .execute();
}

export async function endSession(db: Executor, userId: string, sessionId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Ends a session and returns what its successor under a new id inherits: age and the provider's session id, so that its
 * lifetime and the provider's sign-out still apply. Undefined if it had ended meanwhile.
 */
export async function endReplacedSession(tx: Tx, userId: string, sessionId: string) {
  const row = await tx
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .returning(["created_at", "by_provider", "provider_sid"])
    .executeTakeFirst();
  if (!row) return undefined;
  return { since: row.created_at, byProvider: row.by_provider === 1, providerSid: row.provider_sid ?? undefined };
}

export async function endSessionsOf(db: Executor, userId: string, except?: string): Promise<void> {
  let query = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (except) query = query.where("id", "!=", except);
  await query.execute();
}

/** Ends sessions of the provider: the named one, or all of the person. Returns the people concerned. */
export async function endProviderSessions(
  db: Executor,
  { userId, sid }: Readonly<{ userId?: string | undefined; sid?: string | undefined }>,
): Promise<readonly { user_id: string; account_id: string }[]> {
  let query = db.deleteFrom("sessions").where("by_provider", "=", 1);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (sid !== undefined) query = query.where("provider_sid", "=", sid);
  return await query.returning(["user_id", "account_id"]).execute();
}

export async function sweepSessions(db: Executor, now: number): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where((where) =>
      where.or([
        where("created_at", "<=", now - sessionLimits.absolute),
        where("last_seen_at", "<=", now - sessionLimits.idle),
      ]),
    )
    .execute();
}
