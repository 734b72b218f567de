import type { Executor, Tx } from "../platform/db/schema.ts";
import type { NoticeKind, NoticeRow } from "../platform/db/tables/deliveries.ts";

/** Something the service did by itself that somebody of the account should know. */
export type Happening = Readonly<{
  accountId: string;
  kind: NoticeKind;
  /** The endpoint, or the URL where none stands behind it: what happens to it again is the same notice. */
  subject: string;
  url: string;
  reason: string;
}>;

/** In the transaction of what happened. Whoever records several sorts them, so that no two transactions wait in a circle. */
export async function recordNotice(tx: Tx, { accountId, ...happening }: Happening, now: number): Promise<void> {
  const { url, reason } = happening;
  await tx
    .insertInto("notices")
    .values({ account_id: accountId, ...happening, count: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "kind", "subject"])
        .doUpdateSet((select) => ({ url, reason, last_at: now, count: select("notices.count", "+", 1) })),
    )
    .execute();
}

export async function listNotices(executor: Executor, accountId: string): Promise<NoticeRow[]> {
  const own = executor.selectFrom("notices").selectAll().where("account_id", "=", accountId);
  return await own.orderBy("last_at", "desc").orderBy("subject").limit(100).execute();
}

export type NoticeName = Pick<Happening, "accountId" | "subject"> & Readonly<{ kind?: NoticeKind }>;

/** Read, or no longer true. */
export async function removeNotices(executor: Executor, { accountId, subject, kind }: NoticeName): Promise<boolean> {
  let query = executor.deleteFrom("notices").where("account_id", "=", accountId).where("subject", "=", subject);
  if (kind) query = query.where("kind", "=", kind);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}
