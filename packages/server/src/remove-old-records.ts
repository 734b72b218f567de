import { removeOldRequests } from "./access/keys/request-log.ts";
import { removeOldUsage } from "./access/usage.ts";
import { removeOldEntries } from "./audit/remove-old-entries.ts";
import { removeOldEvents } from "./events/remove-old-events.ts";
import { deletionTime } from "./invoices/removal/deletion-clock.ts";
import { runExclusively } from "./platform/db/exclusive-task.ts";
import type { Services } from "./services.ts";

const dayMs = 86_400_000;

/**
 * Deletes expired records beside the documents: events with their deliveries and attempts, audit entries, usage and the
 * request log, each after the operator's number of days; 0 keeps them. Ages follow the deletion clock, so that a clock set ahead
 * deletes nothing.
 */
export async function removeOldRecords(services: Services): Promise<void> {
  const { db, config, clock, logger } = services;
  const { at } = await deletionTime(db, clock.now());
  const removals = [
    { what: "events", days: config.eventDays, remove: removeOldEvents },
    { what: "audit entries", days: config.auditDays, remove: removeOldEntries },
    { what: "days of usage", days: config.usageDays, remove: removeOldUsage },
    // 0 turns the log off; entries from before are removed after a day.
    { what: "logged requests", days: Math.max(config.requestLogDays, 1), remove: removeOldRequests },
  ];
  await runExclusively(services, "old-records", async () => {
    for (const { what, days, remove } of removals) {
      const count = days === 0 ? 0 : await remove(db, at - days * dayMs);
      if (count > 0) logger.info({ count }, `old ${what} removed`);
    }
    return { cursor: "", value: undefined };
  });
}
