import type { DayUsage } from "@inkvoice/contract/dashboard";
import type { Database, Executor } from "../../platform/db/schema.ts";
import { foldAnalytics } from "./fold-analytics.ts";
import { countsByDay, dayOf } from "./invoice-counts.ts";

const dayMs = 86_400_000;
/** Medians use only a day's newest documents, which is accurate enough and much cheaper. */
const sampledPerDay = 500;

export type UsagePeriod = Readonly<{ now: number; days: number }>;

/** The last days, empty ones included, for a chart. */
export async function usageByDay(db: Database, accountId: string, { now, days }: UsagePeriod): Promise<DayUsage[]> {
  const today = dayOf(now);
  const first = today - days + 1;
  const counts = await countsByDay(db, accountId, first);
  await foldAnalytics(db, accountId);
  const corrections = await correctionsByDay(db, accountId, first);
  const result: DayUsage[] = [];
  for (let day = first; day <= today; day++) {
    const of = (status: string) => counts.find((row) => row.day === day && row.status === status)?.count ?? 0;
    const quality = of("completed") > 0 ? await sampleDay(db, accountId, day) : nothingRead;
    result.push({
      day: new Date(day * dayMs).toISOString().slice(0, 10),
      completed: of("completed"),
      failed: of("failed"),
      processing: of("processing"),
      ...quality,
      ...(corrections.get(day) ?? nothingCorrected),
    });
  }
  return result;
}

const nothingCorrected = { values: 0, corrected: 0 } as const;

/** From the sums of the analytics. */
async function correctionsByDay(executor: Executor, accountId: string, first: number) {
  const rows = await executor
    .selectFrom("analytics_fields")
    .select((select) => [
      "period",
      select.fn.sum<number>("read").as("values"),
      select.fn.sum<number>("corrected").as("corrected"),
    ])
    .where("account_id", "=", accountId)
    .where("level", "=", "d")
    .where("period", ">=", first)
    .groupBy("period")
    .execute();
  return new Map(
    rows.map((row) => [row.period, { values: Number(row.values), corrected: Number(row.corrected) }] as const),
  );
}

const nothingRead = { seconds: null, high_confidence_share: null } as const;

async function sampleDay(
  executor: Executor,
  accountId: string,
  day: number,
): Promise<Pick<DayUsage, "seconds" | "high_confidence_share">> {
  const rows = await executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(["i.reading_ms", "f.sure_fields", "f.read_fields"])
    .where("i.account_id", "=", accountId)
    .where("i.status", "=", "completed")
    .where("i.created_at", ">=", day * dayMs)
    .where("i.created_at", "<", (day + 1) * dayMs)
    .orderBy("i.created_at", "desc")
    .limit(sampledPerDay)
    .execute();
  const times = rows.flatMap((row) => (row.reading_ms === null ? [] : [row.reading_ms])).sort((a, b) => a - b);
  const fields = rows.reduce((sum, row) => sum + row.read_fields, 0);
  const sure = rows.reduce((sum, row) => sum + row.sure_fields, 0);
  const median = times[Math.floor(times.length / 2)];
  return {
    seconds: median === undefined ? null : median / 1000,
    high_confidence_share: fields === 0 ? null : sure / fields,
  };
}
