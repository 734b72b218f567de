import { isId, signedFileWindows } from "@inkvoice/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { admit, authorise } from "../../access/admit.ts";
import type { AccessServices } from "../../access/services.ts";
import { requireRateLimit } from "../../http/response/rate-limit-headers.ts";
import { type Auth, defineRoute, responseSent } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import type { BlobStore } from "../../platform/blobs/blob-store.ts";
import { addressSubject } from "../../platform/rate-limits/client-address.ts";
import { hasTag, requestedPart } from "../files/byte-range.ts";
import { filePath, type SignedQuery } from "../files/signed-file-urls.ts";
import { findStoredFile, type StoredFile } from "../files/stored-file.ts";
import { requireVerifiedCopy, streamAndRelease } from "../files/verified-copy.ts";
import type { InvoiceServices } from "../services.ts";
import { attachmentHeader } from "../upload/file-name.ts";

type FileServices = InvoiceServices & AccessServices;

const scope = "invoices:read";

const missing = () => refused("file_not_found");

/** A signature replaces the key for one file until it expires. */
async function bySignature(
  services: InvoiceServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StoredFile> {
  const verdict = await services.rateLimiter.take(`file:${addressSubject(request.ip)}`, signedFileWindows);
  requireRateLimit(reply, verdict, services.clock.now());
  const { id } = request.params as { id: string };
  if (!services.fileUrls.verify(id, request.query as SignedQuery)) {
    throw refused("file_signature_invalid");
  }
  const file = isId("invoice", id) ? await findStoredFile(services.db, id) : undefined;
  if (!file) throw missing();
  return file;
}

async function byKey(services: FileServices, request: FastifyRequest, reply: FastifyReply): Promise<StoredFile> {
  const principal = authorise(await admit(services, request, reply), scope, request);
  const { id } = request.params as { id: string };
  const file = isId("invoice", id) ? await findStoredFile(services.db, id, principal.accountId) : undefined;
  if (!file) throw missing();
  return file;
}

/** Untrusted files are always downloads: browsers must not execute, frame, sniff or cache them. */
function setFileHeaders(reply: FastifyReply, file: StoredFile): void {
  reply
    .type(file.contentType)
    .header("Content-Disposition", attachmentHeader(file.filename))
    .header("Content-Security-Policy", "sandbox; default-src 'none'")
    .header("Cross-Origin-Resource-Policy", "cross-origin")
    .header("Cache-Control", "private, no-store");
}

/** A key with the scope, or the signature of one file. */
const keyOrSignature: Auth<FileServices, Readonly<{ file: StoredFile }>> = {
  access: { kind: "key", scope },
  authenticate: async (services, request, reply) => {
    const query = request.query as SignedQuery;
    const signed = query.signature !== undefined || query.expires !== undefined;
    return { file: await (signed ? bySignature : byKey)(services, request, reply) };
  },
};

/** Answers without a body, and therefore without a file name. */
async function sendEmpty(reply: FastifyReply, status: 304 | 416): Promise<typeof responseSent> {
  await reply.code(status).removeHeader("Content-Disposition").send();
  return responseSent;
}

const redirectSeconds = 60;

/** The storage sends the bytes, after our check of access; it answers ranges itself. */
async function redirectToStorage(
  presignedUrl: NonNullable<BlobStore["presignedUrl"]>,
  { blobKey, contentType, filename }: StoredFile,
  reply: FastifyReply,
): Promise<typeof responseSent> {
  const disposition = attachmentHeader(filename);
  const url = await presignedUrl(blobKey, { seconds: redirectSeconds, contentType, disposition });
  await reply.removeHeader("ETag").removeHeader("Content-Disposition").redirect(url, 302);
  return responseSent;
}

/** The file host: stored files by signed URL or API key. */
export const getFile = defineRoute({
  method: "GET",
  path: `${filePath}:id`,
  auth: keyOrSignature,
  handle: async (services: InvoiceServices, { file, request, reply }) => {
    const { id } = request.params as { id: string };
    const tag = `"${file.sha256}"`;
    setFileHeaders(reply, file);
    reply.header("ETag", tag).header("Accept-Ranges", "bytes");
    if (hasTag(request.headers["if-none-match"], tag)) return await sendEmpty(reply, 304);
    if (services.config.fileRedirect === "1" && services.blobs.presignedUrl)
      return await redirectToStorage(services.blobs.presignedUrl, file, reply);
    const part = requestedPart(request.headers, { size: file.size, tag });
    if (part === "unsatisfiable") return await sendEmpty(reply.header("Content-Range", `bytes */${file.size}`), 416);
    const copy = await requireVerifiedCopy(services, file, id);
    if (part) reply.code(206).header("Content-Range", `bytes ${part.start}-${part.end}/${file.size}`);
    const length = part ? part.end - part.start + 1 : file.size;
    await reply.header("Content-Length", length).send(streamAndRelease(copy, part));
    return responseSent;
  },
});
