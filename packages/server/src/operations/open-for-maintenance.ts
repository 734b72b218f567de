import { serviceSecret } from "../access/service-secrets.ts";
import type { BlobStore } from "../platform/blobs/blob-store.ts";
import { openBlobStore } from "../platform/blobs/open-blob-store.ts";
import { openDatabase } from "../platform/db/database.ts";
import type { Dialect } from "../platform/db/dialect.ts";
import type { Database, Tables } from "../platform/db/schema.ts";
import { migrate } from "../platform/migrations/migrate.ts";
import type { Config } from "../platform/settings/config.ts";
import { createTemporaryFolder } from "../platform/temporary-folder.ts";

/** Records and files without the service, for commands that look after both. */
export type Maintenance = Readonly<{
  config: Config;
  db: Database;
  dialect: Dialect;
  blobs: BlobStore;
  installation: string;
  close(): Promise<void>;
}>;

export async function openForMaintenance(config: Config): Promise<Maintenance> {
  const { db, dialect, unlimited, close: closeDatabase } = openDatabase<Tables>(config);
  await unlimited(() => migrate(db, dialect));
  const temporary = await createTemporaryFolder(config.dataDir);
  const blobs = await openBlobStore(config, temporary.path);
  return {
    config,
    db,
    dialect,
    blobs,
    installation: await serviceSecret(db, "installation"),
    async close() {
      await blobs.close();
      await temporary.remove();
      await closeDatabase();
    },
  };
}
