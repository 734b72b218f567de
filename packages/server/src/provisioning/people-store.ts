import type { Executor, Tx } from "../platform/db/schema.ts";
import type { Attributes } from "./attributes.ts";
import type { Person } from "./people.ts";
import { alreadyTaken } from "./refusals.ts";

type Key = Readonly<{ accountId: string; id: string; userId: string | null }>;

/** Attributes that the identity provider sent; memberships and invitations are in tables of their own. */
export async function storePerson(tx: Tx, { accountId, id, userId }: Key, wanted: Attributes, now: number) {
  const values = {
    user_name: wanted.userName,
    external_id: wanted.externalId,
    role: wanted.role,
    profile: JSON.stringify(wanted.profile),
    user_id: userId,
    changed_at: now,
  };
  await tx
    .insertInto("provisioned_people")
    .values({ account_id: accountId, id, ...values, created_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doUpdateSet(values))
    .execute();
}

export async function deletePerson(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom("provisioned_people").where("account_id", "=", accountId).where("id", "=", id).execute();
}

export async function countPeople(db: Executor, accountId: string): Promise<number> {
  const { people } = await db
    .selectFrom("provisioned_people")
    .select((of) => of.fn.countAll<number>().as("people"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Throws if another person of the account has the userName, as a member too, or the externalId. */
export async function requireUnused(
  db: Executor,
  accountId: string,
  { userName, externalId }: Attributes,
  self?: Pick<Person, "id" | "userId">,
): Promise<void> {
  const others = db.selectFrom("provisioned_people").select("id").where("account_id", "=", accountId);
  const named = await others.where("user_name", "=", userName).execute();
  const members = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("users.id")
    .where("memberships.account_id", "=", accountId)
    .where("users.email", "=", userName)
    .execute();
  if (named.some(({ id }) => id !== self?.id) || members.some(({ id }) => id !== self?.userId))
    throw alreadyTaken("userName");
  if (externalId === null) return;
  const known = await others.where("external_id", "=", externalId).execute();
  if (known.some(({ id }) => id !== self?.id)) throw alreadyTaken("externalId");
}
