import type { ExtractionPool } from "@inkvoice/engine/pool";
import type { BlobStore } from "./blobs/blob-store.ts";
import type { Clock } from "./clock.ts";
import type { Dialect } from "./db/dialect.ts";
import type { ReadReplica } from "./db/read-replica.ts";
import type { Database } from "./db/schema.ts";
import type { SecretBox } from "./encryption/secret-box.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { RateLimiter } from "./rate-limits/rate-limiter.ts";
import type { Config } from "./settings/config.ts";
import type { Signals } from "./signals.ts";

/** Shared parts with a lifetime, created once per process and passed to every room. */
export type Platform = Readonly<{
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  db: Database;
  dialect: Dialect;
  replica: ReadReplica;
  /** Whether the database file was moved or replaced since it was opened. */
  isDatabaseReplaced(): Promise<boolean>;
  blobs: BlobStore;
  /** Name of this installation, the same for every process on this database; marks its storage. */
  installation: string;
  /** For uploads in progress; private to this process and deleted when it ends. */
  temporaryFolder: string;
  signals: Signals;
  /** Encrypts secrets in the database. */
  secretBox: SecretBox;
  /** The only way to customers' URLs. */
  outbound: Outbound;
  rateLimiter: RateLimiter;
  /** Child processes in which documents are opened. */
  pool: ExtractionPool;
  /** Public URL of the service, without a trailing slash and without /v1. Known once the port is. */
  publicUrl(): string;
}>;
