import type { Version } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import type { Access } from "../route.ts";

/** What becomes known of a request while it is let in. */
type RequestState = {
  version: Version;
  /** The route's own path. Asking Fastify for it puts an object of twelve members together. */
  path?: string;
  accountId?: string;
  /** Whether a person who is signed in asks, on an operation that programs share. */
  isPerson?: boolean;
  /**
   * Throws where the caller would not be let in any more. Asked when the body is there: whoever sends it slowly is let in
   * minutes before anything is done for him.
   */
  admitAgain?: () => Promise<void>;
  /** What the route's way of authentication found out, handed to its operation. */
  caller?: object;
};

declare module "fastify" {
  interface FastifyRequest {
    state: RequestState | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route; undefined where no route was found. */
    access?: Access;
    /** Whether its body may take much longer to arrive than others. */
    patient?: boolean;
    /** Whether its body is a form of names and values instead of JSON. */
    urlencoded?: boolean;
    /** Whether its body may be lines, which the operation reads as a stream. */
    lines?: boolean;
  }
}

/** The version an answer speaks, also where the request was turned away before it was known. */
export function versionOf(request: FastifyRequest, otherwise: Version): Version {
  return request.state?.version ?? otherwise;
}
