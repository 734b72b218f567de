import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { admit, authorise } from "./admit.ts";
import { addBodyParsers } from "./body-parsers.ts";
import { leaveWhenClosing } from "./closing.ts";
import { successJson } from "./envelope.ts";
import type { Answer, Route } from "./route.ts";

const jsonType = "application/json; charset=utf-8";

/** Sends what an operation answered. */
function send(reply: FastifyReply, answer: Answer, request: FastifyRequest): FastifyReply {
  if ("streamed" in answer) return reply;
  const json = "json" in answer ? answer.json : successJson(answer.data, request.state!.version);
  leaveWhenClosing(reply);
  if ("replayed" in answer && answer.replayed) reply.header("Idempotent-Replayed", "true");
  return reply
    .code(answer.status ?? 200)
    .header("content-type", jsonType)
    .send(json);
}

/** Registers the operations of the index. Everything under them is counted, authenticated and versioned alike. */
export function apiPlugin(services: Services, routes: readonly Route[]) {
  return async (fastify: FastifyInstance): Promise<void> => {
    addBodyParsers(fastify);
    fastify.addHook("onRequest", async (request, reply) => {
      await admit(services, request, reply);
      // Before the body is read: whoever may not do this need not send it.
      authorise(request.state!.principal, request.routeOptions.config.scope!);
    });
    for (const route of routes) {
      fastify.route({
        method: route.method,
        url: route.path,
        config: { scope: route.scope },
        handler: async (request, reply) => {
          const { principal, version } = request.state!;
          const call = { principal: principal!, version, requestId: request.id, request, reply };
          return send(reply, await route.handle(services, call), request);
        },
      });
    }
  };
}
