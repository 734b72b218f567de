import { newId } from "@inkvoice/contract";
import type { Role } from "@inkvoice/contract/dashboard";
import type { Executor } from "../platform/db/schema.ts";

export function findUserByEmail(db: Executor, email: string) {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findUser(db: Executor, userId: string) {
  return db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
}

type NewUser = Readonly<{ email: string; name: string; passwordHash: string; operator: boolean }>;

export async function insertUser(db: Executor, user: NewUser, now: number): Promise<string> {
  const id = newId("user", now);
  await db
    .insertInto("users")
    .values({
      id,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      operator: user.operator ? 1 : 0,
      created_at: now,
    })
    .execute();
  return id;
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

async function ownersBeside(db: Executor, accountId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom("memberships")
    .select((select) => select.fn.countAll<number>().as("owners"))
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .where("user_id", "!=", userId)
    .executeTakeFirstOrThrow();
  return Number(row.owners);
}

export type MemberChange = "done" | "no_such_member" | "last_owner";

/** An account always keeps an owner: without one nobody could invite, pay or close it. */
export async function changeRole(db: Executor, accountId: string, userId: string, role: Role): Promise<MemberChange> {
  return db.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, userId);
    if (!member) return "no_such_member";
    if (member.role === "owner" && role !== "owner" && (await ownersBeside(tx, accountId, userId)) === 0)
      return "last_owner";
    await tx
      .updateTable("memberships")
      .set({ role })
      .where("account_id", "=", accountId)
      .where("user_id", "=", userId)
      .execute();
    return "done";
  });
}

export async function removeMember(db: Executor, accountId: string, userId: string): Promise<MemberChange> {
  return db.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, userId);
    if (!member) return "no_such_member";
    if (member.role === "owner" && (await ownersBeside(tx, accountId, userId)) === 0) return "last_owner";
    await tx.deleteFrom("memberships").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
    await tx.deleteFrom("sessions").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
    return "done";
  });
}
