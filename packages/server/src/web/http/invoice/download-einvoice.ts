import { z } from "zod";
import { einvoiceWriters } from "../../../catalogue/export/einvoices.ts";
import { defineRoute, responseSent } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams, requireStored } from "./invoice-params.ts";

/** A draft e-invoice, for a person or program to complete. */
export const exportEinvoice = defineRoute({
  method: "GET",
  path: "/api/invoices/:id/einvoice",
  auth: session("viewer"),
  params: invoiceParams,
  query: z.object({ format: z.enum(["ubl", "cii"]) }),
  handle: async (services: WebServices, { session, params, query, reply }) => {
    const stored = await requireStored(services, session.accountId, params.id);
    if (!stored.data) throw refused("not_read_export");
    reply.header("content-type", "application/xml; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="${stored.id}-${query.format}.xml"`);
    await reply.send(einvoiceWriters[query.format](stored.data));
    return responseSent;
  },
});
