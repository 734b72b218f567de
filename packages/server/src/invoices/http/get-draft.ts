import { invoiceIdParams, toCiiXml, toUblXml } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { requireStored } from "../record/stored-record.ts";

const writers = { ubl: toUblXml, cii: toCiiXml } as const;

function draftRoute(format: keyof typeof writers, name: string) {
  return defineRoute({
    method: "GET",
    path: `/v1/invoices/:id/drafts/${format}`,
    auth: either(key("invoices:read"), session("viewer")),
    operation: `get${name}Draft`,
    tag: "Documents",
    summary: `Write what was read as a draft e-invoice in ${name.toUpperCase()}`,
    description: `What was read and corrected in the form of EN 16931 (${name.toUpperCase()} syntax), to be completed by a person or a program. It holds nothing that the invoice does not say.`,
    params: invoiceIdParams,
    success: { status: 200, description: "The draft as XML", contentType: "application/xml" },
    errors: ["INVALID_REQUEST", "NOT_FOUND"],
    async handle({ db }, { principal, params, reply }) {
      const stored = await requireStored(db, principal.accountId, params.id);
      if (!stored.data) throw refused("not_read_draft");
      reply.header("content-type", "application/xml; charset=utf-8");
      reply.header("content-disposition", `attachment; filename="${stored.id}-${format}.xml"`);
      await reply.send(writers[format](stored.data));
      return responseSent;
    },
  });
}

export const getUblDraft = draftRoute("ubl", "Ubl");
export const getCiiDraft = draftRoute("cii", "Cii");
