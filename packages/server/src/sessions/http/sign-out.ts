import { defineRoute } from "../../http/route.ts";
import { clearSessionCookie } from "../cookie.ts";
import type { SessionServices } from "../services.ts";
import { session } from "../session-auth.ts";
import { endSession } from "../session-store.ts";

export const signOut = defineRoute({
  method: "DELETE",
  path: "/api/session",
  auth: session("viewer"),
  handle: async (services: SessionServices, { session, reply, audit }) => {
    await endSession(services.db, session.user.id, session.sessionId);
    await audit("session.ended");
    clearSessionCookie(reply, services.publicUrl());
    return { signed_in: false };
  },
});
