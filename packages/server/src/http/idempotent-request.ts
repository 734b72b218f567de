import type { Scope } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import { fingerprintOf, type IdempotentRequest, idempotencyKeyOf } from "./idempotency.ts";

export type IdempotentCall = Readonly<{
  principal: Readonly<{ accountId: string; scopes: ReadonlySet<Scope> }>;
  request: FastifyRequest;
  params: unknown;
  body: unknown;
}>;

/** The Idempotency-Key of an operation with a JSON body, if sent. */
export function idempotentRequestOf(operation: string, call: IdempotentCall): IdempotentRequest | undefined {
  const key = idempotencyKeyOf(call.request);
  if (key === undefined) return undefined;
  // The first response may contain data that another key of the account may not see.
  const scopes = [...call.principal.scopes].sort().join(" ");
  const fingerprint = fingerprintOf(operation, [scopes, JSON.stringify([call.params ?? null, call.body ?? null])]);
  return { accountId: call.principal.accountId, key, fingerprint };
}
