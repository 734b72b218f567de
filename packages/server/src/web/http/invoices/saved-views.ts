import { type SavedView, savedViewBody } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { deleteSavedView, readSavedViews, storeSavedView } from "../../../sessions/people/saved-views.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

const mostViews = 50;

export const listViews = defineRoute({
  method: "GET",
  path: "/api/views",
  auth: session("viewer"),
  handle: async ({ db }: WebServices, { session }): Promise<{ views: SavedView[] }> => ({
    views: await readSavedViews(db, session),
  }),
});

/** Replaces a view with the same name. */
export const saveView = defineRoute({
  method: "POST",
  path: "/api/views",
  auth: session("viewer"),
  body: savedViewBody,
  handle: async ({ db }: WebServices, { session, body, now }): Promise<{ saved: true }> => {
    const others = (await readSavedViews(db, session)).filter(({ name }) => name !== body.name);
    if (others.length >= mostViews) throw refused("too_many_views", { views: String(mostViews) });
    await storeSavedView(db, session, body, now);
    return { saved: true };
  },
});

export const removeView = defineRoute({
  method: "DELETE",
  path: "/api/views/:id",
  auth: session("viewer"),
  params: z.object({ id: z.string() }),
  handle: async ({ db }: WebServices, { session, params: { id } }): Promise<{ removed: true }> => {
    if (!(await deleteSavedView(db, session, id))) throw refused("view_not_found");
    return { removed: true };
  },
});
