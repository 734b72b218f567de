import type { ExtractionPool } from "@inkvoice/engine/pool";
import type { ApiKeys } from "./access/api-keys.ts";
import type { EventStreams } from "./events/event-streams.ts";
import type { FileUrls } from "./invoices/file-urls.ts";
import type { FindRecord } from "./invoices/repository.ts";
import type { BlobStore } from "./platform/blobs/blob-store.ts";
import type { Clock } from "./platform/clock.ts";
import type { Dialect } from "./platform/db/dialect.ts";
import type { Database } from "./platform/db/schema.ts";
import type { Logger } from "./platform/logger.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { Outbound } from "./platform/outbound/outbound.ts";
import type { RateLimiter } from "./platform/rate-limits/rate-limiter.ts";
import type { Config } from "./platform/settings/config.ts";
import type { Signals } from "./platform/signals.ts";

/** What every room is handed: the parts with a lifetime, made once in start.ts. */
export type Services = Readonly<{
  config: Config;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  db: Database;
  dialect: Dialect;
  blobs: BlobStore;
  /** For uploads in progress; this process alone writes here, and it is emptied when the process ends. */
  temporaryFolder: string;
  signals: Signals;
  /** The one way to customers' URLs. */
  outbound: Outbound;
  /** Clients that follow events live; closed before the process ends. */
  eventStreams: EventStreams;
  apiKeys: ApiKeys;
  rateLimiter: RateLimiter;
  fileUrls: FileUrls;
  findRecord: FindRecord;
  pool: ExtractionPool;
  /** The public address of the service, without a trailing slash and without /v1. Known once the port is. */
  publicUrl(): string;
}>;
