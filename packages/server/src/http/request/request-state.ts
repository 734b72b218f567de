import type { Version } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import type { Access } from "../route.ts";

/** State of a request during admission. */
type RequestState = {
  version: Version;
  /** The route's path. Cached, because Fastify builds an object with twelve members for it. */
  path?: string;
  accountId?: string;
  /** The API key, for requests with one. */
  keyId?: string;
  /** Whether a signed-in person uses an operation that API keys share. */
  isPerson?: boolean;
  /**
   * Throws if the caller would no longer be admitted. Called after the body arrived, which may be minutes after the
   * first admission.
   */
  admitAgain?: () => Promise<void>;
  /** The caller found by the route's authentication. */
  caller?: object;
};

declare module "fastify" {
  interface FastifyRequest {
    state: RequestState | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route; undefined for an unknown route. */
    access?: Access;
    /** Whether the body may take much longer than others. */
    patient?: boolean;
    /** Whether the body is URL-encoded instead of JSON. */
    urlencoded?: boolean;
    /** Whether the body may be lines, which the operation streams. */
    lines?: boolean;
  }
}

/** Version of the response, even for requests refused before it was determined. */
export function versionOf(request: FastifyRequest, otherwise: Version): Version {
  return request.state?.version ?? otherwise;
}
