import { sql } from "kysely";
import { isWaiting, mostCountedInQueue } from "../invoices/queue/queue.ts";
import { aliveWorkers } from "../invoices/worker/alive-workers.ts";
import type { Platform } from "../platform/services.ts";
import { withTimeout } from "../platform/with-timeout.ts";

const limitMs = 2000;
const mostEndpoints = 20;

/** Reads gauges from the database, so that processes of any role can report them. */
export async function refreshGauges(platform: Platform): Promise<void> {
  const { metrics, logger } = platform;
  try {
    await withTimeout(limitMs, async () => {
      await Promise.all([measureQueue(platform), measureWorkers(platform), measureDeliveries(platform)]);
    });
  } catch {
    logger.warn({}, "queue and backlog could not be measured");
    metrics.queueLength.reset();
  }
}

async function measureQueue({ db, clock, metrics }: Platform): Promise<void> {
  const queued = db.selectFrom("invoices").select("created_at").where(isWaiting).limit(mostCountedInQueue);
  const row = await db
    .selectFrom(queued.as("q"))
    .select((select) => [select.fn.countAll<number>().as("n"), select.fn.min<number | null>("created_at").as("oldest")])
    .executeTakeFirst();
  metrics.queueLength.set(Number(row?.n ?? 0));
  const secondsSince = (at: number | string | null | undefined) =>
    at == null ? 0 : Math.max(0, clock.now() - Number(at)) / 1000;
  metrics.queueOldest.set(secondsSince(row?.oldest));
  const unread = await db
    .selectFrom(queued.where("lease_token", "is", null).as("q"))
    .select((select) => select.fn.min<number | null>("created_at").as("oldest"))
    .executeTakeFirst();
  metrics.queueOldestWaiting.set(secondsSince(unread?.oldest));
}

async function measureWorkers({ db, clock, metrics, config }: Platform): Promise<void> {
  const reading = (await metrics.readingNow.get()).values[0]?.value ?? 0;
  metrics.readingSlotsFree.set(config.role === "api" ? 0 : Math.max(0, config.workers - reading));
  const alive = aliveWorkers(db, clock.now());
  const row = await alive.select((select) => select.fn.countAll<number>().as("n")).executeTakeFirst();
  metrics.workersAlive.set(Number(row?.n ?? 0));
}

/** Pending deliveries, in total and of the endpoints with the most. */
async function measureDeliveries({ db, metrics }: Platform): Promise<void> {
  const rows = await db
    .selectFrom("deliveries")
    .select((select) => [
      select.fn.coalesce("endpoint_id", sql<string>`''`).as("endpoint"),
      select.fn.countAll<number>().as("n"),
    ])
    .where(sql<boolean>`state = 'pending'`)
    .groupBy("endpoint_id")
    .orderBy(sql`count(*)`, "desc")
    .execute();
  metrics.deliveryBacklog.reset();
  for (const { endpoint, n } of rows.slice(0, mostEndpoints)) metrics.deliveryBacklog.set({ endpoint }, Number(n));
}
