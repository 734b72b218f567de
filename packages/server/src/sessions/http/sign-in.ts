import { signInBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import { ApiError } from "../../platform/api-error.ts";
import { setSessionCookie } from "../cookie.ts";
import { accountsOf, findUserByEmail } from "../people.ts";
import type { SessionServices } from "../services.ts";
import { anyone } from "../session-auth.ts";
import { startSession } from "../session-store.ts";
import { admitSignIn, forgetFailures } from "../throttle.ts";

/** The same words for an unknown address and a wrong password: nobody learns which addresses have a sign-in. */
const wrong = () => new ApiError("UNAUTHORIZED", "Email and password do not match.");

export const signIn = defineRoute({
  method: "POST",
  path: "/api/session",
  auth: anyone,
  body: signInBody,
  handle: async (services: SessionServices, { body, visitor, now, reply }) => {
    const who = { email: body.email, address: visitor.address };
    const admission = await admitSignIn(services.db, who, now);
    if (!admission.admitted) {
      const seconds = Math.max(1, Math.ceil((admission.retryAt - now) / 1000));
      throw new ApiError("RATE_LIMIT_EXCEEDED", `Too many tries. Wait ${seconds} seconds, then try again.`, {
        retryAfterSeconds: seconds,
      });
    }
    const user = await findUserByEmail(services.db, body.email);
    if (!(await services.passwords.verify(body.password, user?.password_hash)) || !user) throw wrong();
    const account = (await accountsOf(services.db, user.id))[0];
    if (!account) throw new ApiError("FORBIDDEN", "You no longer belong to any account here.");
    await forgetFailures(services.db, who);
    // Always a new id: a cookie that someone planted before the sign-in is worth nothing after it.
    const token = await startSession(services.db, { userId: user.id, accountId: account.id }, visitor, now);
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: true };
  },
});
