import { newId } from "@inkvoice/contract";
import type { Role } from "@inkvoice/contract/dashboard";
import { lockAccount } from "../../access/accounts.ts";
import { revokeKeysOf } from "../../access/keys/api-keys.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import { findMember } from "./find-member.ts";
import { deleteSavedViews } from "./saved-views.ts";

/**
 * Unique key of a sign-in. Inkvoice sends no mail, so an inviting owner could open the link himself: an address known
 * only from an owner's invitation counts in that account alone, and does not block the address elsewhere.
 */
export function signInHandle(email: string, vouchedForBy: "proven" | { accountId: string }): string {
  return vouchedForBy === "proven" ? email : `${email} ${vouchedForBy.accountId}`;
}

export function findByHandle(db: Executor, handle: string) {
  return db.selectFrom("users").selectAll().where("handle", "=", handle).executeTakeFirst();
}

/** All sign-ins of an address, the proven one first. */
export async function signInsOf(db: Executor, email: string) {
  const rows = await db.selectFrom("users").selectAll().where("email", "=", email).orderBy("created_at").execute();
  return rows.sort((a, b) => Number(b.handle === email) - Number(a.handle === email));
}

export function findUser(db: Executor, userId: string) {
  return db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
}

type NewUser = Readonly<{ handle: string; email: string; name: string; passwordHash: string; operator: boolean }>;

export async function insertUser(db: Executor, user: NewUser, now: number): Promise<string> {
  const id = newId("user", now);
  await db
    .insertInto("users")
    .values({
      id,
      handle: user.handle,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      operator: user.operator ? 1 : 0,
      created_at: now,
    })
    .execute();
  return id;
}

export async function proveAddress(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ handle: eb.ref("email") }))
    .where("id", "=", userId)
    .execute();
}

export async function setPassword(db: Executor, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}

export async function addMember(
  db: Executor,
  membership: Readonly<{ userId: string; accountId: string; role: Role }>,
  now: number,
): Promise<void> {
  await db
    .insertInto("memberships")
    .values({ user_id: membership.userId, account_id: membership.accountId, role: membership.role, created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "account_id"]).doUpdateSet({ role: membership.role }))
    .execute();
}

/** The account whose log gets a failed sign-in: that of the address, if there is exactly one. */
export async function soleAccountOf(db: Executor, email: string): Promise<string | null> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select("memberships.account_id")
    .where("users.email", "=", email)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.account_id ?? null) : null;
}

/** A person's accounts, in the order of joining. */
export function accountsOf(db: Executor, userId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("accounts", "accounts.id", "memberships.account_id")
    .select(["accounts.id", "accounts.name", "accounts.plan", "memberships.role"])
    .where("memberships.user_id", "=", userId)
    .orderBy("memberships.created_at")
    .orderBy("accounts.id")
    .execute();
}

export async function hasPeople(db: Executor): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** All people with one row per account, for the operator. */
export function listEverybody(db: Executor) {
  return db
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .select(["users.id", "users.email", "users.name", "users.operator", "users.password_hash"])
    .select(["memberships.account_id", "memberships.role"])
    .select((select) => [
      select
        .selectFrom("second_factors")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("second_factors.user_id", "=", "users.id")
        .where("second_factors.confirmed", "=", 1)
        .as("factors"),
      select
        .selectFrom("provider_identities")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("provider_identities.user_id", "=", "users.id")
        .as("identities"),
    ])
    .orderBy("users.email")
    .orderBy("memberships.created_at")
    .execute();
}

export function membersOf(db: Executor, accountId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email", "users.name", "memberships.role", "memberships.created_at"])
    .where("memberships.account_id", "=", accountId)
    .orderBy("memberships.created_at")
    .orderBy("users.id")
    .execute();
}

export async function countOtherOwners(db: Executor, accountId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom("memberships")
    .select((select) => select.fn.countAll<number>().as("owners"))
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .where("user_id", "!=", userId)
    .executeTakeFirstOrThrow();
  return Number(row.owners);
}

export type MemberChange = "done" | "no_such_member" | "last_owner" | "operators_last_account";

/** Locks the members until the transaction ends, so that two owners cannot remove each other at once. */
export async function lockMembers(tx: Executor, accountId: string): Promise<void> {
  await lockAccount(tx, accountId);
}

/** Whether the operator would be left without a sign-in. */
async function isOperatorsLast(tx: Executor, userId: string): Promise<boolean> {
  const person = await findUser(tx, userId);
  return person?.operator === 1 && (await accountsOf(tx, userId)).length === 1;
}

/** An account must keep an owner, who alone can invite people or close it. Requires lockMembers(tx). */
export async function changeRole(
  tx: Tx,
  { accountId, userId, role }: Readonly<{ accountId: string; userId: string; role: Role }>,
  now: number,
): Promise<MemberChange> {
  const member = await findMember(tx, accountId, userId);
  if (!member) return "no_such_member";
  if (member.role === "owner" && role !== "owner" && (await countOtherOwners(tx, accountId, userId)) === 0)
    return "last_owner";
  if (member.role === "owner" && role !== "owner") await revokeKeysAndLinksOf(tx, accountId, userId, now);
  await tx
    .updateTable("memberships")
    .set({ role })
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .execute();
  return "done";
}

/** Requires lockMembers(tx). */
export async function removeMember(tx: Tx, accountId: string, userId: string, now: number): Promise<MemberChange> {
  const member = await findMember(tx, accountId, userId);
  if (!member) return "no_such_member";
  if (member.role === "owner" && (await countOtherOwners(tx, accountId, userId)) === 0) return "last_owner";
  if (await isOperatorsLast(tx, userId)) return "operators_last_account";
  await deleteSavedViews(tx, accountId, userId);
  await tx.deleteFrom("memberships").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  await tx.deleteFrom("sessions").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  await revokeKeysAndLinksOf(tx, accountId, userId, now);
  return "done";
}

/** A former owner still knows the keys and links they created, so these are revoked. */
async function revokeKeysAndLinksOf(tx: Executor, accountId: string, userId: string, now: number): Promise<void> {
  await revokeKeysOf(tx, { accountId, userId }, now);
  await tx
    .deleteFrom("access_links")
    .where("account_id", "=", accountId)
    .where("created_by", "=", userId)
    .where("used_at", "is", null)
    .execute();
}
