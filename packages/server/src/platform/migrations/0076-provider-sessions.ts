import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The provider's session id, so that it can end a single session. */
export const providerSessions: Migration = {
  name: "0076-provider-sessions",
  async up(tx) {
    await sql`alter table sessions add column provider_sid text`.execute(tx);
    await sql`create index sessions_provider_sid on sessions (provider_sid) where provider_sid is not null`.execute(tx);
  },
};
