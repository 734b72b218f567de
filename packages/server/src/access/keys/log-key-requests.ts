import type { FastifyInstance } from "fastify";
import type { AccessServices } from "../services.ts";

/** Logs every answered request of an API key, refused ones included. */
export function logKeyRequests(
  fastify: FastifyInstance,
  { requestLog, clock }: Pick<AccessServices, "requestLog" | "clock">,
): void {
  fastify.addHook("onResponse", (request, reply, done) => {
    const { accountId, keyId } = request.state ?? {};
    if (accountId !== undefined && keyId !== undefined)
      requestLog.add({
        account_id: accountId,
        key_id: keyId,
        at: clock.now(),
        method: request.method,
        // Without the query, which may contain search terms.
        path: request.url.split("?", 1)[0] ?? "",
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime),
        request_id: request.id,
      });
    done();
  });
}
