import type { Executor } from "../../platform/db/schema.ts";
import { endSessionsOf } from "../session-store.ts";

/**
 * Takes away every second factor and recovery code of somebody who lost them, and ends their sessions: whoever has the phone now
 * may have those too. Returns how many factors there were.
 */
export async function lostFactors(tx: Executor, userId: string): Promise<number> {
  const removed = await tx.deleteFrom("second_factors").where("user_id", "=", userId).executeTakeFirst();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await endSessionsOf(tx, userId);
  return Number(removed.numDeletedRows);
}
