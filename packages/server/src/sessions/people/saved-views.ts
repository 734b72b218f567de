import { newId } from "@inkvoice/contract";
import type { SavedView } from "@inkvoice/contract/dashboard";
import type { Executor } from "../../platform/db/schema.ts";
import type { CurrentSession } from "../session-store.ts";

type Owner = Pick<CurrentSession, "accountId" | "user">;

export async function readSavedViews(executor: Executor, { accountId, user }: Owner): Promise<SavedView[]> {
  const rows = await executor
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .where("account_id", "=", accountId)
    .where("user_id", "=", user.id)
    .orderBy("name")
    .execute();
  // Written by storeSavedView.
  return rows.map(({ id, name, query }) => ({
    id,
    name,
    ...(JSON.parse(query) as Pick<SavedView, "filter" | "sort">),
  }));
}

/** Replaces a view with the same name. */
export async function storeSavedView(
  executor: Executor,
  { accountId, user }: Owner,
  { name, filter, sort }: Omit<SavedView, "id">,
  now: number,
): Promise<void> {
  const query = JSON.stringify({ filter, sort });
  await executor
    .insertInto("saved_views")
    .values({ id: newId("savedView", now), account_id: accountId, user_id: user.id, name, query, created_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "user_id", "name"]).doUpdateSet({ query }))
    .execute();
}

/** Returns whether there was such a view. */
export async function deleteSavedView(executor: Executor, { accountId, user }: Owner, id: string): Promise<boolean> {
  const removed = await executor
    .deleteFrom("saved_views")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Deletes the views of a former member. */
export async function deleteSavedViews(executor: Executor, accountId: string, userId: string): Promise<void> {
  await executor.deleteFrom("saved_views").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
}
