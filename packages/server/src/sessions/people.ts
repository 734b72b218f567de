import { newId } from "@inkvoice/contract";
import type { Role } from "@inkvoice/contract/dashboard";
import type { Executor, Tx } from "../platform/db/schema.ts";

/**
 * What makes a sign-in the only one of its kind. Inkvoice sends no mail, so an owner who invites could take the link himself: an
 * address that only he vouches for counts in his account alone and stands in nobody's way elsewhere.
 */
export function handleOf(email: string, vouchedForBy: "proven" | { accountId: string }): string {
  return vouchedForBy === "proven" ? email : `${email} ${vouchedForBy.accountId}`;
}

export function findByHandle(db: Executor, handle: string) {
  return db.selectFrom("users").selectAll().where("handle", "=", handle).executeTakeFirst();
}

/** Every sign-in under an address, the proven one first. */
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

/** Whose log a stranger's failed sign-in belongs in: the account of the address, where there is exactly one. */
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

/** The accounts a person belongs to, the one joined first at the top. */
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

/** Everybody who signs in here, one row for each account they belong to, for whoever looks after the server. */
export function everybody(db: Executor) {
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

export function memberOf(db: Executor, accountId: string, userId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email", "memberships.role"])
    .where("memberships.account_id", "=", accountId)
    .where("memberships.user_id", "=", userId)
    .executeTakeFirst();
}

export async function ownersBeside(db: Executor, accountId: string, userId: string): Promise<number> {
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

/** Held until the end of the transaction: of two owners who take each other's role at once, one finds himself the last. */
export async function holdMembers(tx: Executor, accountId: string): Promise<void> {
  await tx
    .updateTable("accounts")
    .set((eb) => ({ plan: eb.ref("plan") }))
    .where("id", "=", accountId)
    .execute();
}

/** Whoever runs the installation could not sign in to it any more. */
async function isOperatorsLast(tx: Executor, userId: string): Promise<boolean> {
  const person = await findUser(tx, userId);
  return person?.operator === 1 && (await accountsOf(tx, userId)).length === 1;
}

/** An account always keeps an owner: without one nobody could invite, pay or close it. The caller holds the members. */
export async function changeRole(
  tx: Tx,
  { accountId, userId, role }: Readonly<{ accountId: string; userId: string; role: Role }>,
  now: number,
): Promise<MemberChange> {
  const member = await memberOf(tx, accountId, userId);
  if (!member) return "no_such_member";
  if (member.role === "owner" && role !== "owner" && (await ownersBeside(tx, accountId, userId)) === 0)
    return "last_owner";
  if (member.role === "owner" && role !== "owner") await takeBackWhatOwnersMade(tx, accountId, userId, now);
  await tx
    .updateTable("memberships")
    .set({ role })
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .execute();
  return "done";
}

/** The caller holds the members. */
export async function removeMember(tx: Tx, accountId: string, userId: string, now: number): Promise<MemberChange> {
  const member = await memberOf(tx, accountId, userId);
  if (!member) return "no_such_member";
  if (member.role === "owner" && (await ownersBeside(tx, accountId, userId)) === 0) return "last_owner";
  if (await isOperatorsLast(tx, userId)) return "operators_last_account";
  await tx.deleteFrom("saved_views").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  await tx.deleteFrom("memberships").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  await tx.deleteFrom("sessions").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
  await takeBackWhatOwnersMade(tx, accountId, userId, now);
  return "done";
}

/** Whoever is no owner any more knows the keys and holds the links he made: they end with his rights. */
async function takeBackWhatOwnersMade(tx: Executor, accountId: string, userId: string, now: number): Promise<void> {
  await tx
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("account_id", "=", accountId)
    .where("created_by", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
  await tx
    .deleteFrom("access_links")
    .where("account_id", "=", accountId)
    .where("created_by", "=", userId)
    .where("used_at", "is", null)
    .execute();
}
