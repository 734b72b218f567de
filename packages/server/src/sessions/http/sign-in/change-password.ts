import { changePasswordBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { setSessionCookie } from "../../cookie.ts";
import { hasFactor } from "../../factors/factor-store.ts";
import { findUser, setPassword } from "../../people/people.ts";
import type { SessionServices } from "../../services.ts";
import { session } from "../../session-auth.ts";
import { endReplacedSession, endSessionsOf, startSession } from "../../session-store.ts";
import { admitSignIn, forgetFailures } from "../../sign-in/throttle.ts";

/** Ends all sessions of this person and starts a new one. */
export const changePassword = defineRoute({
  method: "POST",
  path: "/api/password",
  auth: session("viewer", { withoutFactor: true }),
  body: changePasswordBody,
  handle: async (services: SessionServices, { session, body, visitor, now, reply, audit }) => {
    const who = { email: session.user.email, address: visitor.address };
    if (!(await admitSignIn(services.db, who, now)).admitted) throw refused("too_many_attempts");
    const user = await findUser(services.db, session.user.id);
    if (!(await services.passwords.verify(body.current, user?.password_hash))) {
      await services.db.transaction().execute((tx) => audit(tx, "password.refused"));
      throw refused("wrong_current_password");
    }
    await forgetFailures(services.db, who);
    const hash = await services.passwords.hash(body.next);
    const token = await services.db.transaction().execute(async (tx) => {
      const before = await endReplacedSession(tx, session.user.id, session.sessionId);
      if (!before) throw refused("not_signed_in");
      await setPassword(tx, session.user.id, hash);
      await endSessionsOf(tx, session.user.id);
      // With a second factor, the password alone does not confirm the identity.
      const confirmedAt = (await hasFactor(tx, session.user.id)) ? session.confirmedAt : now;
      const { accountId, user } = session;
      const started = await startSession(tx, { ...before, userId: user.id, accountId, confirmedAt }, visitor, now);
      await audit(tx, "password.changed");
      return started;
    });
    setSessionCookie(reply, services.publicUrl(), token);
    return { changed: true };
  },
});
