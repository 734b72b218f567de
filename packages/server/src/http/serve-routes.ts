import { currentVersion } from "@inkvoice/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../platform/services.ts";
import { pathOf, refuseMethod } from "./allowed-methods.ts";
import { closeConnectionOnShutdown } from "./connection/connection-close.ts";
import { addBodyParsers } from "./request/body-parsers.ts";
import { hasBody } from "./request/body-timeout.ts";
import { successJson } from "./response/envelope.ts";
import { JsonEnvelope, type Route, responseSent } from "./route.ts";

const jsonType = "application/json; charset=utf-8";

/** Sends the result of an operation. */
function send(reply: FastifyReply, result: unknown, route: Pick<Route, "success">, request: FastifyRequest) {
  if (result === responseSent) return reply;
  closeConnectionOnShutdown(reply);
  if (result instanceof JsonEnvelope) {
    if (result.replayed) reply.header("Idempotent-Replayed", "true");
    return reply.code(result.status).header("content-type", jsonType).send(result.json);
  }
  const json = successJson(result, request.state!.version);
  return reply
    .code(route.success?.status ?? 200)
    .header("content-type", jsonType)
    .send(json);
}

/** Whether ids stand in the path: no id is spelled like a literal path, such as /v1/invoices/extract. */
const isResource = ({ path }: Pick<Route, "path">) => path.startsWith("/v1/") && path.includes("/:");

/** Registers routes. Each request is authenticated by its route before its body is read. */
export function serveRoutes<Services extends Platform>(services: Services, routes: readonly Route<Services>[]) {
  return async (fastify: FastifyInstance): Promise<void> => {
    addBodyParsers(fastify);
    const literalPaths = new Set(routes.map(({ path }) => path));
    for (const route of routes) {
      fastify.route({
        method: route.method,
        url: route.path,
        config: {
          access: route.access,
          patient: route.patient ?? false,
          urlencoded: route.urlencoded ?? false,
          lines: route.lines !== undefined,
        },
        onRequest: async (request, reply) => {
          request.state = { version: currentVersion, path: route.path };
          const caller = await route.authenticate(services, request, reply);
          request.state.caller = caller;
          request.state.admitAgain = async () => route.admitAgain?.(services, request);
          if (isResource(route) && literalPaths.has(pathOf(request))) throw refuseMethod(routes, request, reply);
        },
        preHandler: async (request) => {
          if (hasBody(request)) await request.state?.admitAgain?.();
        },
        handler: async (request, reply) => send(reply, await route.handle(services, request, reply), route, request),
      });
    }
  };
}
