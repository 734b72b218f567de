import type { FastifyReply } from "fastify";
import { closeConnectionOnShutdown } from "../../http/connection/connection-close.ts";
import { scimContentType } from "../../http/response/scim-error.ts";
import { responseSent } from "../../http/route.ts";

/** Sends a resource or a list as SCIM has it, without the envelope of the API. */
export function sendScim(reply: FastifyReply, body: object, status: 200 | 201 = 200): typeof responseSent {
  closeConnectionOnShutdown(reply);
  reply.code(status).type(scimContentType).send(JSON.stringify(body));
  return responseSent;
}
