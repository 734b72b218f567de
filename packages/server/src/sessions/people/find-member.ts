import type { Executor } from "../../platform/db/schema.ts";

/** The member of an account with this id. */
export async function findMember(executor: Executor, accountId: string, userId: string) {
  return await executor
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email", "users.name", "memberships.role"])
    .where("memberships.account_id", "=", accountId)
    .where("memberships.user_id", "=", userId)
    .executeTakeFirst();
}
