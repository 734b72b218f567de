import type { ProviderPurpose } from "@inkvoice/contract/dashboard";
import type { Executor } from "../../platform/db/schema.ts";
import { hashToken, newToken } from "../tokens.ts";
import type { Checks } from "./sign-in-provider.ts";

/** Time limit for signing in at the provider. */
const attemptLimit = 10 * 60 * 1000;

export type Attempt = Readonly<{
  purpose: ProviderPurpose;
  checks: Checks;
  sessionId: string | null;
  linkId: string | null;
  next: string;
}>;

/** Stores the checks of an attempt and returns the token of its cookie. */
export async function storeAttempt(db: Executor, attempt: Attempt, now: number): Promise<string> {
  const { token, hash } = newToken();
  await db
    .insertInto("provider_attempts")
    .values({
      token_hash: hash,
      purpose: attempt.purpose,
      ...attempt.checks,
      session_id: attempt.sessionId,
      link_id: attempt.linkId,
      next_path: attempt.next,
      created_at: now,
    })
    .execute();
  return token;
}

/** Returns and deletes the attempt of this browser: a callback URL works once. */
export async function takeAttempt(db: Executor, token: string, now: number): Promise<Attempt | undefined> {
  const row = await db
    .deleteFrom("provider_attempts")
    .where("token_hash", "=", hashToken(token))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.created_at <= now - attemptLimit) return undefined;
  const { purpose, state, nonce, verifier, session_id: sessionId, link_id: linkId, next_path: next } = row;
  return { purpose, checks: { state, nonce, verifier }, sessionId, linkId, next };
}

export async function sweepProviderAttempts(db: Executor, now: number): Promise<void> {
  await db
    .deleteFrom("provider_attempts")
    .where("created_at", "<=", now - attemptLimit)
    .execute();
}
