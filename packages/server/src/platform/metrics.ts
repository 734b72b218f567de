import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Metrics of GET /metrics. No label contains an account, a file name or an invoice. */
export type Metrics = ReturnType<typeof createMetrics>;

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsOfReading = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: "inkvoice_http_request_seconds",
      help: "Time to answer, by route and status",
      labelNames: ["method", "route", "status"],
      buckets: secondsOfRequests,
      registers,
    }),
    uploads: new Counter({ name: "inkvoice_uploads_total", help: "Accepted documents", registers }),
    endings: new Counter({
      name: "inkvoice_invoices_ended_total",
      help: "Documents that ended, by status and failure code",
      labelNames: ["status", "code"],
      registers,
    }),
    readingSeconds: new Histogram({
      name: "inkvoice_reading_seconds",
      help: "Time to read one document",
      buckets: secondsOfReading,
      registers,
    }),
    queueLength: new Gauge({ name: "inkvoice_queue_length", help: "Documents waiting or being read", registers }),
    queueOldest: new Gauge({
      name: "inkvoice_queue_oldest_seconds",
      help: "How long the oldest document has been waiting or being read",
      registers,
    }),
    queueOldestWaiting: new Gauge({
      name: "inkvoice_queue_oldest_waiting_seconds",
      help: "How long the oldest document has been waiting that nothing reads yet",
      registers,
    }),
    readingSlotsFree: new Gauge({
      name: "inkvoice_reading_slots_free",
      help: "Documents that this process could begin to read now",
      registers,
    }),
    countDifference: new Gauge({
      name: "inkvoice_count_difference",
      help: "Invoices by which the counters of lists differ from a recount; 0 unless something is broken",
      registers,
    }),
    auditFaults: new Gauge({
      name: "inkvoice_audit_faults",
      help: "Chains of the audit log with a gap or a changed entry; 0 unless somebody changed it",
      registers,
    }),
    actsWithoutAuditEntry: new Gauge({
      name: "inkvoice_audit_missing_entries",
      help: "Deleted invoices, keys and webhook endpoints of the last 25 hours without an audit entry; 0 unless something is broken",
      registers,
    }),
    workersAlive: new Gauge({ name: "inkvoice_workers_alive", help: "Processes that read documents", registers }),
    deliveryBacklog: new Gauge({
      name: "inkvoice_delivery_backlog",
      help: "Webhook deliveries that wait, by endpoint; without one for addresses that came with an upload",
      labelNames: ["endpoint"],
      registers,
    }),
    damagedFiles: new Gauge({
      name: "inkvoice_damaged_files",
      help: "Stored files that were found missing or different when they were last looked at",
      registers,
    }),
    readingNow: new Gauge({ name: "inkvoice_reading_now", help: "Documents being read by this process", registers }),
    deliveryAttempts: new Counter({
      name: "inkvoice_delivery_attempts_total",
      help: "Webhook attempts, by what became of the delivery: delivered, retried, exhausted, gone",
      labelNames: ["outcome"],
      registers,
    }),
    deliverySeconds: new Histogram({
      name: "inkvoice_delivery_seconds",
      help: "Time receivers took to answer or to fail",
      buckets: secondsOfRequests,
      registers,
    }),
    deliveriesNow: new Gauge({
      name: "inkvoice_deliveries_now",
      help: "Webhook deliveries under way in this process",
      registers,
    }),
  };
}
