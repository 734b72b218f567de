import { defineRoute } from "../../http/route.ts";
import { receiveUpload } from "../../invoices/upload/upload-door.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";

/** The same door as the API's, opened by a session instead of a key. */
export const uploadInvoice = defineRoute({
  method: "POST",
  path: "/api/invoices",
  auth: session("member"),
  handle: (services: WebServices, { session, version, request }) =>
    receiveUpload(services, request, { accountId: session.accountId, version }, async () => ({
      webhookUrl: null,
      lineItems: true,
      split: "auto",
    })),
});
