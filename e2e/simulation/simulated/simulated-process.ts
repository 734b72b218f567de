import type { ExtractionPool } from "@inkvoice/engine/pool";
import { startDeliveries } from "../../../packages/server/src/deliveries/sender/sender.ts";
import { BulkWorker } from "../../../packages/server/src/invoices/bulk/bulk-worker.ts";
import { quarantineOrphans } from "../../../packages/server/src/invoices/files/orphaned-files.ts";
import { createFileUrls } from "../../../packages/server/src/invoices/files/signed-file-urls.ts";
import { foldCounters } from "../../../packages/server/src/invoices/lifecycle/fold-counters.ts";
import { deletionTime } from "../../../packages/server/src/invoices/removal/deletion-clock.ts";
import { emptyTrash, removeExpired } from "../../../packages/server/src/invoices/removal/scheduled-removal.ts";
import type { InvoiceServices } from "../../../packages/server/src/invoices/services.ts";
import { ExtractionWorker } from "../../../packages/server/src/invoices/worker/extraction-worker.ts";
import { createDiskStore } from "../../../packages/server/src/platform/blobs/disk-store.ts";
import { createClock } from "../../../packages/server/src/platform/clock.ts";
import { openReadReplica } from "../../../packages/server/src/platform/db/read-replica.ts";
import { createSecretBox } from "../../../packages/server/src/platform/encryption/secret-box.ts";
import { createLogger } from "../../../packages/server/src/platform/logger.ts";
import { createMetrics } from "../../../packages/server/src/platform/metrics.ts";
import { loadConfig } from "../../../packages/server/src/platform/settings/config.ts";
import { createSignals } from "../../../packages/server/src/platform/signals.ts";
import { applyVendorMemory } from "../../../packages/server/src/review/memory/recall.ts";
import type { Rewrite } from "../planted-faults.ts";
import type { Receivers } from "../receivers.ts";
import type { ProcessHandle, Scheduler } from "../scheduler.ts";
import { openGatedDatabase, type SimulatedDatabase } from "./gated-database.ts";
import { diskRoot } from "./simulated-disk.ts";
import type { SimulatedReader } from "./simulated-reader.ts";

export type ProcessContext = Readonly<{
  scheduler: Scheduler;
  databasePath: string;
  receivers: Receivers;
  reader: SimulatedReader;
  retentionDays: number;
  /** The effect of a planted fault on a statement. */
  rewrite: Rewrite;
}>;

export const filesFolder = `${diskRoot}files`;
const hourMs = 3_600_000;
const foldMs = 2000;
const shutdownGraceMs = 15_000;
/** One name for all processes: they share the storage. */
const installation = "simulation";

/** A server process with its own connection and workers, on the database, disk and receivers that all of them share. */
export class SimulatedProcess {
  readonly handle: ProcessHandle;
  readonly #scheduler: Scheduler;
  readonly #database: SimulatedDatabase;
  readonly #services: Promise<InvoiceServices>;
  #stopWorkers: () => Promise<void> = async () => undefined;

  /** Its first calls also wait for the scheduler: the process may die before it has started. */
  constructor(name: string, surroundings: ProcessContext) {
    this.handle = { name, alive: true };
    this.#scheduler = surroundings.scheduler;
    this.#database = openGatedDatabase(surroundings.databasePath, this.#scheduler, surroundings.rewrite);
    this.#services = this.#scheduler.runAs(this.handle, async () => {
      const services = await createSimulatedServices(name, this.#database, surroundings);
      this.#startWorkers(services);
      return services;
    });
    // A start that fails ends the process, as when the database stays locked.
    this.#services.catch(() => this.kill());
  }

  #startWorkers(services: InvoiceServices): void {
    const reading = new ExtractionWorker(services, (document) => applyVendorMemory(services, document));
    const bulks = new BulkWorker(services);
    const sending = startDeliveries(services);
    const housekeeping = [removeExpired, emptyTrash, quarantineOrphans].map((task) =>
      services.clock.every(hourMs, async () => void (await task(services).catch(() => undefined))),
    );
    housekeeping.push(services.clock.every(foldMs, () => foldCounters(services.db).catch(() => undefined)));
    this.#stopWorkers = async () => {
      for (const stop of housekeeping) stop();
      await Promise.all([reading.stop(shutdownGraceMs), bulks.stop(), sending.stop()]);
    };
  }

  /** Runs a request in this process. Never resolves if the process dies first. */
  run<Value>(work: (services: InvoiceServices) => Promise<Value>): Promise<Value> {
    return this.#scheduler.runAs(this.handle, async () => work(await this.#services));
  }

  /** An orderly shutdown, as after SIGTERM. */
  async stop(): Promise<void> {
    await this.run(() => this.#stopWorkers());
    this.kill();
  }

  /** As after kill -9. */
  kill(): void {
    if (!this.handle.alive) return;
    this.#scheduler.crash(this.handle);
    this.#database.cut();
  }
}

async function createSimulatedServices(
  name: string,
  { db, dialect }: SimulatedDatabase,
  { receivers, reader, retentionDays }: ProcessContext,
): Promise<InvoiceServices> {
  const clock = createClock(1);
  // As at every start, before rows are written whose times may be wrong.
  await deletionTime(db, clock.now());
  const config = loadConfig({
    NODE_ENV: "test",
    INKVOICE_WORKERS: "2",
    INKVOICE_MIN_FREE_MEGABYTES: "0",
    INKVOICE_RETENTION_DAYS: String(retentionDays),
  });
  return {
    config,
    clock,
    db,
    dialect,
    replica: openReadReplica(db, config, createLogger("silent")),
    logger: createLogger("silent"),
    metrics: createMetrics(),
    isDatabaseReplaced: async () => false,
    blobs: await createDiskStore(filesFolder),
    installation,
    temporaryFolder: `${diskRoot}temporary`,
    signals: createSignals(db, { databaseUrl: undefined, databaseDirectUrl: undefined }, clock),
    secretBox: createSecretBox({ current: undefined, before: [] }),
    outbound: receivers.outboundFrom(name),
    rateLimiter: undefined as never,
    pool: reader as unknown as ExtractionPool,
    publicUrl: () => "https://invoices.example",
    fileUrls: createFileUrls({ secret: "file urls", fileHost: () => "https://files.example", clock }),
    findRecord: async () => undefined,
  };
}
