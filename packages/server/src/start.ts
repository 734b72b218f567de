import type { AddressInfo } from "node:net";
import { createFirstAccount, type FirstKey } from "./access/bootstrap.ts";
import { createApp } from "./app.ts";
import { createServices } from "./create-services.ts";
import { type Deliveries, startDeliveries } from "./deliveries/sender/sender.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { BulkWorker } from "./invoices/bulk/bulk-worker.ts";
import { ExtractionWorker } from "./invoices/worker/extraction-worker.ts";
import { isDatabaseUnavailable } from "./platform/db/dialect.ts";
import { explainStart } from "./platform/explain-start.ts";
import { errorFields, type Logger } from "./platform/logger.ts";
import type { Config } from "./platform/settings/config.ts";
import { announceReaderLayers, requireReaderLayers } from "./reader-layers.ts";
import { applyVendorMemory } from "./review/memory/recall.ts";
import type { Services } from "./services.ts";
import { claimPath, createClaimToken } from "./sessions/links/claim-installation.ts";

export type RunningService = Readonly<{
  services: Services;
  url: string;
  port: number;
  /** The key created on the very first start. */
  firstKey: FirstKey | undefined;
  /** URL for claiming the dashboard; undefined once somebody has. */
  claimUrl: string | undefined;
  /** Whether the service is reachable from this machine only. */
  onlyLocal: boolean;
  stop(): Promise<void>;
}>;

/** The service promises to stop within 20 s after SIGTERM; extraction gets most of that. */
const readingGraceMs = 15_000;
/** Uploads that wait for unresponsive storage fail in time for the client to retry elsewhere. */
const storageGraceMs = 2500;

/** Opening any file starts the inspection process, so that the first upload need not wait for it. */
const anyFile = new TextEncoder().encode("%PDF-1.4");

type Background = Readonly<{ stop(): Promise<void> }>;

/** Extraction, deliveries and housekeeping: everything that runs without a request. */
function startBackground(services: Services): Background {
  const { config, pool, logger } = services;
  const stopHousekeeping = startHousekeeping(services);
  const warm = config.warmUp === "on";
  if (config.role !== "worker" && warm) pool.inspect(anyFile).catch(() => undefined);
  let worker: ExtractionWorker | undefined;
  let bulks: BulkWorker | undefined;
  let deliveries: Deliveries | undefined;
  if (config.role !== "api") {
    // Not awaited: the service accepts uploads while readers start.
    if (warm)
      pool.warmUp().catch((error: unknown) => logger.warn(errorFields(error), "readers could not be warmed up"));
    worker = new ExtractionWorker(services, (reading) => applyVendorMemory(services, reading));
    bulks = new BulkWorker(services);
    deliveries = startDeliveries(services);
  }
  return {
    async stop() {
      stopHousekeeping();
      await Promise.all([worker?.stop(readingGraceMs), bulks?.stop(), deliveries?.stop()]);
    },
  };
}

/** The service is already answering: if the database is slow now, only the link is missing until the next start. */
async function claimUrlOf({ db, clock, publicUrl, config, logger }: Services): Promise<string | undefined> {
  if (config.role === "worker" || config.dashboard === "off") return undefined;
  try {
    const token = await createClaimToken(db, clock.now());
    return token === undefined ? undefined : `${publicUrl()}${claimPath(token)}`;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logger.warn(errorFields(error), "no link to claim the dashboard could be made; start again for one");
    return undefined;
  }
}

/** Starts the whole service, or the part that the role names. `now` replaces the system's clock. */
export async function startService(config: Config, logger?: Logger, now?: () => number): Promise<RunningService> {
  try {
    return await startAll(config, logger, now);
  } catch (error) {
    throw explainStart(error, config);
  }
}

async function startAll(config: Config, logger?: Logger, now?: () => number): Promise<RunningService> {
  requireReaderLayers(config);
  const { services, listening, close } = await createServices(config, logger, now);
  const firstKey = await createFirstAccount(services, config, services.clock.now());
  const app = await createApp(services);
  await app.fastify.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { port } = app.fastify.server.address() as AddressInfo;
  listening(port);
  const background = startBackground(services);
  services.logger.info({ port, role: config.role }, "listening");
  announceReaderLayers(services.logger);
  return {
    services,
    url: `http://localhost:${port}`,
    port,
    firstKey,
    claimUrl: await claimUrlOf(services),
    onlyLocal: /^(127\.|::1$|localhost$)/.test(config.host),
    async stop() {
      // Open event streams would keep their connections, and with them the server, from closing.
      services.eventStreams.close();
      const impatience = setTimeout(() => services.blobs.abandon(), storageGraceMs);
      await Promise.all([app.close(), background.stop()]);
      clearTimeout(impatience);
      await close();
    },
  };
}
