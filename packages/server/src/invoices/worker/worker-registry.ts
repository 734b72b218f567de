import { newId } from "@inkvoice/contract";
import { errorFields } from "../../platform/logger.ts";
import type { InvoiceServices } from "../services.ts";

const announceMs = 20_000;

/** Lists this process among the workers, for the estimate of completion times. Returns a function that removes it. */
export function registerWorker({ db, clock, config, logger }: InvoiceServices): () => Promise<void> {
  const id = newId("request", clock.now()).replace("req_", "wrk_");

  async function announce(): Promise<void> {
    const slots = config.workers;
    const seen_at = clock.now();
    try {
      await db
        .insertInto("workers")
        .values({ id, slots, seen_at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ slots, seen_at }))
        .execute();
      await db
        .deleteFrom("workers")
        .where("seen_at", "<", seen_at - 10 * announceMs)
        .execute();
    } catch (error) {
      logger.warn(errorFields(error), "worker could not be registered");
    }
  }

  const stopAnnouncing = clock.every(announceMs, announce);
  void announce();
  return async () => {
    stopAnnouncing();
    await db
      .deleteFrom("workers")
      .where("id", "=", id)
      .execute()
      .catch(() => undefined);
  };
}
