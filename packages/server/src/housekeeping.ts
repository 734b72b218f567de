import { checkConsistency } from "./check-consistency.ts";
import { deleteExpiredAnswers } from "./http/idempotency.ts";
import { FileScrubber } from "./invoices/files/file-scrubber.ts";
import { quarantineOrphans } from "./invoices/files/orphaned-files.ts";
import { backfillAnalytics } from "./invoices/lifecycle/backfill-analytics.ts";
import { foldCounters } from "./invoices/lifecycle/fold-counters.ts";
import { emptyTrash, removeExpired } from "./invoices/removal/scheduled-removal.ts";
import type { Clock } from "./platform/clock.ts";
import { errorFields, type Logger } from "./platform/logger.ts";
import { removeOldRecords } from "./remove-old-records.ts";
import { recheckEverywhere } from "./review-settings/recheck-invoices.ts";
import type { Services } from "./services.ts";
import { sweepProviderAttempts } from "./sessions/provider/attempts.ts";
import { sweepSessions } from "./sessions/session-store.ts";
import { sweepAttempts } from "./sessions/sign-in/throttle.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Short, so that readers find few changes to add. */
const foldMs = 2000;
const requestLogMs = 2000;

type Task = Readonly<{ everyMs: number; run(): Promise<unknown> }>;

/** INDEX of periodic tasks. */
function tasksOf(services: Services): readonly Task[] {
  const { db, clock, apiKeys, requestLog, rateLimiter } = services;
  const scrubber = new FileScrubber(services);
  return [
    { everyMs: foldMs, run: () => foldCounters(db) },
    { everyMs: minuteMs / 4, run: () => apiKeys.flushLastUsed() },
    { everyMs: requestLogMs, run: () => requestLog.flush() },
    { everyMs: 10 * minuteMs, run: () => rateLimiter.sweep() },
    { everyMs: hourMs, run: () => deleteExpiredAnswers(db, clock.now()) },
    { everyMs: hourMs, run: () => sweepSessions(db, clock.now()) },
    { everyMs: hourMs, run: () => sweepAttempts(db, clock.now()) },
    { everyMs: hourMs, run: () => sweepProviderAttempts(db, clock.now()) },
    { everyMs: hourMs, run: () => removeExpired(services) },
    { everyMs: minuteMs, run: () => backfillAnalytics(services) },
    { everyMs: minuteMs, run: () => recheckEverywhere(services) },
    { everyMs: hourMs, run: () => emptyTrash(services) },
    { everyMs: hourMs, run: () => removeOldRecords(services) },
    { everyMs: 6 * hourMs, run: () => checkConsistency(services) },
    { everyMs: 6 * hourMs, run: () => quarantineOrphans(services) },
    { everyMs: hourMs, run: () => scrubber.run() },
  ];
}

const repeatMs = hourMs;

/** Logs a failure once, and again each hour while it lasts: some tasks run every two seconds. */
export function logFailures(task: Pick<Task, "run">, clock: Clock, logger: Logger): () => Promise<void> {
  let logged: { failure: string; at: number } | undefined;
  return async () => {
    try {
      await task.run();
      logged = undefined;
    } catch (error) {
      const fields = errorFields(error);
      const failure = `${fields.reason} ${fields.code} ${fields.detail}`;
      if (logged?.failure === failure && clock.now() - logged.at < repeatMs) return;
      logged = { failure, at: clock.now() };
      logger.warn(fields, "housekeeping failed");
    }
  };
}

/** Starts the tasks and returns a function that stops them. Every process runs them; running one twice is harmless. */
export function startHousekeeping(services: Services): () => void {
  const { clock, logger } = services;
  const stops = tasksOf(services).map((task) => clock.every(task.everyMs, logFailures(task, clock, logger)));
  return () => {
    for (const stop of stops) stop();
  };
}
