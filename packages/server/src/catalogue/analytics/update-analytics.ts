import { randomUUID } from "node:crypto";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { InvoiceTables } from "../../platform/db/tables/invoices.ts";
import { type AnalyticsEntry, type Share, shareOf } from "./analytics-share.ts";

/** Replaces an invoice's share of the analytics, in the transaction that changes it. */
export async function updateAnalytics(
  tx: Tx,
  accountId: string,
  { before, after }: Readonly<{ before?: AnalyticsEntry | undefined; after?: AnalyticsEntry | undefined }>,
): Promise<void> {
  const changes = [
    ...(before ? [{ entry: before, times: -1 as const }] : []),
    ...(after ? [{ entry: after, times: 1 as const }] : []),
  ];
  if (changes.length === 0) return;
  await insertChanges(
    tx,
    changes.map(({ entry, times }) => changeOf(accountId, shareOf(entry), times)),
  );
  const byDate = changes.flatMap(({ entry, times }) => dateChangeOf(accountId, entry, times));
  if (byDate.length > 0) await insertDateChanges(tx, byDate);
}

/** Adds an invoice to the sums by date, which is in those by upload already. */
export async function addByDate(tx: Tx, accountId: string, entry: AnalyticsEntry): Promise<void> {
  const changes = dateChangeOf(accountId, entry, 1);
  if (changes.length > 0) await insertDateChanges(tx, changes);
}

function dateChangeOf(accountId: string, entry: AnalyticsEntry, times: 1 | -1) {
  const { date } = entry.data;
  if (date === undefined || entry.isCountedByDate === false) return [];
  return [changeOf(accountId, { ...shareOf(entry), date, isOnlyByDate: true }, times)];
}

const changeOf = (accountId: string, share: Share, times: 1 | -1) => ({
  id: randomUUID(),
  account_id: accountId,
  times,
  entry: JSON.stringify(share),
});

const insertChanges = cachedStatement<InvoiceTables["analytics_changes"], unknown>(
  ["id", "account_id", "times", "entry"],
  (db, rows) => db.insertInto("analytics_changes").values(rows),
);
const insertDateChanges = cachedStatement<InvoiceTables["analytics_date_changes"], unknown>(
  ["id", "account_id", "times", "entry"],
  (db, rows) => db.insertInto("analytics_date_changes").values(rows),
);
