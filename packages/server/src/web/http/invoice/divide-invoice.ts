import { type DivisionAnswer, divisionBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { divideFile } from "../../../invoices/split/divide-file.ts";
import { refused } from "../../../platform/api-error.ts";
import { forgetCorrections } from "../../../review/corrections/store.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams } from "./invoice-params.ts";

/** Splits and joins the invoices of a file manually. */
export const divideInvoice = defineRoute({
  method: "PUT",
  path: "/api/invoices/:id/division",
  auth: session("member"),
  params: invoiceParams,
  body: divisionBody,
  handle: async (services: WebServices, { session, params, body }): Promise<DivisionAnswer> => {
    const target = { accountId: session.accountId, invoiceId: params.id };
    const reading = await divideFile(services, target, body.parts, forgetCorrections);
    if (!reading) throw refused("invoice_not_found");
    return { reading: [...reading] };
  },
});
