import { createExtractionPool, type ExtractionPool } from "@inkvoice/engine/pool";
import { createKeyLookup } from "./access/keys/key-lookup.ts";
import { createRequestLog } from "./access/keys/request-log.ts";
import { openSecretBox } from "./access/secrets/open-secret-box.ts";
import { fileUrlsSecret } from "./access/secrets/secret-columns.ts";
import { serviceSecret } from "./access/secrets/service-secrets.ts";
import { EventStreams } from "./events/event-streams.ts";
import { renumberRestoredEvents } from "./events/restored-event-order.ts";
import { OpenDownloads } from "./exports/open-downloads.ts";
import { createFileUrls } from "./invoices/files/signed-file-urls.ts";
import {
  claimStorage,
  foreignStorageProblem,
  type Ownership,
  type StorageContext,
} from "./invoices/files/storage-owner.ts";
import { prepareFindRecord } from "./invoices/record/find-record.ts";
import { deletionTime } from "./invoices/removal/deletion-clock.ts";
import { openBlobStore } from "./platform/blobs/open-blob-store.ts";
import { createClock } from "./platform/clock.ts";
import { makeDataFolder, requireFileHandles } from "./platform/data-folder.ts";
import { warnOfOtherOwner } from "./platform/data-owner.ts";
import { type OpenDatabase, openDatabase } from "./platform/db/database.ts";
import { openReadReplica } from "./platform/db/read-replica.ts";
import type { Tables } from "./platform/db/schema.ts";
import { createLogger, errorFields, type Logger } from "./platform/logger.ts";
import { createMetrics } from "./platform/metrics.ts";
import { migrateAtStart } from "./platform/migrations/migrate-at-start.ts";
import { createOutbound } from "./platform/outbound/outbound.ts";
import { restrictToOwner } from "./platform/private-files.ts";
import { createRateLimiter } from "./platform/rate-limits/rate-limiter.ts";
import { openWindowStore } from "./platform/rate-limits/rate-window-store.ts";
import type { Config } from "./platform/settings/config.ts";
import { createSignals } from "./platform/signals.ts";
import { createTemporaryFolder, removeAbandonedFolders } from "./platform/temporary-folder.ts";
import { withTimeout } from "./platform/with-timeout.ts";
import type { Services } from "./services.ts";
import { createPasswords } from "./sessions/people/passwords.ts";
import { createSignInProvider } from "./sessions/provider/sign-in-provider.ts";
import { LiveStreams } from "./web/live/live-streams.ts";

const megabyte = 1024 * 1024;
const ownerLimitMs = 3000;

export type OpenServices = Readonly<{
  services: Services;
  /** Call once the port is known. */
  listening(port: number): void;
  close(): Promise<void>;
}>;

function createPool(config: Config, folder: string): ExtractionPool {
  return createExtractionPool({
    size: config.workers,
    folder,
    timeLimitMs: config.extractionSeconds * 1000,
    memoryLimitBytes: config.extractionMegabytes * megabyte,
    ...(config.extractionChild !== undefined && { childModule: new URL(config.extractionChild) }),
  });
}

/** Public URLs; with a free port they are complete only after listening. */
function createAddresses(config: Config) {
  let port = config.port;
  const own = () => (config.baseUrl ?? `http://localhost:${port}`).replace(/\/v1$/, "");
  return {
    port: () => port,
    listening(actual: number) {
      port = actual;
    },
    publicUrl: own,
    fileHost: () => config.fileHost ?? own(),
  };
}

/** Refuses storage of another installation. Storage that is down at start is checked again before files are removed. */
async function requireOwnStorage(storage: StorageContext, logger: Logger): Promise<void> {
  let ownership: Ownership;
  try {
    ownership = await withTimeout(ownerLimitMs, () => claimStorage(storage));
  } catch (error) {
    logger.warn(errorFields(error), "the storage does not say whose it is");
    return;
  }
  if (ownership !== "own") throw foreignStorageProblem(ownership);
}

/** Creates the data folder, or closes an existing one to other users. */
function prepareDataFolder(dataDir: string, logger: Logger): void {
  makeDataFolder(dataDir);
  warnOfOtherOwner(dataDir, logger);
  const { closed, failed } = restrictToOwner(dataDir);
  if (closed.length > 0)
    logger.warn(
      { paths: closed.slice(0, 5), count: closed.length },
      "other users could read these; they were closed to them",
    );
  if (failed.length > 0)
    logger.error(
      { paths: failed.slice(0, 5), count: failed.length },
      "other users can read these, and that cannot be changed",
    );
}

async function openMigratedDatabase(config: Config, logger: Logger): Promise<OpenDatabase<Tables>> {
  const database = openDatabase<Tables>(config);
  const { db, dialect } = database;
  await migrateAtStart(database, { logger, limitMs: config.databaseSeconds * 1000 }, async () => {
    if (await renumberRestoredEvents(db, dialect)) logger.warn({}, "the order of events was kept after a restore");
  });
  return database;
}

/** Creates every part with a lifetime, in order of dependency. */
export async function createServices(config: Config, givenLogger?: Logger, now?: () => number): Promise<OpenServices> {
  const clock = createClock(config.timeScale, now);
  const logger = givenLogger ?? createLogger(config.logLevel);
  const addresses = createAddresses(config);
  requireFileHandles();
  prepareDataFolder(config.dataDir, logger);
  const { db, dialect, prepare, isReplaced, close: closeDatabase } = await openMigratedDatabase(config, logger);
  await deletionTime(db, clock.now());
  const secretBox = await openSecretBox(db, config, logger);
  const temporary = await createTemporaryFolder(config.dataDir);
  await removeAbandonedFolders(config.dataDir, temporary.path);
  const blobs = await openBlobStore(config, temporary.path);
  const installation = await serviceSecret(db, "installation");
  await requireOwnStorage({ db, blobs, installation }, logger).catch(async (error: unknown) => {
    await temporary.remove();
    await closeDatabase();
    throw error;
  });
  const replica = openReadReplica(db, config, logger);
  const signals = createSignals(db, config, clock);
  const rateLimiter = createRateLimiter(await openWindowStore(config, logger), clock, config.rateScale);
  const apiKeys = createKeyLookup(db, clock, signals);
  const requestLog = createRequestLog(db, config.requestLogDays);
  // A separate folder: readers must not see uploads in progress.
  const readers = await createTemporaryFolder(config.dataDir);
  const pool = createPool(config, readers.path);
  const secret = await serviceSecret(db, fileUrlsSecret, secretBox);
  const { webhookAllow, webhookPorts, webhookProxy } = config;
  const ownUrls = () => [addresses.publicUrl(), addresses.fileHost()];
  const services: Services = {
    config,
    clock,
    logger,
    metrics: createMetrics(),
    db,
    dialect,
    replica,
    isDatabaseReplaced: isReplaced,
    blobs,
    installation,
    temporaryFolder: temporary.path,
    signals,
    secretBox,
    apiKeys,
    requestLog,
    rateLimiter,
    fileUrls: createFileUrls({ secret, fileHost: addresses.fileHost, clock }),
    findRecord: prepareFindRecord(db, prepare),
    pool,
    outbound: createOutbound({ webhookAllow, webhookPorts, webhookProxy, ownUrls, ownPort: addresses.port }),
    eventStreams: new EventStreams({ db, dialect, clock, logger, signals, secretBox }),
    passwords: createPasswords(config.passwordKibibytes),
    provider: createSignInProvider(config, clock.now),
    live: new LiveStreams({ db, clock, logger, signals }),
    openDownloads: new OpenDownloads(),
    publicUrl: addresses.publicUrl,
  };
  async function close(): Promise<void> {
    await pool.close();
    await apiKeys.flushLastUsed().catch(() => undefined);
    await requestLog.flush().catch(() => undefined);
    await signals.close();
    await rateLimiter.close();
    await blobs.close();
    await temporary.remove();
    await readers.remove();
    await replica.close();
    await closeDatabase();
  }
  return { services, listening: addresses.listening, close };
}
