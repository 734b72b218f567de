import { defineRoute } from "../../../http/route.ts";
import { ApiError, refused } from "../../../platform/api-error.ts";
import { findUser } from "../../people/people.ts";
import { disconnectIdentities } from "../../provider/identities.ts";
import type { SessionServices } from "../../services.ts";
import { confirmed } from "../../session-auth.ts";

/** Refused if the person could not sign in afterwards. */
export const disconnectProvider = defineRoute({
  method: "DELETE",
  path: "/api/oidc",
  auth: confirmed("viewer"),
  handle: async (services: SessionServices, { session, audit }) => {
    const person = await findUser(services.db, session.user.id);
    if (person?.password_hash === "") throw refused("no_password");
    await services.db.transaction().execute(async (tx) => {
      if ((await disconnectIdentities(tx, session.user.id)) === 0) throw new ApiError("NOT_FOUND");
      await audit(tx, "provider.disconnected", { subject: session.user.id });
    });
    return { disconnected: true };
  },
});
