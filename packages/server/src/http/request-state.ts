import type { Scope, Version } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import type { Principal } from "../access/principal.ts";

/** What is known of a request once it was admitted. */
export type RequestState = { principal: Principal | undefined; version: Version };

declare module "fastify" {
  interface FastifyRequest {
    state: RequestState | null;
  }
  interface FastifyContextConfig {
    /** What an operation of the API asks of a key. */
    scope?: Scope;
  }
}

/** The version an answer speaks, also where the request was turned away before it was known. */
export function versionOf(request: FastifyRequest, otherwise: Version): Version {
  return request.state?.version ?? otherwise;
}
