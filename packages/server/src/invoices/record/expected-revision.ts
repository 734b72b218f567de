import type { FastifyRequest } from "fastify";
import { invalidParameter } from "../../platform/api-error.ts";

/** The revision in `If-Match`; undefined without the header. */
export function expectedRevision(request: FastifyRequest): number | undefined {
  const text = request.headers["if-match"]?.trim();
  if (text === undefined || text === "*") return undefined;
  const revision = /^"(\d{1,9})"$/.exec(text)?.[1];
  if (revision === undefined) throw invalidParameter("If-Match", 'must be a revision in quotes, such as "3"');
  return Number(revision);
}
