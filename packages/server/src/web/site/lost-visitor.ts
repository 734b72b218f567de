import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/settings/config.ts";

/** Addresses of programs: whoever asks for one of these is answered as a program, also when nothing is there. */
const programs = /^\/(v\d+|api|files|assets|docs)(\/|$|\?)/;

/** A person at a browser whose address leads nowhere: they are shown a page that says so, not a program's answer. */
export function isLostVisitor({ config }: Readonly<{ config: Config }>, request: FastifyRequest): boolean {
  if (config.dashboard !== "on" || config.dashboardPages !== "on" || request.method !== "GET") return false;
  return (request.headers.accept ?? "").includes("text/html") && !programs.test(request.url);
}
