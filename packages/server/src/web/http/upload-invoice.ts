import { currentVersion } from "@inkvoice/contract";
import { acceptUpload } from "../../invoices/upload/accept-upload.ts";
import { refuseWhenFull } from "../../invoices/upload/free-space.ts";
import { receiveForm } from "../../invoices/upload/receive-form.ts";
import { ApiError } from "../../platform/api-error.ts";
import { operation } from "../../sessions/operation.ts";

/** The same door as the API's, opened by a session instead of a key. */
export const uploadInvoice = operation({
  method: "POST",
  path: "/api/invoices",
  access: "member",
  handle: async ({ services, session, request, reply }) => {
    if (!/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) {
      throw new ApiError("INVALID_REQUEST", "Send the file as multipart/form-data.");
    }
    await refuseWhenFull(services);
    const form = await receiveForm(request.raw, services.temporaryFolder);
    try {
      const options = { accountId: session.accountId, version: currentVersion, webhookUrl: null, lineItems: true };
      const answer = await acceptUpload(services, form.parts, options);
      await reply.code(answer.status).type("application/json; charset=utf-8").send(answer.json);
      return undefined;
    } finally {
      await form.discard();
    }
  },
});
