import type { Executor } from "../../platform/db/schema.ts";

export type Member = Readonly<{ id: string; name: string }>;

/** The member of an account with this id. */
export async function findMember(executor: Executor, accountId: string, userId: string): Promise<Member | undefined> {
  return await executor
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.name"])
    .where("memberships.account_id", "=", accountId)
    .where("memberships.user_id", "=", userId)
    .executeTakeFirst();
}
