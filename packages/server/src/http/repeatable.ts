import type { Scope } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import { fingerprintOf, type IdempotentRequest, idempotencyKeyOf } from "./idempotency.ts";

export type RepeatableCall = Readonly<{
  principal: Readonly<{ accountId: string; scopes: ReadonlySet<Scope> }>;
  request: FastifyRequest;
  params: unknown;
  body: unknown;
}>;

/** The client's Idempotency-Key for an operation with a JSON body, where it sent one. */
export function repeatable(operation: string, call: RepeatableCall): IdempotentRequest | undefined {
  const key = idempotencyKeyOf(call.request);
  if (key === undefined) return undefined;
  // The first answer may show what another key of the account may not see.
  const scopes = [...call.principal.scopes].sort().join(" ");
  const fingerprint = fingerprintOf(operation, [scopes, JSON.stringify([call.params ?? null, call.body ?? null])]);
  return { accountId: call.principal.accountId, key, fingerprint };
}
