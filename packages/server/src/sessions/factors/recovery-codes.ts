import { randomBytes } from "node:crypto";
import type { Executor } from "../../platform/db/schema.ts";
import { hashToken } from "../tokens.ts";

const codes = 10;
/** Without characters that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 16;

function newCode(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}

const normal = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Ten codes to print, each valid for one sign-in; earlier ones are deleted. */
export async function renewRecoveryCodes(tx: Executor, userId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(fresh.map((code) => ({ user_id: userId, hash: hashToken(normal(code)) })))
    .execute();
  return fresh;
}

/** True for the call that used the code. */
export async function useRecoveryCode(db: Executor, userId: string, code: string): Promise<boolean> {
  const result = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("hash", "=", hashToken(normal(code)))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Executor, userId: string): Promise<number> {
  const rows = await db.selectFrom("recovery_codes").select("hash").where("user_id", "=", userId).execute();
  return rows.length;
}
