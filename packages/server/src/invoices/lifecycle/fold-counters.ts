import { usageFold } from "../../access/usage.ts";
import { analyticsFolds } from "../../catalogue/analytics/fold-analytics.ts";
import { countFold } from "../../catalogue/analytics/invoice-counts.ts";
import { unusedWordFold } from "../../catalogue/search/word-suffixes.ts";
import { foldAllChanges } from "../../platform/db/fold-changes.ts";
import type { Database } from "../../platform/db/schema.ts";

/** Adds the waiting changes of all accounts to their counters. */
export async function foldCounters(db: Database): Promise<void> {
  await foldAllChanges(db, countFold);
  await foldAllChanges(db, usageFold);
  for (const fold of analyticsFolds) await foldAllChanges(db, fold);
  await foldAllChanges(db, unusedWordFold);
}
