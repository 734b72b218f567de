import { changeAccount } from "../../access/accounts.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import { addMember, insertUser } from "../people/people.ts";
import { type AccessLink, createLink, useLink, withdrawOpenLinks } from "./links.ts";

export async function isClaimed(db: Executor): Promise<boolean> {
  return (await db.selectFrom("installation_owner").select("one").executeTakeFirst()) !== undefined;
}

/**
 * The token of a new claim link for the first account; undefined once the installation has an owner. Called at every
 * start, which replaces a lost link and voids the previous one.
 */
export async function createClaimToken(db: Executor, now: number): Promise<string | undefined> {
  if (await isClaimed(db)) return undefined;
  const account = await db.selectFrom("accounts").select("id").orderBy("created_at").orderBy("id").executeTakeFirst();
  if (!account) return undefined;
  await withdrawOpenLinks(db, { kind: "claim" });
  return (await createLink(db, { kind: "claim", accountId: account.id }, now)).token;
}

/** In the fragment, which browsers do not send: tokens in URLs would appear in the logs of every proxy. */
export const claimPath = (token: string) => `/claim#token=${token}`;
export const linkPath = (token: string) => `/link#token=${token}`;

type Owner = Readonly<{ email: string; name: string; passwordHash: string; accountName?: string | undefined }>;

/**
 * Creates the owner. Undefined if someone else was first: the single row of the installation decides. The caller then
 * rolls back, because the second owner is in the transaction already.
 */
export async function claimInstallation(
  tx: Tx,
  link: AccessLink,
  owner: Owner,
  now: number,
): Promise<string | undefined> {
  if (!(await useLink(tx, link.id, now))) return undefined;
  const userId = await insertUser(tx, { ...owner, handle: owner.email, operator: true }, now);
  const won = await tx
    .insertInto("installation_owner")
    .values({ one: 1, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(won.numInsertedOrUpdatedRows ?? 0n) === 0) return undefined;
  await addMember(tx, { userId, accountId: link.accountId, role: "owner" }, now);
  if (owner.accountName) await changeAccount(tx, link.accountId, { name: owner.accountName });
  return userId;
}
