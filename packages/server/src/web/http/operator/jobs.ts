import { formatTimestamp } from "@inkvoice/contract";
import { type JobsView, jobsQuery, pauseBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import {
  countJobs,
  type Job,
  listJobs,
  pauseJob,
  readQueuePause,
  retryJob,
  setQueuePause,
} from "../../../invoices/queue/jobs.ts";
import { aliveWorkers } from "../../../invoices/worker/alive-workers.ts";
import { refused } from "../../../platform/api-error.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";
import { invoiceParams } from "../invoice/invoice-params.ts";

const pageSize = 50;

export const listAllJobs = defineRoute({
  method: "GET",
  path: "/api/operator/jobs",
  auth: session("operator"),
  query: jobsQuery,
  handle: async (services: WebServices, { query, now }): Promise<JobsView> => {
    const { db } = services;
    const jobs = await listJobs(services, { ...query, limit: pageSize + 1 });
    const workers = await aliveWorkers(db, now)
      .select((select) => select.fn.countAll<number>().as("n"))
      .executeTakeFirst();
    const hold = await readQueuePause(db);
    const shown = jobs.slice(0, pageSize);
    return {
      jobs: shown.map(jobRow),
      next: jobs.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      counts: await countJobs(services),
      workers: Number(workers?.n ?? 0),
      extraction_paused: hold ? { since: formatTimestamp(hold.since), by: hold.by } : null,
    };
  },
});

export const pauseOneJob = defineRoute({
  method: "PUT",
  path: "/api/operator/jobs/:id/paused",
  auth: session("operator"),
  params: invoiceParams,
  body: pauseBody,
  handle: async ({ db, signals }: WebServices, { params: { id }, body: { paused }, audit }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await pauseJob(tx, id, paused))) throw notWaiting();
      await audit(tx, paused ? "job.paused" : "job.resumed", { subject: id });
    });
    signals.send("queue");
    return { paused };
  },
});

export const retryOneJob = defineRoute({
  method: "POST",
  path: "/api/operator/jobs/:id/retry",
  auth: session("operator"),
  params: invoiceParams,
  handle: async ({ db, dialect, signals }: WebServices, { params: { id }, audit }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await retryJob(tx, dialect, id))) throw notWaiting();
      await audit(tx, "job.retried", { subject: id });
    });
    signals.send("queue");
    return { retried: true };
  },
});

export const pauseAllExtraction = defineRoute({
  method: "PUT",
  path: "/api/operator/reading",
  auth: session("operator"),
  body: pauseBody,
  handle: async ({ db, signals }: WebServices, { session, body: { paused }, now, audit }) => {
    const hold = paused ? { since: now, by: session.user.name } : undefined;
    await db.transaction().execute(async (tx) => {
      await setQueuePause(tx, hold);
      await audit(tx, paused ? "reading.paused" : "reading.resumed");
    });
    signals.send("queue");
    return { paused };
  },
});

const notWaiting = () => refused("job_not_found");

function jobRow(job: Job): JobsView["jobs"][number] {
  return {
    id: job.id,
    account: { id: job.accountId, name: job.accountName },
    bytes: job.size,
    created_at: formatTimestamp(job.createdAt),
    state: job.state,
    postponed_until: job.postponedUntil === null ? null : formatTimestamp(job.postponedUntil),
    attempts: job.attempts,
    postponements: job.postponements,
    damaged_reads: job.damagedReads,
    worker_deaths: job.workerDeaths,
    reason: job.reason,
  };
}
