import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { serviceSecret } from "../access/secrets/service-secrets.ts";
import type { BlobStore } from "../platform/blobs/blob-store.ts";
import { openBlobStore } from "../platform/blobs/open-blob-store.ts";
import { createClock } from "../platform/clock.ts";
import { openDatabase } from "../platform/db/database.ts";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database, Tables } from "../platform/db/schema.ts";
import { migrate } from "../platform/migrations/migrate.ts";
import type { Config } from "../platform/settings/config.ts";
import { createSignals, type Signals } from "../platform/signals.ts";
import { createTemporaryFolder } from "../platform/temporary-folder.ts";

/** No client waits for these statements. */
const maintenanceSeconds = 24 * 3600;

/** Database and storage without the service, for maintenance commands. */
export type Maintenance = Readonly<{
  config: Config;
  db: Database;
  dialect: Dialect;
  blobs: BlobStore;
  installation: string;
  signals: Signals;
  close(): Promise<void>;
}>;

/** An empty installation, before its tables are created. */
export type EmptyInstallation = Omit<Maintenance, "installation" | "signals">;

export async function openEmptyInstallation(config: Config): Promise<EmptyInstallation> {
  const {
    db,
    dialect,
    close: closeDatabase,
  } = openDatabase<Tables>({ ...config, databaseSeconds: maintenanceSeconds });
  // With PostgreSQL and S3 there may be no data folder, and a read-only command must not create one.
  const temporary = await createTemporaryFolder(existsSync(config.dataDir) ? config.dataDir : tmpdir());
  const blobs = await openBlobStore(config, temporary.path);
  return {
    config,
    db,
    dialect,
    blobs,
    async close() {
      await blobs.close();
      await temporary.remove();
      await closeDatabase();
    },
  };
}

/** Closes everything where the database cannot be used: an open connection would keep the command from ending. */
export async function openForMaintenance(config: Config): Promise<Maintenance> {
  const opened = await openEmptyInstallation(config);
  try {
    await migrate(opened.db, opened.dialect);
    const installation = await serviceSecret(opened.db, "installation");
    const signals = createSignals(opened.db, config, createClock(1));
    return {
      ...opened,
      installation,
      signals,
      async close() {
        await signals.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
