import type { ExtractionPool } from "@inkvoice/engine/pool";
import type { BlobStore } from "./blobs/blob-store.ts";
import type { Clock } from "./clock.ts";
import type { Dialect } from "./db/dialect.ts";
import type { Database } from "./db/schema.ts";
import type { Sealer } from "./encryption/secret-box.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import type { Config } from "./settings/config.ts";
import type { Signals } from "./signals.ts";

/** The parts with a lifetime that belong to no room, made once when the process starts. Every room is handed them. */
export type Platform = Readonly<{
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  db: Database;
  dialect: Dialect;
  /** Whether the database's file was moved or replaced since it was opened. */
  isDatabaseReplaced(): Promise<boolean>;
  blobs: BlobStore;
  /** The name of this installation, the same for every process on this database; its storage carries it. */
  installation: string;
  /** For uploads in progress; this process alone writes here, and it is emptied when the process ends. */
  temporaryFolder: string;
  signals: Signals;
  /** Encrypts the secrets that the database keeps. */
  sealer: Sealer;
  /** The one way to customers' URLs. */
  outbound: Outbound;
  rateLimiter: RateLimiter;
  /** The processes in which documents are opened. */
  pool: ExtractionPool;
  /** The public address of the service, without a trailing slash and without /v1. Known once the port is. */
  publicUrl(): string;
}>;
