import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import {
  accountSecret,
  endpointSecret,
  retiredSecrets,
  type StoredSecrets,
} from "../../access/secrets/webhook-secret.ts";
import type { Dialect } from "../../platform/db/dialect.ts";
import type { Database, Tables } from "../../platform/db/schema.ts";
import { type Candidate, receiverLane } from "./fair-share.ts";

/**
 * Pending deliveries as a queue: the row is the job. A claim sets `due_at` to the end of the lease, so that one index
 * finds due deliveries and those of killed processes. All times are database time.
 */

export type QueueAccess = Readonly<{ db: Database; dialect: Dialect }>;

/** A leased delivery with everything for an attempt. */
export type ClaimedDelivery = Candidate &
  Readonly<{
    /** The endpoint's secrets, or the account's. */
    secrets: StoredSecrets;
    leaseToken: string;
    url: string;
    attempts: number;
    event_id: string;
    type: string;
    body: string;
    version: string | null;
  }>;

export type Search = Readonly<{ limit: number; without: { accounts: string[]; lanes: readonly Candidate[] } }>;

/** A due delivery; leased if an attempt began, but its lease ended. */
export type DueDelivery = Candidate & Readonly<{ isLeased: boolean }>;

/** Due deliveries, oldest first, except those of full accounts and lanes. */
export async function findDue({ db, dialect }: QueueAccess, { limit, without }: Search): Promise<DueDelivery[]> {
  let query = db
    .selectFrom("deliveries")
    .select(["id", "account_id", "endpoint_id", "host", "lease_token"])
    .where("state", "=", "pending")
    .where("due_at", "<=", dialect.now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit);
  if (without.accounts.length > 0) query = query.where("account_id", "not in", without.accounts);
  if (without.lanes.length > 0) {
    const lane = sql<string>`account_id || ' ' || coalesce(endpoint_id, host)`;
    query = query.where(lane, "not in", without.lanes.map(receiverLane));
  }
  const rows = await query.execute();
  return rows.map(({ lease_token, ...candidate }) => ({ ...candidate, isLeased: lease_token !== null }));
}

/** Claims those of the chosen deliveries that no other process has claimed. */
export async function claim(
  access: QueueAccess,
  chosen: readonly Candidate[],
  leaseMs: number,
): Promise<ClaimedDelivery[]> {
  if (chosen.length === 0) return [];
  const leaseToken = randomUUID();
  const leased = await lease(access, chosen, { leaseToken, leaseMs });
  if (leased.length === 0) return [];
  const rows = (await readLeased(access.db, leaseToken, leased)).map(withOwnSecret);
  // Queried only during a secret rotation, which is rare.
  const owners = new Set(rows.flatMap(({ owner, until }) => (until === null ? [] : [owner])));
  const retired = await retiredSecrets(access.db, [...owners]);
  // Deleting an event body also ends the lease of its delivery.
  return rows.flatMap(({ row: { body, ...row }, owner, secret }) =>
    body === null ? [] : [{ ...row, body, leaseToken, secrets: { secret, retired: retired.get(owner) ?? [] } }],
  );
}

async function lease(
  { db, dialect }: QueueAccess,
  chosen: readonly Candidate[],
  { leaseToken, leaseMs }: Readonly<{ leaseToken: string; leaseMs: number }>,
): Promise<readonly string[]> {
  const ids = sql.join(chosen.map(({ id }) => id));
  const { rows } = await sql<{ id: string }>`
    update deliveries set lease_token = ${leaseToken}, due_at = ${dialect.now} + ${sql.lit(Math.ceil(leaseMs))}
    where id in (
      select id from deliveries where id in (${ids}) and state = 'pending' and due_at <= ${dialect.now} ${dialect.skipLocked}
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Leased deliveries with event and secrets. By id as well, because no index has the lease token. */
function readLeased(db: Database, leaseToken: string, ids: readonly string[]) {
  return db
    .selectFrom("deliveries")
    .innerJoin("events", "events.id", "deliveries.event_id")
    .innerJoin("accounts", "accounts.id", "deliveries.account_id")
    .leftJoin("webhook_endpoints as endpoint", "endpoint.id", "deliveries.endpoint_id")
    .select(["deliveries.id", "deliveries.account_id", "deliveries.host", "deliveries.url", "deliveries.endpoint_id"])
    .select(["deliveries.attempts", "deliveries.event_id", "events.type", "events.body", "events.version"])
    .select(["accounts.webhook_secret", "accounts.previous_secret_until as account_until"])
    .select(["endpoint.secret as endpoint_secret", "endpoint.previous_secret_until as endpoint_until"])
    .where("deliveries.lease_token", "=", leaseToken)
    .where("deliveries.id", "in", ids)
    .orderBy("deliveries.id")
    .execute();
}

type LeasedRow = Awaited<ReturnType<typeof readLeased>>[number];

/** The secret that signs a delivery: of its endpoint if that has one, else of its account. */
function withOwnSecret({ webhook_secret, account_until, endpoint_secret, endpoint_until, ...row }: LeasedRow) {
  const { account_id, endpoint_id } = row;
  if (endpoint_secret === null || endpoint_id === null)
    return { row, owner: account_id, secret: accountSecret(account_id, webhook_secret), until: account_until };
  const secret = endpointSecret(account_id, endpoint_id, endpoint_secret);
  return { row, owner: endpoint_id, secret, until: endpoint_until };
}

type HeldLease = Pick<ClaimedDelivery, "id" | "leaseToken">;

const isStillHeld = (held: readonly HeldLease[]) => (where: ExpressionBuilder<Tables, "deliveries">) =>
  where.and([
    where("state", "=", "pending"),
    where(
      "id",
      "in",
      held.map(({ id }) => id),
    ),
    where("lease_token", "in", [...new Set(held.map(({ leaseToken }) => leaseToken))]),
  ]);

/** Renews the leases of running deliveries, except those that another process has taken over. Returns the ids. */
export async function renewLeases(
  { db, dialect }: QueueAccess,
  held: readonly HeldLease[],
  leaseMs: number,
): Promise<Set<string>> {
  if (held.length === 0) return new Set();
  const renewed = await db
    .updateTable("deliveries")
    .set({ due_at: sql<number>`${dialect.now} + ${sql.lit(Math.ceil(leaseMs))}` })
    .where(isStillHeld(held))
    .returning("id")
    .execute();
  return new Set(renewed.map(({ id }) => id));
}

/** Releases claimed deliveries that were not started. */
export async function releaseLeases({ db, dialect }: QueueAccess, held: readonly HeldLease[]): Promise<void> {
  if (held.length === 0) return;
  await db.updateTable("deliveries").set({ due_at: dialect.now, lease_token: null }).where(isStillHeld(held)).execute();
}

/** Milliseconds until the next delivery is due; null if there is none. */
export async function timeToNextDue({ db, dialect }: QueueAccess): Promise<number | null> {
  const next = await db
    .selectFrom("deliveries")
    .select(sql<number>`due_at - ${dialect.now}`.as("wait"))
    .where("state", "=", "pending")
    .where("due_at", ">", dialect.now)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return next?.wait ?? null;
}
