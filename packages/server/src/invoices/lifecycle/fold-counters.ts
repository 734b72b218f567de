import { usageFold } from "../../access/usage.ts";
import { analyticsFold } from "../../catalogue/analytics/analytics-counters.ts";
import { countFold } from "../../catalogue/analytics/invoice-counts.ts";
import { unusedWordFold } from "../../catalogue/search/word-suffixes.ts";
import { foldAllChanges } from "../../platform/db/fold-changes.ts";
import type { Database } from "../../platform/db/schema.ts";

/** Adds the waiting changes of all accounts to their counters. */
export async function foldCounters(db: Database): Promise<void> {
  await foldAllChanges(db, countFold);
  await foldAllChanges(db, usageFold);
  await foldAllChanges(db, analyticsFold);
  await foldAllChanges(db, unusedWordFold);
}
