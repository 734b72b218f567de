import type { FastifyReply, FastifyRequest } from "fastify";
import { clientDisconnectSignal } from "../../http/connection/client-disconnect.ts";
import type { JsonEnvelope } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { acceptUpload, type UploadOptions } from "./accept-upload.ts";
import { refuseWhenNotReady } from "./free-space.ts";
import { refuseWhenQueueFull } from "./queue-limit.ts";
import { receiveForm } from "./receive-form.ts";
import { refuseBeyondStorage } from "./storage-limit.ts";

export type Uploader = Pick<UploadOptions, "accountId" | "keyId" | "mayRead" | "plan" | "version" | "idempotencyKey">;
type FormOptions = Pick<UploadOptions, "lineItems" | "split" | "webhookUrl" | "externalId" | "metadata">;

/** The single entry point for uploads: receives a multipart body as a stream, checks, stores and queues its files. */
export async function receiveUpload(
  services: InvoiceServices,
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  uploader: Uploader,
  optionsOf: (fields: ReadonlyMap<string, string>) => Promise<FormOptions>,
): Promise<JsonEnvelope> {
  if (!/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) {
    throw refused("form_expected");
  }
  const signal = clientDisconnectSignal(reply);
  await refuseWhenNotReady(services);
  await refuseBeyondStorage(services, uploader);
  await refuseWhenQueueFull(services, uploader.accountId);
  const form = await receiveForm(request.raw, services.temporaryFolder);
  try {
    await request.state?.admitAgain?.();
    return await acceptUpload(services, form.parts, { ...(await optionsOf(form.fields)), ...uploader, signal });
  } finally {
    // Not awaited: no response depends on it.
    void form.discard();
  }
}
