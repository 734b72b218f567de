import { newId } from "@inkvoice/contract";
import { type SavedView, savedViewBody } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

const mostViews = 50;

export const listViews = defineRoute({
  method: "GET",
  path: "/api/views",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session }): Promise<{ views: SavedView[] }> => {
    const rows = await db
      .selectFrom("saved_views")
      .select(["id", "name", "query"])
      .where("account_id", "=", session.accountId)
      .where("user_id", "=", session.user.id)
      .orderBy("name")
      .execute();
    // Written by saveView.
    return {
      views: rows.map(({ id, name, query }) => ({
        id,
        name,
        ...(JSON.parse(query) as Pick<SavedView, "filter" | "sort">),
      })),
    };
  },
});

/** Under a name that is taken, the view there is replaced. */
export const saveView = defineRoute({
  method: "POST",
  path: "/api/views",
  auth: session("viewer"),
  body: savedViewBody,
  handle: async ({ db }: WebServices, { session, body: { name, filter, sort }, now }): Promise<{ saved: true }> => {
    const own = { account_id: session.accountId, user_id: session.user.id };
    const { count } = await db
      .selectFrom("saved_views")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("account_id", "=", own.account_id)
      .where("user_id", "=", own.user_id)
      .where("name", "!=", name)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostViews) throw refused("too_many_views", { views: String(mostViews) });
    const query = JSON.stringify({ filter, sort });
    await db
      .insertInto("saved_views")
      .values({ id: newId("savedView", now), ...own, name, query, created_at: now })
      .onConflict((conflict) => conflict.columns(["account_id", "user_id", "name"]).doUpdateSet({ query }))
      .execute();
    return { saved: true };
  },
});

export const removeView = defineRoute({
  method: "DELETE",
  path: "/api/views/:id",
  auth: session("viewer"),
  params: z.object({ id: z.string() }),
  handle: async ({ db }: WebServices, { session, params: { id } }): Promise<{ removed: true }> => {
    const removed = await db
      .deleteFrom("saved_views")
      .where("id", "=", id)
      .where("account_id", "=", session.accountId)
      .where("user_id", "=", session.user.id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw refused("view_not_found");
    return { removed: true };
  },
});
