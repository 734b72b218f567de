import { clearSessionCookie } from "../cookie.ts";
import { operation } from "../operation.ts";
import { endSession } from "../session-store.ts";

export const signOut = operation({
  method: "DELETE",
  path: "/api/session",
  access: "viewer",
  handle: async ({ services, session, reply }) => {
    await endSession(services.db, session.user.id, session.sessionId);
    clearSessionCookie(reply, services.publicUrl());
    return { signed_in: false };
  },
});
