import { sql } from "kysely";
import { actsWithoutAuditEntry } from "./audit/acts-without-audit-entry.ts";
import { verifyAudit } from "./audit/verify-audit.ts";
import { runExclusively } from "./platform/db/exclusive-task.ts";
import type { Database } from "./platform/db/schema.ts";
import type { Services } from "./services.ts";

const mostNamed = 20;

/**
 * Compares redundant data, for /metrics and the log: counters with a recount, audit entries with their hash chains, acts
 * with audit entries. All gauges are 0 in a consistent database. One process at a time, because it reads the index entry
 * of every invoice.
 */
export async function checkConsistency(services: Services): Promise<void> {
  const { db, clock, config, metrics, logger } = services;
  await runExclusively(services, "consistency", async () => {
    const difference = await countDifference(db);
    metrics.countDifference.set(difference);
    if (difference > 0) logger.error({ count: difference }, "counters differ from a recount");
    const { faults } = await verifyAudit(db, { agesOut: config.auditDays > 0 });
    metrics.auditFaults.set(faults.length);
    if (faults.length > 0) logger.error({ count: faults.length }, "the audit log has gaps or changed entries");
    const acts = await actsWithoutAuditEntry(db, clock.now());
    metrics.actsWithoutAuditEntry.set(acts.length);
    for (const subject of acts.slice(0, mostNamed)) logger.error({ detail: subject }, "an act has no audit entry");
    return { cursor: "", value: undefined };
  });
}

/**
 * Number of invoices by which counters and a recount differ, over all accounts and states. One statement, so that both
 * are of the same moment.
 */
async function countDifference(db: Database): Promise<number> {
  const { rows } = await sql<{ difference: number | null }>`select sum(abs(difference)) as difference from (
      select sum(count) as difference from (
        select account_id, status, count from invoice_counts where day = -1
        union all select account_id, status, count from invoice_count_changes
        union all select account_id, status, -count(*) from invoices group by account_id, status
      ) as counts group by account_id, status
    ) as differences`.execute(db);
  return Number(rows[0]?.difference ?? 0);
}
