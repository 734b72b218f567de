import { switchAccountBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import { ApiError, refused } from "../../platform/api-error.ts";
import { setSessionCookie } from "../cookie.ts";
import { findMember } from "../people/find-member.ts";
import type { SessionServices } from "../services.ts";
import { session } from "../session-auth.ts";
import { endReplacedSession, startSession } from "../session-store.ts";

/** Other rights require a new session id. */
export const switchAccount = defineRoute({
  method: "POST",
  path: "/api/session/account",
  auth: session("viewer", { withoutFactor: true }),
  body: switchAccountBody,
  handle: async (services: SessionServices, { session, body, visitor, now, reply }) => {
    const member = await findMember(services.db, body.account_id, session.user.id);
    if (!member) throw new ApiError("NOT_FOUND");
    const token = await services.db.transaction().execute(async (tx) => {
      const before = await endReplacedSession(tx, session.user.id, session.sessionId);
      if (!before) throw refused("not_signed_in");
      const { confirmedAt, user } = session;
      const owner = { ...before, userId: user.id, accountId: body.account_id, confirmedAt };
      return startSession(tx, owner, visitor, now);
    });
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: true };
  },
});
