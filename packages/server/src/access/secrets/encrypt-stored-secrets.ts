import { sql } from "kysely";
import type { Executor, Tables } from "../../platform/db/schema.ts";
import type { SecretBox } from "../../platform/encryption/secret-box.ts";

type SecretColumn = Readonly<{ table: keyof Tables; id: string; column: string; ids?: readonly string[] }>;

/** INDEX of columns with encrypted secrets; a test searches all others. `ids`: the only rows that are secret. */
export const secretColumns: readonly SecretColumn[] = [
  { table: "accounts", id: "id", column: "webhook_secret" },
  { table: "webhook_endpoints", id: "id", column: "secret" },
  { table: "retired_secrets", id: "owner_id", column: "secret" },
  { table: "service_secrets", id: "name", column: "value", ids: ["file-urls"] },
  { table: "second_factors", id: "id", column: "secret" },
];

/**
 * Re-encrypts every stored secret that is unencrypted or encrypted with an older key. Updates a row only if it is
 * unchanged since it was read, so that several processes may run at once. Returns the number of updates.
 */
export async function encryptStoredSecrets(db: Executor, secretBox: SecretBox): Promise<number> {
  let changed = 0;
  for (const { table, id: idColumn, column, ids } of secretColumns) {
    const [id, secret] = [sql.ref(idColumn), sql.ref(column)];
    const { rows } = await sql<{ id: string; secret: string }>`
      select ${id} as id, ${secret} as secret from ${sql.table(table)} where ${secret} is not null`.execute(db);
    for (const row of rows) {
      if (ids?.includes(row.id) === false || secretBox.isCurrent(row.secret)) continue;
      const renewed = secretBox.encrypt(secretBox.decrypt(row.secret));
      await sql`update ${sql.table(table)} set ${secret} = ${renewed}
        where ${id} = ${row.id} and ${secret} = ${row.secret}`.execute(db);
      changed += 1;
    }
  }
  return changed;
}
