import { formatTimestamp, type RotatedSecret } from "@inkvoice/contract";
import { changeAccount, lockAccount } from "../access/accounts.ts";
import { rowIdentity } from "../access/secrets/secret-columns.ts";
import {
  accountSecret,
  endpointSecret,
  newWebhookSecret,
  type StoredSecret,
} from "../access/secrets/webhook-secret.ts";
import { readEndpoint, updateEndpoint } from "../deliveries/endpoints.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { SecretBox } from "../platform/encryption/secret-box.ts";

const hour = 60 * 60 * 1000;

/** The account's secret or, with `endpointId`, an endpoint's. */
export type SecretOwner = Readonly<{ accountId: string; endpointId?: string }>;
type Keeper = Readonly<{ db: Executor; secretBox: SecretBox }>;

/** For the account's owner in the dashboard; the API never shows a secret again. */
export async function revealWebhookSecret({ db, secretBox }: Keeper, accountId: string): Promise<string> {
  return open(secretBox, await presentSecret(db, { accountId }));
}

/** The secret that signs an endpoint's deliveries: its own or the account's. */
export async function revealEndpointSecret({ db, secretBox }: Keeper, owner: SecretOwner): Promise<string> {
  return open(secretBox, await presentSecret(db, owner));
}

const open = (secretBox: SecretBox, { text, rowIdentity: place }: StoredSecret) => secretBox.decrypt(text, place);

async function presentSecret(executor: Executor, { accountId, endpointId }: SecretOwner): Promise<StoredSecret> {
  const endpoint = endpointId === undefined ? undefined : await readEndpoint(executor, accountId, endpointId);
  if (endpoint && endpoint.secret !== null) return endpointSecret(accountId, endpoint.id, endpoint.secret);
  const account = await executor
    .selectFrom("accounts")
    .select("webhook_secret")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return accountSecret(accountId, account.webhook_secret);
}

export type Rotation = Readonly<{ overlapHours: number; now: number }>;

/**
 * Replaces a secret; the old one keeps signing for the overlap. Overlaps of earlier rotations stay in force, except
 * after a rotation without overlap (as after a leak), which ends all of them. An endpoint's first rotation gives it its
 * own secret.
 */
export async function rotateSecret(
  tx: Tx,
  secretBox: SecretBox,
  owner: SecretOwner,
  { overlapHours, now }: Rotation,
): Promise<RotatedSecret> {
  const secret = newWebhookSecret();
  const until = overlapHours > 0 ? Math.round(now + overlapHours * hour) : null;
  await lockOwner(tx, owner);
  if (until === null) await endRetired(tx, owner);
  else {
    const present = open(secretBox, await presentSecret(tx, owner));
    const place = rowIdentity("retired_secrets", { account_id: owner.accountId, owner_id: ownerId(owner) });
    await retire(tx, owner, { secret: secretBox.encrypt(present, place), until, now });
  }
  const lastUntil = await lastRetirement(tx, owner, now);
  const { accountId, endpointId } = owner;
  const row =
    endpointId === undefined ? accountSecret(accountId, secret) : endpointSecret(accountId, endpointId, secret);
  await replaceSecret(tx, owner, secretBox.encrypt(secret, row.rowIdentity), lastUntil);
  return { secret, previous_secret_until: lastUntil === null ? null : formatTimestamp(lastUntil) };
}

/** Deletes the endpoint's secret; the account's signs again. */
export async function dropEndpointSecret(tx: Tx, owner: Required<SecretOwner>): Promise<void> {
  await readEndpoint(tx, owner.accountId, owner.endpointId);
  await endRetired(tx, owner);
  await replaceSecret(tx, owner, null, null);
}

const ownerId = ({ accountId, endpointId }: SecretOwner) => endpointId ?? accountId;

/** Serialises rotations: the second of two concurrent ones retires the secret of the first. */
async function lockOwner(tx: Tx, { accountId, endpointId }: SecretOwner): Promise<void> {
  await lockAccount(tx, accountId);
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
  encrypted: string | null,
  until: number | null,
): Promise<void> {
  if (endpointId !== undefined) {
    await updateEndpoint(tx, endpointId, { secret: encrypted, previous_secret_until: until });
  } else if (encrypted !== null) {
    await changeAccount(tx, accountId, { webhook_secret: encrypted, previous_secret_until: until });
  }
}
