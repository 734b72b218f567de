import type { Executor } from "../../platform/db/schema.ts";

type Identity = Readonly<{ issuer: string; subject: string }>;

export async function findIdentity(db: Executor, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom("provider_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** False if another person has connected this identity first. */
export async function connectIdentity(
  db: Executor,
  { issuer, subject }: Identity,
  userId: string,
  now: number,
): Promise<boolean> {
  await db
    .insertInto("provider_identities")
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .execute();
  return (await findIdentity(db, { issuer, subject })) === userId;
}

/** Whether this person has an identity at the provider, or at an earlier one. */
export async function hasIdentity(db: Executor, userId: string, issuer?: string): Promise<boolean> {
  let own = db.selectFrom("provider_identities").select("subject").where("user_id", "=", userId);
  if (issuer !== undefined) own = own.where("issuer", "=", issuer);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Returns how many there were. */
export async function disconnectIdentities(db: Executor, userId: string): Promise<number> {
  const outcome = await db.deleteFrom("provider_identities").where("user_id", "=", userId).executeTakeFirst();
  return Number(outcome.numDeletedRows);
}
