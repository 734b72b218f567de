import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Stored responses that show a secret have a column of their own, which is re-encrypted when the key is replaced.
 * Those that hold the secret in `body` are deleted.
 */
export const secretAnswers: Migration = {
  name: "0120-secret-answers",
  async up(tx) {
    await sql`alter table idempotency_keys add column secret_body text`.execute(tx);
    await sql`create index idempotency_keys_secret on idempotency_keys (key) where secret_body is not null`.execute(tx);
    await sql`delete from idempotency_keys where body like '{"secret":%'`.execute(tx);
  },
};
