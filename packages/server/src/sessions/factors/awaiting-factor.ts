import type { Executor } from "../../platform/db/schema.ts";
import { hashToken } from "../tokens.ts";

/** Time between password and second factor. */
const factorLimit = 10 * 60 * 1000;

/** A session that awaits its second factor: not signed in yet. */
export async function findSessionAwaitingFactor(
  db: Executor,
  token: string,
  now: number,
): Promise<{ sessionId: string; userId: string; accountId: string; byProvider: boolean } | undefined> {
  const row = await db
    .selectFrom("sessions")
    .select(["id", "user_id", "account_id", "by_provider"])
    .where("token_hash", "=", hashToken(token))
    .where("awaits_factor", "=", 1)
    .where("created_at", ">", now - factorLimit)
    .executeTakeFirst();
  if (!row) return undefined;
  return { sessionId: row.id, userId: row.user_id, accountId: row.account_id, byProvider: row.by_provider === 1 };
}

export async function storeChallenge(db: Executor, sessionId: string, challenge: string): Promise<void> {
  await db.updateTable("sessions").set({ challenge }).where("id", "=", sessionId).execute();
}

/** Returns and deletes the challenge, which can be answered once. */
export async function takeChallenge(db: Executor, sessionId: string): Promise<string | null> {
  const row = await db.selectFrom("sessions").select("challenge").where("id", "=", sessionId).executeTakeFirst();
  if (!row?.challenge) return null;
  const taken = await db
    .updateTable("sessions")
    .set({ challenge: null })
    .where("id", "=", sessionId)
    .where("challenge", "=", row.challenge)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? row.challenge : null;
}
