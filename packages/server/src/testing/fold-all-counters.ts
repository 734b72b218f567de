import { setTimeout as sleep } from "node:timers/promises";
import { foldCounters } from "../invoices/lifecycle/fold-counters.ts";
import type { ChangeTable } from "../platform/db/fold-changes.ts";
import type { Database } from "../platform/db/schema.ts";

const tables: readonly ChangeTable[] = [
  "invoice_count_changes",
  "analytics_changes",
  "analytics_date_changes",
  "usage_changes",
  "unused_words",
];

/** Folds all waiting changes, and waits for those that the service's own background step is folding. */
export async function foldAllCounters(db: Database): Promise<void> {
  for (;;) {
    await foldCounters(db);
    const waiting = await Promise.all(tables.map((table) => db.selectFrom(table).select("id").limit(1).execute()));
    if (waiting.every((rows) => rows.length === 0)) return;
    await sleep(10);
  }
}
