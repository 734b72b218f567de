import { isWaiting } from "./queue.ts";
import type { InvoiceServices } from "./services.ts";

type Load = Readonly<{ waiting: number; slots: number; readingMs: number; measuredAt: number }>;

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
  const queued = db.selectFrom("invoices").select("id").where(isWaiting).limit(mostCounted);
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
        .selectFrom(queued.as("q"))
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .as("waiting"),
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
    waiting: Number(row.waiting ?? 0),
    slots: Math.max(1, Number(row.slots ?? 1)),
    readingMs: Number(row.reading ?? firstGuessMs),
    measuredAt: now,
  };
  measured.set(db, load);
  return load;
}

/** When documents accepted now will most likely be done. */
export async function estimateCompletion(services: InvoiceServices, documents: number): Promise<number> {
  const { waiting, slots, readingMs } = await measure(services);
  const rounds = Math.ceil((waiting + documents) / slots);
  return services.clock.now() + Math.ceil(rounds * readingMs);
}
