import { operation } from "../../sessions/operation.ts";

/** Server-sent events for an open page: `changed` whenever its account's invoices have. */
export const followChanges = operation({
  method: "GET",
  path: "/api/live",
  access: "viewer",
  handle: async ({ services, session, reply }) => {
    const request = { accountId: session.accountId, headers: reply.getHeaders() };
    await services.live.serve(reply.raw, request, () => reply.hijack());
    return undefined;
  },
});
