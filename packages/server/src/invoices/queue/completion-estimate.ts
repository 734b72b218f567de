import type { InvoiceServices } from "../services.ts";
import { isWaiting } from "./queue.ts";

/** What one account has in the queue: how many, from which place to which. */
export type Lane = Readonly<{ waiting: number; first: number; last: number }>;

export type Load = Readonly<{
  lanes: ReadonlyMap<string, Lane>;
  slots: number;
  readingMs: number;
  measuredAt: number;
}>;

const freshMs = 1000;
const sample = 50;
/** Until something was read: a page with a text layer takes about this long, process start included. */
const firstGuessMs = 2000;
const workerSilentMs = 60_000;
const mostCounted = 10_000;

const measured = new WeakMap<InvoiceServices["db"], Load>();

/** What the queue holds, how many read at once, and how long the last documents took. */
async function measure({ db, clock }: InvoiceServices): Promise<Load> {
  const now = clock.now();
  const known = measured.get(db);
  if (known && now - known.measuredAt < freshMs) return known;
  const front = db.selectFrom("invoices").select(["account_id", "queue_tag"]).where(isWaiting);
  const lanes = await db
    .selectFrom(front.orderBy("queue_tag").orderBy("id").limit(mostCounted).as("q"))
    .select((select) => [
      "account_id",
      select.fn.countAll<number>().as("waiting"),
      select.fn.min<number>("queue_tag").as("first"),
      select.fn.max<number>("queue_tag").as("last"),
    ])
    .groupBy("account_id")
    .execute();
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
      select
        .selectFrom("workers")
        .select((inner) => inner.fn.sum<number>("slots").as("n"))
        .where("seen_at", ">", now - workerSilentMs)
        .as("slots"),
    ])
    .executeTakeFirstOrThrow();
  const load = {
    lanes: new Map(
      lanes.map(({ account_id, waiting, first, last }) => [
        account_id,
        { waiting: Number(waiting), first: Number(first), last: Number(last) },
      ]),
    ),
    slots: Math.max(1, Number(row.slots ?? 1)),
    readingMs: Number(row.reading ?? firstGuessMs),
    measuredAt: now,
  };
  measured.set(db, load);
  return load;
}

/**
 * How many documents are read before the last of these is, itself included. Accounts take turns by the place in the queue that
 * each document has: of a neighbour's thousand only those go first that stand before our own last.
 */
export function documentsUntil({ lanes }: Pick<Load, "lanes">, accountId: string, documents: number): number {
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

/** When documents that an account hands in now will most likely be done. */
export async function estimateCompletion(
  services: InvoiceServices,
  accountId: string,
  documents: number,
): Promise<number> {
  const load = await measure(services);
  const rounds = Math.ceil(documentsUntil(load, accountId, documents) / load.slots);
  return services.clock.now() + Math.ceil(rounds * load.readingMs);
}
