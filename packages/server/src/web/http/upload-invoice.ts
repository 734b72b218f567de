import { plans } from "@inkvoice/contract";
import { z } from "zod";
import { planOf } from "../../access/accounts.ts";
import { requireRateLimit } from "../../http/response/rate-limit-headers.ts";
import { defineRoute } from "../../http/route.ts";
import { removeInvoice } from "../../invoices/removal/remove-invoice.ts";
import { receiveUpload } from "../../invoices/upload/receive-upload.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";
import { requireStored } from "./invoice-params.ts";

/**
 * Uploads by session instead of key. A better picture of a document inherits the caller's data and webhook URL; the
 * replaced document goes to the trash once the new one is stored.
 */
export const uploadInvoice = defineRoute({
  method: "POST",
  path: "/api/invoices",
  auth: session("member"),
  query: z.object({ replaces: z.string().optional() }),
  handle: async (services: WebServices, { session, version, request, reply, now, query }) => {
    const { accountId } = session;
    const plan = await planOf(services.db, accountId);
    const replaced =
      query.replaces === undefined ? undefined : await requireStored(services, accountId, query.replaces);
    // The plan's limit applies to all uploads of the account.
    requireRateLimit(reply, await services.rateLimiter.take(`account:${accountId}`, plans[plan]), now);
    const uploader = { accountId, keyId: null, plan, version };
    const answer = await receiveUpload(services, { request, reply }, uploader, async () => ({
      webhookUrl: replaced?.webhookUrl ?? null,
      externalId: replaced?.externalId ?? null,
      metadata: replaced?.metadata ?? null,
      lineItems: true,
      split: "auto",
    }));
    if (replaced) await removeInvoice(services, accountId, replaced.id, { by: session.user.name });
    return answer;
  },
});
