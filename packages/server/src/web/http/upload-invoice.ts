import { plans } from "@inkvoice/contract";
import { planOf } from "../../access/accounts.ts";
import { requireRoom } from "../../http/rate-headers.ts";
import { defineRoute } from "../../http/route.ts";
import { receiveUpload } from "../../invoices/upload/upload-door.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

/** The same door as the API's, opened by a session instead of a key. */
export const uploadInvoice = defineRoute({
  method: "POST",
  path: "/api/invoices",
  auth: session("member"),
  handle: async (services: WebServices, { session, version, request, reply, now }) => {
    const { accountId } = session;
    const plan = await planOf(services.db, accountId);
    // The plan limits the account, by whichever door its documents come in.
    requireRoom(reply, await services.rateLimiter.take(`account:${accountId}`, plans[plan]), now);
    return receiveUpload(services, { request, reply }, { accountId, plan, version }, async () => ({
      webhookUrl: null,
      lineItems: true,
      split: "auto",
    }));
  },
});
