import type { Random } from "../faults/support/random.ts";

/** A statement with a planted fault: another text, or skipped as if it had run. */
export type Rewrite = (sql: string) => string | "skip";

const believed = "simulated_now() as believed_at, simulated_now() as clock_at";

/** Probability that a planted fault takes effect: one that always does would be found by any test. */
export const faultShare = 0.3;

/**
 * INDEX of the faults that can be put into the service on purpose, to see that the simulation finds them. Each stands
 * for a mistake in server code or in a part that it relies on: a forgotten fsync, storage that stores nothing, a lost
 * log, a missing fence, a row written outside of its transaction, a clock that is believed.
 */
export const plantedFaults = {
  "sync-forgotten": "files are answered for before they are on the disk",
  "file-lost": "storage answers as if a file were stored and stores nothing",
  "commit-lost": "a commit is answered and not kept, as when another program removed the log of SQLite",
  "fence-missing": "a worker that lost its lease still ends the document",
  "count-lost": "an invoice is accepted or ended without its counts",
  "delivery-lost": "an event is stored without its deliveries",
  "audit-lost": "an invoice is removed or restored without an audit entry",
  "share-lost": "an invoice is stored without its share in the order that it prints",
  "order-unchecked": "an invoice is not compared again when another invoice of its order changes",
  "rule-lost": "a document is read as if its account had no rules",
  "approval-lost": "an approval is answered and not stored",
  "access-kept": "a person whom the identity provider deactivates stays a member",
  "clock-believed": "deletion by age goes by the clock of the machine, however far it jumps",
} as const;

export type PlantedFault = keyof typeof plantedFaults;

export const isPlantedFault = (name: string): name is PlantedFault => name in plantedFaults;

export function rewriteFor(fault: PlantedFault | undefined, random: Random): Rewrite {
  const skipping = (table: string) => (sql: string) =>
    isInsertInto(table, sql) && random.fraction() < faultShare ? "skip" : sql;
  const skippingWhere = (pattern: RegExp) => (sql: string) =>
    pattern.test(sql) && random.fraction() < faultShare ? "skip" : sql;
  switch (fault) {
    case "commit-lost":
      return (sql) => (sql === "commit" && random.fraction() < faultShare ? "rollback" : sql);
    case "fence-missing":
      return (sql) => (sql.startsWith("update") ? sql.replace(/"lease_token" = (\?|\$\d+)/g, "$1 is not null") : sql);
    case "count-lost":
      return skipping("invoice_count_changes");
    case "delivery-lost":
      return skipping("deliveries");
    case "audit-lost":
      return skipping("audit_log");
    case "share-lost":
      return skipping("order_invoices");
    case "order-unchecked":
      return (sql) => (/from "order_invoices" where "order_id" in .* order by "id" desc/.test(sql) ? "skip" : sql);
    case "rule-lost":
      return skippingWhere(/^select \* from "rules"/);
    case "approval-lost":
      return skippingWhere(/^update "invoices" set "review" = /);
    case "access-kept":
      return skippingWhere(/^delete from "memberships"/);
    case "clock-believed":
      return (sql) => sql.replace(/^select \* from "believed_time"/, `select ${believed}`);
    default:
      return (sql) => sql;
  }
}

const isInsertInto = (table: string, sql: string) => new RegExp(`^\\s*insert into "?${table}"?[\\s(]`).test(sql);
