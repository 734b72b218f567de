import { fingerprintOf, type IdempotentRequest, idempotencyKeyOf } from "./idempotency.ts";
import type { Call } from "./route.ts";

/** The client's Idempotency-Key for an operation with a JSON body, where it sent one. */
export function repeatable(operation: string, call: Call<unknown, unknown, unknown>): IdempotentRequest | undefined {
  const key = idempotencyKeyOf(call.request);
  if (key === undefined) return undefined;
  const fingerprint = fingerprintOf(operation, [JSON.stringify([call.params ?? null, call.body ?? null])]);
  return { accountId: call.principal.accountId, key, fingerprint };
}
