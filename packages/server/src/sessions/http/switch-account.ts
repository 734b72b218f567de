import { switchAccountBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { setSessionCookie } from "../cookie.ts";
import { memberOf } from "../people.ts";
import type { SessionServices } from "../services.ts";
import { session } from "../session-auth.ts";
import { endSession, startSession } from "../session-store.ts";

/** Another account means other rights, and so a new session id. */
export const switchAccount = defineRoute({
  method: "POST",
  path: "/api/session/account",
  auth: session("viewer"),
  body: switchAccountBody,
  handle: async (services: SessionServices, { session, body, visitor, now, reply }) => {
    const member = await memberOf(services.db, body.account_id, session.user.id);
    if (!member) throw new ApiError("NOT_FOUND");
    await endSession(services.db, session.user.id, session.sessionId);
    const { confirmedAt, byProvider } = session;
    const owner = { userId: session.user.id, accountId: body.account_id, confirmedAt, byProvider };
    setSessionCookie(reply, services.publicUrl(), await startSession(services.db, owner, visitor, now));
    return { signed_in: true };
  },
});
