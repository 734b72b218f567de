import { recordNotice } from "../../access/notices.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { storedUserAgent, type Visitor } from "../session-store.ts";

/**
 * Tells a person of a sign-in unless one of their sessions has the same address or browser. Call before the new session
 * is stored, in its transaction.
 */
export async function noticeNewSignIn(
  tx: Tx,
  { userId, accountId }: Readonly<{ userId: string; accountId: string }>,
  { address, userAgent }: Visitor,
  now: number,
): Promise<void> {
  const known = await tx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("awaits_factor", "=", 0)
    .where((where) => where.or([where("address", "=", address), where("user_agent", "=", storedUserAgent(userAgent))]))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await recordNotice(tx, { accountId, kind: "sign_in.new", subject: userId, url: "", reason: address }, now);
}
