import { defineRoute, responseSent } from "../../http/route.ts";
import { currentSession, session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

/** Server-sent events for an open page: `changed` whenever invoices of its account have changed. */
export const followChanges = defineRoute({
  method: "GET",
  path: "/api/live",
  auth: session("viewer"),
  handle: async (services: WebServices, { session, request, reply }) => {
    const { accountId, sessionId } = session;
    const mayFollow = async () => {
      const now = await currentSession(services, request);
      return now?.sessionId === sessionId && now.accountId === accountId;
    };
    const wanted = { accountId, headers: reply.getHeaders(), mayFollow };
    await services.live.serve(reply.raw, wanted, () => reply.hijack());
    return responseSent;
  },
});
