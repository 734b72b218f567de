import { defineRoute } from "../../http/route.ts";
import { confirmed } from "../session-auth.ts";

/** For the page, before it opens a download that needs a confirmation: a link cannot ask for one. */
export const requireConfirmation = defineRoute({
  method: "POST",
  path: "/api/session/confirmation",
  auth: confirmed("viewer"),
  handle: async () => ({ confirmed: true }),
});
