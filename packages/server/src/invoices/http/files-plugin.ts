import { isId, signedFileWindows } from "@inkvoice/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admit, authorise, requireRoom, setRateHeaders } from "../../http/admit.ts";
import { ApiError } from "../../platform/api-error.ts";
import { addressSubject } from "../../platform/rate-limits/client-address.ts";
import type { Services } from "../../services.ts";
import { filePath, type SignedQuery } from "../file-urls.ts";
import { findStoredFile, type StoredFile } from "../repository.ts";
import { attachmentHeader } from "../upload/file-name.ts";

const missing = () => new ApiError("NOT_FOUND", "There is no such file.");

/** A signature is as good as a key, for this one file and until it expires. */
async function bySignature(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<StoredFile> {
  const verdict = await services.rateLimiter.take(`file:${addressSubject(request.ip)}`, signedFileWindows);
  setRateHeaders(reply, verdict);
  requireRoom(verdict, services.clock.now());
  const { id } = request.params as { id: string };
  const file = isId("invoice", id) ? await findStoredFile(services.db, id) : undefined;
  if (!file) throw missing();
  if (!services.fileUrls.verify(id, file.accountId, request.query as SignedQuery)) {
    throw new ApiError(
      "FORBIDDEN",
      "This file address is not valid or has expired. Read the invoice again for a fresh one.",
    );
  }
  return file;
}

async function byKey(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<StoredFile> {
  await admit(services, request, reply);
  const principal = authorise(request.state?.principal, "invoices:read");
  const { id } = request.params as { id: string };
  const file = isId("invoice", id) ? await findStoredFile(services.db, id, principal.accountId) : undefined;
  if (!file) throw missing();
  return file;
}

/** Strangers' bytes are only ever offered to be saved: no browser may run, frame, guess or keep them. */
function setFileHeaders(reply: FastifyReply, file: StoredFile): void {
  reply
    .type(file.contentType)
    .header("Content-Disposition", attachmentHeader(file.filename))
    .header("Content-Security-Policy", "sandbox; default-src 'none'")
    .header("Cross-Origin-Resource-Policy", "cross-origin")
    .header("Cache-Control", "private, no-store");
}

/** The file host: stored files by signed address or by API key. */
export function filesPlugin(services: Services) {
  return async (fastify: FastifyInstance): Promise<void> => {
    fastify.get(`${filePath}:id`, async (request, reply) => {
      const query = request.query as SignedQuery;
      const signed = query.signature !== undefined || query.expires !== undefined;
      const file = signed ? await bySignature(services, request, reply) : await byKey(services, request, reply);
      const blob = await services.blobs.open(file.blobKey);
      if (!blob) throw missing();
      setFileHeaders(reply, file);
      return reply.header("Content-Length", blob.size).send(blob.stream);
    });
  };
}
