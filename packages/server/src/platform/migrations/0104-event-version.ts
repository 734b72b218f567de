import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The API version whose shape an event's body has; null for events of earlier programs. */
export const eventVersion: Migration = {
  name: "0104-event-version",
  async up(tx) {
    await sql`alter table events add column version text`.execute(tx);
  },
};
