import { newId } from "@inkvoice/contract";
import type { Executor } from "../../platform/db/schema.ts";
import type { SessionTables } from "../../platform/db/tables/sessions.ts";

export type Factor = SessionTables["second_factors"];
type NewFactor = Pick<Factor, "kind" | "name" | "secret" | "credential_id"> &
  Readonly<{ userId: string; confirmed: boolean }>;

export async function addFactor(db: Executor, factor: NewFactor, now: number): Promise<string> {
  const id = newId("request", now).replace("req_", "fac_");
  const { kind, name, secret, credential_id } = factor;
  await db
    .insertInto("second_factors")
    .values({
      ...{ id, kind, name, secret, credential_id },
      user_id: factor.userId,
      last_step: 0,
      confirmed: factor.confirmed ? 1 : 0,
      created_at: now,
      last_used_at: null,
    })
    .execute();
  return id;
}

/** Confirmed factors, which protect the sign-in. */
export function factorsOf(db: Executor, userId: string): Promise<Factor[]> {
  const own = db.selectFrom("second_factors").selectAll().where("user_id", "=", userId);
  return own.where("confirmed", "=", 1).orderBy("created_at").execute();
}

export async function hasFactor(db: Executor, userId: string): Promise<boolean> {
  return (await factorsOf(db, userId)).length > 0;
}

/** An authenticator app that has not confirmed its secret yet. */
export function pendingTotp(db: Executor, userId: string): Promise<Factor | undefined> {
  const own = db.selectFrom("second_factors").selectAll().where("user_id", "=", userId);
  return own.where("confirmed", "=", 0).executeTakeFirst();
}

export async function deletePendingTotp(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).where("confirmed", "=", 0).execute();
}

/** True for the call that confirmed it. */
export async function confirmFactor(
  db: Executor,
  id: string,
  change: Readonly<{ name: string; step: number }>,
  now: number,
): Promise<boolean> {
  const set = { confirmed: 1, name: change.name, last_step: change.step, last_used_at: now };
  const pending = db.updateTable("second_factors").set(set).where("id", "=", id).where("confirmed", "=", 0);
  return (await pending.executeTakeFirst()).numUpdatedRows > 0n;
}

/** True for the first use of this time step: of two concurrent uses of a code, one is refused. */
export async function useTimeStep(db: Executor, id: string, step: number, now: number): Promise<boolean> {
  const result = await db
    .updateTable("second_factors")
    .set({ last_step: step, last_used_at: now })
    .where("id", "=", id)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function storeCounter(db: Executor, id: string, secret: string, now: number): Promise<void> {
  await db.updateTable("second_factors").set({ secret, last_used_at: now }).where("id", "=", id).execute();
}

export async function removeFactor(db: Executor, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
