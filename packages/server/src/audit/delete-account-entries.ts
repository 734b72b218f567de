import type { Tx } from "../platform/db/schema.ts";

/** Acts that only operators and commands perform on an account, for entries from before the chains. */
const operatorActions = ["account.opened", "account.plan", "account.access", "account.exported", "factor.lost"];

/** The deleted part of the log, for the entry of the account's deletion. */
export type DeletedEntries = Readonly<{ entries: number; last_hash: string | null }>;

/** Deletes an account's own entries. Those of operators and commands about the account stay, in their own chain. */
export async function deleteAccountEntries(tx: Tx, accountId: string): Promise<DeletedEntries> {
  await tx.insertInto("audit_gate").values({ one: 1 }).execute();
  const own = await tx.deleteFrom("audit_log").where("chain", "=", accountId).executeTakeFirst();
  const earlier = await tx
    .deleteFrom("audit_log")
    .where("account_id", "=", accountId)
    .where("chain", "is", null)
    .where("action", "not in", operatorActions)
    .where((where) => where.or([where("actor_kind", "!=", "command"), where("actor_name", "=", "Retention")]))
    .executeTakeFirst();
  await tx.deleteFrom("audit_gate").execute();
  const head = await tx.deleteFrom("audit_heads").where("chain", "=", accountId).returning("hash").executeTakeFirst();
  return { entries: Number(own.numDeletedRows + earlier.numDeletedRows), last_hash: head?.hash ?? null };
}
