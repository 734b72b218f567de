import { alreadySent, defineRoute } from "../../http/route.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

/** Server-sent events for an open page: `changed` whenever its account's invoices have. */
export const followChanges = defineRoute({
  method: "GET",
  path: "/api/live",
  auth: session("viewer"),
  handle: async (services: WebServices, { session, reply }) => {
    const request = { accountId: session.accountId, headers: reply.getHeaders() };
    await services.live.serve(reply.raw, request, () => reply.hijack());
    return alreadySent;
  },
});
