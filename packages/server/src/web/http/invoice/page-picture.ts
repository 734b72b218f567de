import { stat } from "node:fs/promises";
import type { PageWord } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { clientDisconnectSignal } from "../../../http/connection/client-disconnect.ts";
import { isUnchanged } from "../../../http/response/not-modified.ts";
import { defineRoute, responseSent } from "../../../http/route.ts";
import { pageWords, renderStoredPage } from "../../../invoices/files/document-pages.ts";
import { requireVerifiedCopy, streamAndRelease } from "../../../invoices/files/verified-copy.ts";
import { attachmentHeader } from "../../../invoices/upload/file-name.ts";
import { refused } from "../../../platform/api-error.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams, pageParams, requireStored } from "./invoice-params.ts";

/** A few fixed sizes, so that clients cannot request endless variants. */
const sides = ["200", "800", "1600", "2400"] as const;

export const getPagePicture = defineRoute({
  method: "GET",
  path: "/api/invoices/:id/pages/:page/picture",
  auth: session("viewer"),
  params: pageParams,
  query: z.object({ side: z.enum(sides).default("1600") }),
  handle: async (services: WebServices, { session, params, query, request, reply }) => {
    const stored = await requireStored(services, session.accountId, params.id);
    const asked = { owner: session.accountId, signal: clientDisconnectSignal(reply) };
    const wanted = { page: params.page, maxSide: Number(query.side) };
    if (isUnchanged(request, reply, [stored.contentSha256, ...Object.values(wanted)])) await reply.code(304).send();
    else {
      const picture = await renderStoredPage(services, stored, wanted, asked);
      if (!picture) throw refused("page_not_rendered");
      await reply.header("content-type", "image/png").send(Buffer.from(picture.image));
    }
    return responseSent;
  },
});

export const getPageWords = defineRoute({
  method: "GET",
  path: "/api/invoices/:id/pages/:page/words",
  auth: session("viewer"),
  params: pageParams,
  handle: async (services: WebServices, { session, params, reply }): Promise<{ words: PageWord[] }> => {
    const stored = await requireStored(services, session.accountId, params.id);
    const asked = { owner: session.accountId, signal: clientDisconnectSignal(reply) };
    return { words: await pageWords(services, stored, params.page, asked) };
  },
});

export const downloadFile = defineRoute({
  method: "GET",
  path: "/api/invoices/:id/file",
  auth: session("viewer"),
  params: invoiceParams,
  handle: async (services: WebServices, { session, params, reply }) => {
    const stored = await requireStored(services, session.accountId, params.id);
    const copy = await requireVerifiedCopy(
      services,
      { blobKey: stored.blobKey, sha256: stored.contentSha256 },
      stored.id,
    );
    reply.headers({
      "content-type": stored.contentType,
      "content-length": String((await stat(copy.path)).size),
      "content-disposition": attachmentHeader(stored.filename),
      // Never displayed as a page of this site, whatever the file claims to be.
      "content-security-policy": "sandbox; default-src 'none'",
    });
    await reply.send(streamAndRelease(copy));
    return responseSent;
  },
});
