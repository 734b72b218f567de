import { z } from "zod";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { SessionServices } from "../services.ts";
import { session } from "../session-auth.ts";
import { endSession, endSessionsOf } from "../session-store.ts";

export const endOneSession = defineRoute({
  method: "DELETE",
  path: "/api/sessions/:id",
  auth: session("viewer"),
  params: z.object({ id: z.string() }),
  handle: async (services: SessionServices, { session, params }) => {
    if (!(await endSession(services.db, session.user.id, params.id))) throw new ApiError("NOT_FOUND");
    return { ended: true };
  },
});

export const endOtherSessions = defineRoute({
  method: "DELETE",
  path: "/api/sessions",
  auth: session("viewer"),
  handle: async (services: SessionServices, { session }) => {
    await endSessionsOf(services.db, session.user.id, session.sessionId);
    return { ended: true };
  },
});
