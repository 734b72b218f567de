import type { Executor, Tx } from "../platform/db/schema.ts";
import type { NoticeKind, NoticeRow } from "../platform/db/tables/deliveries.ts";

/** An automatic action that the account's people should know about. */
export type NewNotice = Readonly<{
  accountId: string;
  kind: NoticeKind;
  /** Endpoint id, or URL without an endpoint; repeated occurrences update the same notice. */
  subject: string;
  url: string;
  reason: string;
}>;

/** Belongs into the transaction of the action. Callers sort several notices, to avoid deadlocks. */
export async function recordNotice(tx: Tx, { accountId, ...happening }: NewNotice, now: number): Promise<void> {
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

/** Notices of the account; those about a sign-in only for that person. */
export async function listNotices(executor: Executor, accountId: string, userId?: string): Promise<NoticeRow[]> {
  const own = executor
    .selectFrom("notices")
    .selectAll()
    .where("account_id", "=", accountId)
    .where((where) => where.or([where("kind", "<>", "sign_in.stopped"), where("subject", "=", userId ?? "")]));
  return await own.orderBy("last_at", "desc").orderBy("subject").limit(100).execute();
}

export type NoticeKey = Pick<NewNotice, "accountId" | "subject"> & Readonly<{ kind?: NoticeKind }>;

/** Dismissed, or no longer true. */
export async function removeNotices(executor: Executor, { accountId, subject, kind }: NoticeKey): Promise<boolean> {
  let query = executor.deleteFrom("notices").where("account_id", "=", accountId).where("subject", "=", subject);
  if (kind) query = query.where("kind", "=", kind);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}
