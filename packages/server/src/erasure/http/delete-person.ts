import { confirmNameBody } from "@inkvoice/contract/dashboard";
import type { AccessServices } from "../../access/services.ts";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { clearSessionCookie } from "../../sessions/cookie.ts";
import { accountsOf, countOtherOwners, lockMembers } from "../../sessions/people/people.ts";
import type { SessionServices } from "../../sessions/services.ts";
import { confirmed } from "../../sessions/session-auth.ts";
import { deletePersonRows } from "../delete-account.ts";

/** Deletes a person's sign-in, sessions, second factors and links. Their actions in accounts stay. */
export const deletePerson = defineRoute({
  method: "DELETE",
  path: "/api/person",
  auth: confirmed("viewer", { withoutFactor: true }),
  body: confirmNameBody,
  handle: async (services: SessionServices & AccessServices, { session, body, reply, now, audit }) => {
    if (body.name !== session.user.email) throw refused("email_mismatch");
    if (session.user.operator) throw refused("operator_cannot_leave");
    await services.db.transaction().execute(async (tx) => {
      for (const account of await accountsOf(tx, session.user.id)) {
        await lockMembers(tx, account.id);
        if (account.role === "owner" && (await countOtherOwners(tx, account.id, session.user.id)) === 0)
          throw refused("account_without_owner", { account: account.name });
      }
      await deletePersonRows(tx, session.user.id, now);
      await audit(tx, "person.deleted", { subject: session.user.id });
    });
    services.apiKeys.forget();
    clearSessionCookie(reply, services.publicUrl());
    return { deleted: true };
  },
});
