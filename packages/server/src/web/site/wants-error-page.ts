import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/settings/config.ts";

/** Paths of programs, which always get a machine-readable response. */
const programs = /^\/(v\d+|api|files|assets|docs)(\/|$|\?)/;

/** A person at an unknown path, who gets an error page instead of JSON. */
export function wantsErrorPage({ config }: Readonly<{ config: Config }>, request: FastifyRequest): boolean {
  if (config.dashboard !== "on" || config.dashboardPages !== "on" || request.method !== "GET") return false;
  return (request.headers.accept ?? "").includes("text/html") && !programs.test(request.url);
}
