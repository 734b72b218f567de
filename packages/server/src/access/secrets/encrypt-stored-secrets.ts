import { sql } from "kysely";
import type { Executor } from "../../platform/db/schema.ts";
import {
  createSecretBox,
  type EncryptionKeys,
  type SecretBox,
  UnprotectedSecret,
} from "../../platform/encryption/secret-box.ts";
import { fileUrlsSecret, isSecretTable, rowIdentity, secretColumns } from "./secret-columns.ts";

type StoredRow = Readonly<Record<string, string>>;

export type Reencryption = Readonly<{ changed: number; refused: readonly string[] }>;

/**
 * Re-encrypts every stored secret with the current key, bound to its row. Unencrypted and unbound ones are only taken
 * from an installation that had no others; later they are refused, and listed. Updates a row only if it is unchanged
 * since it was read, so that several processes may run at once.
 */
export async function encryptStoredSecrets(db: Executor, keys: EncryptionKeys): Promise<Reencryption> {
  const secretBox = createSecretBox(keys, { opensUnprotected: !(await isProtected(db, createSecretBox(keys))) });
  const refused: string[] = [];
  let changed = 0;
  for (const table of Object.keys(secretColumns).filter(isSecretTable)) {
    const { id, column } = secretColumns[table];
    const secret = sql.ref(column);
    const { rows } = await sql<StoredRow>`
      select * from ${sql.table(table)} where ${secret} is not null`.execute(db);
    for (const row of rows) {
      const text = row[column] ?? "";
      const isOpen = table === "service_secrets" && row.name !== fileUrlsSecret;
      if (isOpen || secretBox.isCurrent(text)) continue;
      const renewed = renew(secretBox, text, rowIdentity(table, row as never));
      if (renewed === undefined) refused.push(rowIdentity(table, row as never));
      else {
        await sql`update ${sql.table(table)} set ${secret} = ${renewed}
          where ${sql.ref(id)} = ${row[id]} and ${secret} = ${text}`.execute(db);
        changed += 1;
      }
    }
  }
  return { changed, refused };
}

function renew(secretBox: SecretBox, text: string, place: string): string | undefined {
  try {
    return secretBox.encrypt(secretBox.decrypt(text, place), place);
  } catch (error) {
    if (error instanceof UnprotectedSecret) return undefined;
    throw error;
  }
}

/**
 * Whether an earlier start has bound all secrets to their rows: the file URL secret, which every installation has, is
 * bound last.
 */
async function isProtected(db: Executor, secretBox: SecretBox): Promise<boolean> {
  const own = db.selectFrom("service_secrets").select("value").where("name", "=", fileUrlsSecret);
  const row = await own.executeTakeFirst();
  const place = rowIdentity("service_secrets", { name: fileUrlsSecret });
  return row !== undefined && renew(secretBox, row.value, place) !== undefined;
}
