import type { Database } from "../../platform/db/schema.ts";
import type { InvoiceServices } from "../services.ts";
import { aliveWorkers } from "../worker/alive-workers.ts";
import { isWaiting, mostCountedInQueue } from "./queue.ts";

/** One account's part of the queue: its length, and its first and last queue tag. */
export type AccountQueue = Readonly<{ waiting: number; first: number; last: number }>;

export type QueueLoad = Readonly<{
  lanes: ReadonlyMap<string, AccountQueue>;
  slots: number;
  readingMs: number;
  measuredAt: number;
}>;

const freshMs = 1000;
const sample = 50;
/** Used until the first document was read: duration for one page with a text layer, process start included. */
const firstGuessMs = 2000;

const measured = new WeakMap<InvoiceServices["db"], QueueLoad>();

/** Current queue, number of reader slots and mean duration of the latest extractions; measured once a second. */
async function currentLoad({ db, clock }: InvoiceServices): Promise<QueueLoad> {
  const now = clock.now();
  const known = measured.get(db);
  if (known && now - known.measuredAt < freshMs) return known;
  const load = { lanes: await accountQueues(db), ...(await readingCapacity(db, now)), measuredAt: now };
  measured.set(db, load);
  return load;
}

async function accountQueues(db: Database): Promise<ReadonlyMap<string, AccountQueue>> {
  const front = db.selectFrom("invoices").select(["account_id", "queue_tag"]).where(isWaiting);
  const lanes = await db
    .selectFrom(front.orderBy("queue_tag").orderBy("id").limit(mostCountedInQueue).as("q"))
    .select((select) => [
      "account_id",
      select.fn.countAll<number>().as("waiting"),
      select.fn.min<number>("queue_tag").as("first"),
      select.fn.max<number>("queue_tag").as("last"),
    ])
    .groupBy("account_id")
    .execute();
  return new Map(
    lanes.map(({ account_id, waiting, first, last }) => [
      account_id,
      { waiting: Number(waiting), first: Number(first), last: Number(last) },
    ]),
  );
}

async function readingCapacity(db: Database, now: number): Promise<Pick<QueueLoad, "slots" | "readingMs">> {
  const latest = db
    .selectFrom("invoices")
    .select("reading_ms")
    .where("ended_at", "is not", null)
    .where("reading_ms", "is not", null)
    .orderBy("ended_at", "desc")
    .limit(sample);
  const row = await db
    .selectNoFrom((select) => [
      select
        .selectFrom(latest.as("l"))
        .select((inner) => inner.fn.avg<number>("reading_ms").as("ms"))
        .as("reading"),
      aliveWorkers(db, now)
        .select((inner) => inner.fn.sum<number>("slots").as("n"))
        .as("slots"),
    ])
    .executeTakeFirstOrThrow();
  return { slots: Math.max(1, Number(row.slots ?? 1)), readingMs: Number(row.reading ?? firstGuessMs) };
}

/**
 * Number of documents read up to and including the last of these. Accounts take turns by queue tag, so only documents
 * of other accounts with a lower tag than our last one come first.
 */
export function documentsUntil({ lanes }: Pick<QueueLoad, "lanes">, accountId: string, documents: number): number {
  const own = lanes.get(accountId);
  const front = Math.min(...[...lanes.values()].map(({ first }) => first));
  const last = (own ? own.last : Number.isFinite(front) ? front - 1 : 0) + documents;
  let before = documents;
  for (const [account, lane] of lanes) {
    if (account === accountId) before += lane.waiting;
    else before += Math.min(lane.waiting, Math.max(0, last - lane.first + 1));
  }
  return before;
}

/** Estimated completion time of documents that the account uploads now. */
export async function estimateCompletion(
  services: InvoiceServices,
  accountId: string,
  documents: number,
): Promise<number> {
  const load = await currentLoad(services);
  const rounds = Math.ceil(documentsUntil(load, accountId, documents) / load.slots);
  return services.clock.now() + Math.ceil(rounds * load.readingMs);
}
