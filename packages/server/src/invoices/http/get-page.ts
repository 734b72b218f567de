import { documentPageParams, pagePictureQuery } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { clientDisconnectSignal } from "../../http/connection/client-disconnect.ts";
import { isUnchanged } from "../../http/response/not-modified.ts";
import { defineRoute, responseSent } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { renderStoredPage } from "../files/document-pages.ts";
import { requireStored } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";

/** A receipt roll at maximum width would be a very long image. */
const longestSide = 8000;

export const getPage = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id/pages/:page",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getPage",
  tag: "Documents",
  summary: "Draw a page as a picture",
  description: "The page as a viewer shows it: the frame in which `locations` are given.",
  params: documentPageParams,
  query: pagePictureQuery,
  success: { status: 200, description: "The page as a picture", contentType: "image/png" },
  errors: ["INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, { principal, params, query, request, reply }) {
    const stored = await requireStored(services.db, principal.accountId, params.id);
    if (params.page > stored.pages) throw refused("page_not_found");
    const asked = { owner: principal.accountId, signal: clientDisconnectSignal(reply) };
    const wanted = { page: params.page, maxSide: longestSide, maxWidth: query.width };
    if (isUnchanged(request, reply, [stored.contentSha256, ...Object.values(wanted)])) await reply.code(304).send();
    else {
      const picture = await renderStoredPage(services, stored, wanted, asked);
      await reply.header("content-type", "image/png").send(Buffer.from(picture.image));
    }
    return responseSent;
  },
});
