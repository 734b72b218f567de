import { createHash } from "node:crypto";
import { limits } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import { ApiError, invalidParameter } from "../platform/api-error.ts";
import type { Database, Executor, Tx } from "../platform/db/schema.ts";
import { KeyedQueue } from "./keyed-queue.ts";
import { JsonEnvelope } from "./route.ts";

/** A request that must take effect once, however often it is sent. */
export type IdempotentRequest = Readonly<{
  accountId: string;
  key: string;
  fingerprint: string;
  /** Encrypts the stored response where it shows a secret. */
  cipher?: Readonly<{ encrypt(json: string): string; decrypt(text: string): string }>;
}>;

const keyForm = /^[\x21-\x7e]{1,255}$/;

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && keyForm.test(key)) return key;
  throw invalidParameter("Idempotency-Key", "must be 1 to 255 visible ASCII characters");
}

/** Hashes the parsed content, because the boundary of a multipart body changes with every attempt. */
export function fingerprintOf(operation: string, parts: readonly (string | number | null)[]): string {
  return createHash("sha256")
    .update(JSON.stringify([operation, ...parts]))
    .digest("hex");
}

/** The stored response to an earlier request with this key; the same key with other content is an error. */
async function findStoredAnswer(
  executor: Executor,
  { accountId, key, fingerprint, cipher }: IdempotentRequest,
  now: number,
): Promise<JsonEnvelope | undefined> {
  const row = await executor
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "body", "secret_body"])
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .where("created_at", ">", now - limits.idempotencyMs)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  const json = cipher && row.secret_body !== null ? cipher.decrypt(row.secret_body) : row.body;
  return new JsonEnvelope({ status: row.status === 201 ? 201 : 200, json, replayed: true });
}

/** Whether a request with this key was answered, whatever its content. */
export async function isKeyUsed(
  executor: Executor,
  { accountId, key }: Pick<IdempotentRequest, "accountId" | "key">,
  now: number,
): Promise<boolean> {
  const row = await executor
    .selectFrom("idempotency_keys")
    .select("key")
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .where("created_at", ">", now - limits.idempotencyMs)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the response in the transaction of the effect. False if a concurrent request with this key was first: the
 * caller rolls back and returns that response. On PostgreSQL the insert waits for an uncommitted rival, so that the
 * outcome is known.
 */
async function storeAnswer(
  tx: Tx,
  { accountId, key, fingerprint, cipher }: IdempotentRequest,
  answer: { status: 200 | 201; json: string; now: number },
): Promise<boolean> {
  await tx
    .deleteFrom("idempotency_keys")
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .where("created_at", "<=", answer.now - limits.idempotencyMs)
    .execute();
  const outcome = await tx
    .insertInto("idempotency_keys")
    .values({
      account_id: accountId,
      key,
      fingerprint,
      status: answer.status,
      body: cipher ? "" : answer.json,
      secret_body: cipher?.encrypt(answer.json) ?? null,
      invoice_id: invoiceIn(answer.json),
      created_at: answer.now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .executeTakeFirst();
  return (outcome.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const many = "many";

function invoiceIn(json: string): string | null {
  const ids = new Set(Array.from(json.matchAll(/"(inv_\d{1,19})"/g), ([, id]) => id!));
  if (ids.size > 1) return many;
  return [...ids][0] ?? null;
}

/**
 * Reduces stored answers that show a deleted invoice to its id. The keys stay used: repeating the request does not
 * repeat its effect.
 */
export async function redactAnswers(tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  const body = JSON.stringify({ success: true, data: { id: invoiceId, deleted: true }, error: null });
  await tx
    .updateTable("idempotency_keys")
    .set({ body })
    .where("account_id", "=", accountId)
    .where((where) =>
      where.or([
        where("invoice_id", "=", invoiceId),
        where.and([where("invoice_id", "=", many), where("body", "like", `%"${invoiceId}"%`)]),
      ]),
    )
    .execute();
}

/** Thrown inside a transaction when a rival with the same key was first. */
class AlreadyAnswered extends Error {
  override readonly name = "AlreadyAnswered";
}

type Written = Readonly<{ status: 200 | 201; json: string }>;
/** Runs inside the transaction; created by the preparation, which runs for new requests only. */
type Work = (tx: Tx) => Promise<Written>;

const queues = new WeakMap<Database, KeyedQueue>();

function queueOf(db: Database): KeyedQueue {
  const queue = queues.get(db) ?? new KeyedQueue();
  queues.set(db, queue);
  return queue;
}

/**
 * Runs work once per key, in one transaction with its response; a repetition gets the first response. Repetitions that
 * reach this process together wait for the first of them: a client's burst of retries costs one upload.
 */
export async function runOnce(
  db: Database,
  { wish, now }: { wish: IdempotentRequest | undefined; now: number },
  prepare: () => Promise<Work>,
): Promise<JsonEnvelope> {
  if (!wish) return new JsonEnvelope(await db.transaction().execute(await prepare()));
  return queueOf(db).run(`${wish.accountId} ${wish.key}`, () => runFirst(db, { wish, now }, prepare));
}

/** Of rivals in several processes, the first to store its response wins. */
async function runFirst(
  db: Database,
  { wish, now }: { wish: IdempotentRequest; now: number },
  prepare: () => Promise<Work>,
): Promise<JsonEnvelope> {
  const before = await findStoredAnswer(db, wish, now);
  if (before) return before;
  const work = await prepare();
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx);
      if (!(await storeAnswer(tx, wish, { ...answer, now }))) throw new AlreadyAnswered();
      return new JsonEnvelope(answer);
    });
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    const first = await findStoredAnswer(db, wish, now);
    if (first) return first;
    throw new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: 1 });
  }
}

/** Deletes responses whose keys have expired. */
export async function deleteExpiredAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", now - limits.idempotencyMs)
    .execute();
}
