import type { Executor } from "../../platform/db/schema.ts";
import { endSessionsOf } from "../session-store.ts";

/**
 * Deletes all second factors and recovery codes of a person who lost them, and ends their sessions, which a thief may
 * have as well. Returns the number of factors.
 */
export async function resetFactors(tx: Executor, userId: string): Promise<number> {
  const removed = await tx.deleteFrom("second_factors").where("user_id", "=", userId).executeTakeFirst();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await endSessionsOf(tx, userId);
  return Number(removed.numDeletedRows);
}
