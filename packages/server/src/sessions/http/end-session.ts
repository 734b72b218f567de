import { z } from "zod";
import { ApiError } from "../../platform/api-error.ts";
import { operation } from "../operation.ts";
import { endSession, endSessionsOf } from "../session-store.ts";

export const endOneSession = operation({
  method: "DELETE",
  path: "/api/sessions/:id",
  access: "viewer",
  params: z.object({ id: z.string() }),
  handle: async ({ services, session, params }) => {
    if (!(await endSession(services.db, session.user.id, params.id))) throw new ApiError("NOT_FOUND");
    return { ended: true };
  },
});

export const endOtherSessions = operation({
  method: "DELETE",
  path: "/api/sessions",
  access: "viewer",
  handle: async ({ services, session }) => {
    await endSessionsOf(services.db, session.user.id, session.sessionId);
    return { ended: true };
  },
});
