import { createHash, type Hash } from "node:crypto";
import type { RowImport } from "@inkvoice/contract";
import { ApiError } from "../platform/api-error.ts";
import type { Database } from "../platform/db/schema.ts";
import { fingerprintOf, idempotencyKeyOf, isKeyUsed, runOnce } from "./idempotency.ts";
import type { IdempotentCall } from "./idempotent-request.ts";
import { mostImportBytes } from "./request/import-rows.ts";
import { bodyPackets } from "./request/request-lines.ts";
import { successJsonAround } from "./response/envelope.ts";
import { JsonEnvelope } from "./route.ts";

type StreamedImport = Readonly<{
  operation: string;
  status: 200 | 201;
  now: number;
  run(packets: AsyncIterable<Buffer>): Promise<RowImport>;
}>;

/**
 * Imports a streamed body once per Idempotency-Key. The body's hash is known after its last row, so a repetition that
 * arrives during the first import imports the same rows again, which changes nothing, and gets the first response.
 */
export async function importOnce(db: Database, call: IdempotentCall, wish: StreamedImport): Promise<JsonEnvelope> {
  const { operation, status, now, run } = wish;
  const { accountId, scopes } = call.principal;
  const key = idempotencyKeyOf(call.request);
  const body = bodyPackets(call.request.raw, mostImportBytes);
  if (key === undefined) return new JsonEnvelope({ status, json: jsonOf(await run(body)) });
  const hash = createHash("sha256");
  const packets = hashed(body, hash);
  const outcome = (await isKeyUsed(db, { accountId, key }, now)) ? await readToEnd(packets) : await run(packets);
  const type = call.request.headers["content-type"] ?? "";
  const fingerprint = fingerprintOf(operation, [[...scopes].sort().join(" "), type, hash.digest("hex")]);
  return runOnce(db, { wish: { accountId, key, fingerprint }, now }, async () => async () => {
    // The stored response expired while the body arrived.
    if (!outcome) throw new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: 1 });
    return { status, json: jsonOf(outcome) };
  });
}

const jsonOf = (outcome: RowImport) => successJsonAround(JSON.stringify(outcome));

async function* hashed(packets: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const packet of packets) {
    hash.update(packet);
    yield packet;
  }
}

async function readToEnd(packets: AsyncIterable<Buffer>): Promise<undefined> {
  for await (const _ of packets);
}
