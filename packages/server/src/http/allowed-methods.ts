import type { FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, refused } from "../platform/api-error.ts";
import type { Route } from "./route.ts";

type Place = Pick<Route, "method" | "path">;

/** GET routes answer HEAD too. */
const asAllowed = (routes: readonly Place[]): string =>
  [...new Set(routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])))].join(", ");

function fits(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split("/"), pattern.split("/")];
  return (
    given.length === wanted.length &&
    wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : part === given[index]))
  );
}

export const pathOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? "";

/** A path without parameters takes precedence: /v1/invoices/extract is not the invoice "extract". */
function routesAt(routes: readonly Place[], path: string): readonly Place[] {
  const literal = routes.filter((route) => route.path === path);
  return literal.length > 0 ? literal : routes.filter((route) => fits(path, route.path));
}

/** Sets Allow and returns the error if routes have this path, but not with this method. */
export function refuseMethod(
  routes: readonly Place[],
  request: FastifyRequest,
  reply: FastifyReply,
): ApiError | undefined {
  const { method } = request;
  const allowed = asAllowed(routesAt(routes, pathOf(request)));
  if (allowed === "" || allowed.split(", ").includes(method)) return undefined;
  reply.header("Allow", allowed);
  return refused("method_not_allowed", { method, allowed });
}
