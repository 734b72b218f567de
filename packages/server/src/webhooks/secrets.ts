import { formatTimestamp, type RotatedSecret } from "@inkvoice/contract";
import { newWebhookSecret } from "../access/secrets/webhook-secret.ts";
import { readEndpoint } from "../deliveries/endpoints.ts";
import type { Database, Executor, Tx } from "../platform/db/schema.ts";
import type { Sealer } from "../platform/encryption/secret-box.ts";

const hour = 60 * 60 * 1000;

/** Whose secret: the account's or, where one is named, an endpoint's. */
export type SecretOwner = Readonly<{ accountId: string; endpointId?: string }>;
type Keeper<Db> = Readonly<{ db: Db; sealer: Sealer }>;

/** Only for the account's owner in the dashboard; the API never shows a secret again. */
export async function revealWebhookSecret({ db, sealer }: Keeper<Executor>, accountId: string): Promise<string> {
  return sealer.unseal(await presentSecret(db, { accountId }));
}

/** What an endpoint's deliveries are signed with: its own secret or the account's. */
export async function revealEndpointSecret({ db, sealer }: Keeper<Executor>, owner: SecretOwner): Promise<string> {
  return sealer.unseal(await presentSecret(db, owner));
}

async function presentSecret(executor: Executor, { accountId, endpointId }: SecretOwner): Promise<string> {
  const endpoint = endpointId === undefined ? undefined : await readEndpoint(executor, accountId, endpointId);
  if (endpoint && endpoint.secret !== null) return endpoint.secret;
  const account = await executor
    .selectFrom("accounts")
    .select("webhook_secret")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return account.webhook_secret;
}

export type Rotation = Readonly<{ overlapHours: number; now: number }>;

/**
 * A new secret; the old one goes on signing for the overlap. What an earlier rotation promised holds through later ones, whatever
 * their overlap; only a rotation without any, as after a leak, ends everything that came before at once.
 */
export async function rotateWebhookSecret(
  keeper: Keeper<Database>,
  accountId: string,
  rotation: Rotation,
): Promise<RotatedSecret> {
  return rotateSecret(keeper, { accountId }, rotation);
}

/** An endpoint's first rotation gives it a secret of its own, in the place of the account's. */
export async function rotateSecret(
  { db, sealer }: Keeper<Database>,
  owner: SecretOwner,
  { overlapHours, now }: Rotation,
): Promise<RotatedSecret> {
  const secret = newWebhookSecret();
  const until = overlapHours > 0 ? Math.round(now + overlapHours * hour) : null;
  const lastUntil = await db.transaction().execute(async (tx) => {
    await holdOwner(tx, owner);
    if (until === null) await endRetired(tx, owner);
    else await retire(tx, owner, { secret: await presentSecret(tx, owner), until, now });
    const last = await lastRetirement(tx, owner, now);
    await replaceSecret(tx, owner, sealer.seal(secret), last);
    return last;
  });
  return { secret, previous_secret_until: lastUntil === null ? null : formatTimestamp(lastUntil) };
}

/** From now on the account's secret signs what goes to this endpoint. */
export async function dropEndpointSecret(tx: Tx, owner: Required<SecretOwner>): Promise<void> {
  await readEndpoint(tx, owner.accountId, owner.endpointId);
  await endRetired(tx, owner);
  await replaceSecret(tx, owner, null, null);
}

const ownerId = ({ accountId, endpointId }: SecretOwner) => endpointId ?? accountId;

/** An update that changes nothing holds the row: of two rotations at once, the second retires what the first made. */
async function holdOwner(tx: Tx, { accountId, endpointId }: SecretOwner): Promise<void> {
  await tx
    .updateTable("accounts")
    .set((set) => ({ plan: set.ref("plan") }))
    .where("id", "=", accountId)
    .execute();
  if (endpointId !== undefined) await readEndpoint(tx, accountId, endpointId);
}

type Retirement = Readonly<{ secret: string; until: number; now: number }>;

async function retire(tx: Tx, owner: SecretOwner, { secret, until, now }: Retirement): Promise<void> {
  const own = tx.deleteFrom("retired_secrets").where("owner_id", "=", ownerId(owner));
  await own.where("until", "<=", now).execute();
  const row = { owner_id: ownerId(owner), account_id: owner.accountId, secret, until, retired_at: now };
  await tx.insertInto("retired_secrets").values(row).execute();
}

async function endRetired(tx: Tx, owner: SecretOwner): Promise<void> {
  await tx.deleteFrom("retired_secrets").where("owner_id", "=", ownerId(owner)).execute();
}

async function lastRetirement(tx: Tx, owner: SecretOwner, now: number): Promise<number | null> {
  const row = await tx
    .selectFrom("retired_secrets")
    .select((select) => select.fn.max("until").as("last"))
    .where("owner_id", "=", ownerId(owner))
    .where("until", ">", now)
    .executeTakeFirst();
  return row?.last === null || row?.last === undefined ? null : Number(row.last);
}

async function replaceSecret(
  tx: Tx,
  { accountId, endpointId }: SecretOwner,
  sealed: string | null,
  until: number | null,
): Promise<void> {
  if (endpointId !== undefined) {
    const change = { secret: sealed, previous_secret_until: until };
    await tx.updateTable("webhook_endpoints").set(change).where("id", "=", endpointId).execute();
  } else if (sealed !== null) {
    const change = { webhook_secret: sealed, previous_secret_until: until };
    await tx.updateTable("accounts").set(change).where("id", "=", accountId).execute();
  }
}
