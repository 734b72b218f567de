import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Replaced secrets as rows, so that each keeps signing for its whole overlap; secrets per endpoint. Attempts store
 * their request and response headers.
 */
export const webhookSecrets: Migration = {
  name: "0088-webhook-secrets",
  async up(tx, { id, bigint }) {
    await sql`create table retired_secrets (
      owner_id ${id} not null,
      account_id ${id} not null references accounts (id),
      secret text not null,
      until ${bigint} not null,
      retired_at ${bigint} not null,
      primary key (owner_id, retired_at, secret)
    )`.execute(tx);
    await sql`insert into retired_secrets (owner_id, account_id, secret, until, retired_at)
      select id, id, previous_webhook_secret, previous_secret_until, 0 from accounts
      where previous_webhook_secret is not null and previous_secret_until is not null`.execute(tx);
    await sql`update accounts set previous_webhook_secret = null`.execute(tx);
    await sql`alter table webhook_endpoints add column secret text`.execute(tx);
    await sql`alter table webhook_endpoints add column previous_secret_until ${bigint}`.execute(tx);
    await sql`alter table delivery_attempts add column request_headers text`.execute(tx);
    await sql`alter table delivery_attempts add column response_headers text`.execute(tx);
  },
};
