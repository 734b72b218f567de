import { createHash } from "node:crypto";
import { limits } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import { ApiError, invalidParameter } from "../platform/api-error.ts";
import type { Database, Executor, Tx } from "../platform/db/schema.ts";
import { WrittenAnswer } from "./route.ts";

/** A client's wish that a request has its effect once, however often it is sent. */
export type IdempotentRequest = Readonly<{ accountId: string; key: string; fingerprint: string }>;

const keyForm = /^[\x21-\x7e]{1,255}$/;

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && keyForm.test(key)) return key;
  throw invalidParameter("Idempotency-Key", "must be 1 to 255 visible ASCII characters");
}

/** Hashes what the request means, not its bytes: the boundary of a multipart body changes with every sending. */
export function fingerprintOf(operation: string, parts: readonly (string | number | null)[]): string {
  return createHash("sha256")
    .update(JSON.stringify([operation, ...parts]))
    .digest("hex");
}

/** The first answer, when this request was answered before; the same key with another content is an error. */
async function findStoredAnswer(
  executor: Executor,
  { accountId, key, fingerprint }: IdempotentRequest,
  now: number,
): Promise<WrittenAnswer | undefined> {
  const row = await executor
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "body"])
    .where("account_id", "=", accountId)
    .where("key", "=", key)
    .where("created_at", ">", now - limits.idempotencyMs)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
  return new WrittenAnswer({ status: row.status === 201 ? 201 : 200, json: row.body, replayed: true });
}

/**
 * Keeps the answer in the transaction that has the effect. False when another request with this key came first: the
 * caller rolls back and answers with what that one stored. On PostgreSQL the insert waits for a rival that has not
 * committed yet, so that the outcome is known afterwards.
 */
async function storeAnswer(
  tx: Tx,
  { accountId, key, fingerprint }: IdempotentRequest,
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
      body: answer.json,
      created_at: answer.now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .executeTakeFirst();
  return (outcome.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Signals from inside a transaction that a rival with the same key was first. */
class AlreadyAnswered extends Error {
  override readonly name = "AlreadyAnswered";
}

type Written = Readonly<{ status: 200 | 201; json: string }>;
/** What runs inside the transaction; made by the preparation, which runs only when the request is new. */
type Work = (tx: Tx) => Promise<Written>;

/** Does the work once per key, in one transaction with the answer; a repetition gets the first answer again. */
export async function answerOnce(
  db: Database,
  { wish, now }: { wish: IdempotentRequest | undefined; now: number },
  prepare: () => Promise<Work>,
): Promise<WrittenAnswer> {
  const before = wish && (await findStoredAnswer(db, wish, now));
  if (before) return before;
  const work = await prepare();
  if (!wish) return new WrittenAnswer(await db.transaction().execute(work));
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx);
      if (!(await storeAnswer(tx, wish, { ...answer, now }))) throw new AlreadyAnswered();
      return new WrittenAnswer(answer);
    });
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    const first = await findStoredAnswer(db, wish, now);
    if (first) return first;
    throw new ApiError("SERVICE_UNAVAILABLE", undefined, { retryAfterSeconds: 1 });
  }
}

/** Answers are kept for as long as a client may repeat a request, and no longer. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", now - limits.idempotencyMs)
    .execute();
}
