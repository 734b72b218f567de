import { defineRoute } from "../../../http/route.ts";
import { confirmed } from "../../session-auth.ts";

/** Called by the page before a download that needs a confirmation, which a link cannot request. */
export const requireConfirmation = defineRoute({
  method: "POST",
  path: "/api/session/confirmation",
  auth: confirmed("viewer"),
  handle: async () => ({ confirmed: true }),
});
