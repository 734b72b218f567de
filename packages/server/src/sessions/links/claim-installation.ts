import type { Executor } from "../../platform/db/schema.ts";
import { addMember, insertUser } from "../people.ts";
import { type AccessLink, createLink, spendLink, withdrawOpen } from "./links.ts";

export async function isClaimed(db: Executor): Promise<boolean> {
  return (await db.selectFrom("installation_owner").select("one").executeTakeFirst()) !== undefined;
}

/**
 * The token of a fresh claim link for the first account, or undefined once the installation has an owner. Called at
 * every start: a lost link is replaced by starting again, and the one before stops working.
 */
export async function createClaimToken(db: Executor, now: number): Promise<string | undefined> {
  if (await isClaimed(db)) return undefined;
  const account = await db.selectFrom("accounts").select("id").orderBy("created_at").orderBy("id").executeTakeFirst();
  if (!account) return undefined;
  await withdrawOpen(db, { kind: "claim" });
  return (await createLink(db, { kind: "claim", accountId: account.id }, now)).token;
}

/** Behind the #, which no browser sends: tokens in addresses would stand in the logs of every proxy on the way. */
export const claimPath = (token: string) => `/claim#token=${token}`;
export const linkPath = (token: string) => `/link#token=${token}`;

type Owner = Readonly<{ email: string; name: string; passwordHash: string; accountName?: string | undefined }>;

/** Makes the owner. Undefined when someone else was first: the installation's single row decides, whatever the tokens. */
export async function claimInstallation(
  db: Executor,
  link: AccessLink,
  owner: Owner,
  now: number,
): Promise<string | undefined> {
  return db
    .transaction()
    .execute(async (tx) => {
      if (!(await spendLink(tx, link.id, now))) return undefined;
      const userId = await insertUser(tx, { ...owner, handle: owner.email, operator: true }, now);
      const won = await tx
        .insertInto("installation_owner")
        .values({ one: 1, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(won.numInsertedOrUpdatedRows ?? 0n) === 0) throw new AlreadyClaimed();
      await addMember(tx, { userId, accountId: link.accountId, role: "owner" }, now);
      if (owner.accountName) {
        await tx.updateTable("accounts").set({ name: owner.accountName }).where("id", "=", link.accountId).execute();
      }
      return userId;
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyClaimed) return undefined;
      throw error;
    });
}

/** Ends the transaction of a claim that came second, so that its user is not kept. */
class AlreadyClaimed extends Error {}
