import type { Executor, Tx } from "../platform/db/schema.ts";
import type { NoticeKind, NoticeRow } from "../platform/db/tables/deliveries.ts";

/** An automatic action or a security event that the account's people should know about. */
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

export type NoticeReader = Readonly<{ userId: string; isOwner: boolean; address: string }>;

/**
 * Notices of the account that a person sees. Those about a sign-in are for that person, at another address than the new
 * sign-in's, where nobody could dismiss it unseen. New keys are for the owners who did not create them.
 */
export async function listNotices(
  executor: Executor,
  accountId: string,
  { userId, isOwner, address }: NoticeReader,
): Promise<NoticeRow[]> {
  const visible = executor
    .selectFrom("notices")
    .selectAll()
    .where("account_id", "=", accountId)
    .where((where) =>
      where.or([
        where("kind", "in", ["endpoint.disabled", "delivery.exhausted"]),
        where.and([where("kind", "=", "sign_in.stopped"), where("subject", "=", userId)]),
        where.and([where("kind", "=", "sign_in.new"), where("subject", "=", userId), where("reason", "<>", address)]),
        ...(isOwner
          ? [where.and([where("kind", "=", "key.created"), where("subject", "not in", keysBy(executor, userId))])]
          : []),
      ]),
    );
  return await visible.orderBy("last_at", "desc").orderBy("subject").limit(100).execute();
}

const keysBy = (executor: Executor, userId: string) =>
  executor.selectFrom("api_keys").select("id").where("created_by", "=", userId);

/** Tells the account's owners of a key that somebody made. */
export async function noticeNewKey(
  tx: Tx,
  key: Readonly<{ accountId: string; id: string; name: string; by: string }>,
  now: number,
): Promise<void> {
  const { accountId, id, name, by } = key;
  await recordNotice(tx, { accountId, kind: "key.created", subject: id, url: name, reason: by }, now);
}

export type NoticeKey = Pick<NewNotice, "accountId" | "subject"> & Readonly<{ kind?: NoticeKind }>;

/** Dismissed, or no longer true. */
export async function removeNotices(executor: Executor, { accountId, subject, kind }: NoticeKey): Promise<boolean> {
  let query = executor.deleteFrom("notices").where("account_id", "=", accountId).where("subject", "=", subject);
  if (kind) query = query.where("kind", "=", kind);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}
