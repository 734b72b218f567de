import { ApiError } from "../api-error.ts";
import { errorFields, type Logger } from "../logger.ts";
import { type DatabaseSettings, openDatabase } from "./database.ts";
import type { Database, Tables } from "./schema.ts";

/** The caller of an operation: `keyId` is null for a person in the dashboard. */
type Caller = Readonly<{ keyId: string | null }>;

export type ReadReplica = Readonly<{
  /**
   * Runs a read that may be behind the last write. People always read from the primary, because they look at a list
   * right after changing it.
   */
  read<Value>(caller: Caller, work: (db: Database) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}>;

export type ReplicaSettings = DatabaseSettings & Readonly<{ databaseReplicaUrl: string | undefined }>;

const warnEveryMs = 60_000;

/** The replica of PostgreSQL that lists, analytics and exports are read from; the primary if none is set. */
export function openReadReplica(primary: Database, settings: ReplicaSettings, logger: Logger): ReadReplica {
  const { databaseUrl, databaseReplicaUrl } = settings;
  if (!databaseUrl || !databaseReplicaUrl) return { read: (_, work) => work(primary), close: async () => undefined };
  const { db, close } = openDatabase<Tables>({ ...settings, databaseUrl: databaseReplicaUrl });
  let warnedAt = Number.NEGATIVE_INFINITY;

  function warn(error: unknown): void {
    if (performance.now() - warnedAt < warnEveryMs) return;
    warnedAt = performance.now();
    logger.warn(errorFields(error), "the read replica failed; the primary answers instead");
  }

  return {
    async read({ keyId }, work) {
      if (keyId === null) return await work(primary);
      try {
        return await work(db);
      } catch (error) {
        // It may be down, lack a row that was just written, or have canceled the read to keep up with the primary.
        if (!(error instanceof ApiError)) warn(error);
        return await work(primary);
      }
    },
    close,
  };
}
