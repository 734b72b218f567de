import type { FastifyRequest } from "fastify";
import { invalidParameter } from "../../platform/api-error.ts";

/**
 * The revision in `If-Match`; undefined without the header. Proxies that compress make tags weak; some clients drop the
 * quotes.
 */
export function expectedRevision(request: FastifyRequest): number | undefined {
  const text = request.headers["if-match"]?.trim();
  if (text === undefined || text === "*") return undefined;
  const revision = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(text)?.[2];
  if (revision === undefined) throw invalidParameter("If-Match", 'must be a revision in quotes, such as "3"');
  return Number(revision);
}
