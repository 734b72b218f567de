import { createDatabase, startPostgres } from "../../../packages/server/src/testing/servers/postgres.ts";
import { createBucket, startS3, testCredentials } from "../../../packages/server/src/testing/servers/s3.ts";
import { startTcpProxy } from "../../../packages/server/src/testing/servers/tcp-proxy.ts";

export const timeScale = 600;
export const leaseSeconds = 2;
const readingChild = new URL("../../../packages/server/src/testing/reading-child.ts", import.meta.url).href;

type Basics = Readonly<{ folder: string; secret: string; port: number; url: string; apiKey: string }>;

export function serviceEnvironment({ folder, secret, port, url, apiKey }: Basics): Record<string, string> {
  return {
    NODE_ENV: "test",
    INKVOICE_TIME_SCALE: String(timeScale),
    INKVOICE_LEASE_SECONDS: String(leaseSeconds),
    INKVOICE_STORAGE_SECONDS: "2",
    INKVOICE_DATABASE_SECONDS: "2",
    INKVOICE_HOST: "127.0.0.1",
    INKVOICE_PORT: String(port),
    INKVOICE_BASE_URL: url,
    INKVOICE_DATA_DIR: folder,
    INKVOICE_DASHBOARD: "off",
    INKVOICE_WORKERS: "1",
    INKVOICE_MIN_FREE_MEGABYTES: "0",
    INKVOICE_RATE_SCALE: "1000",
    INKVOICE_EXTRACTION_CHILD: readingChild,
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
    INKVOICE_BOOTSTRAP_API_KEY: apiKey,
    INKVOICE_BOOTSTRAP_WEBHOOK_SECRET: secret,
    INKVOICE_LOG_LEVEL: "warn",
  };
}

/** PostgreSQL and S3 servers, each behind a proxy that fails on command. */
export async function startExternalServers(seed: number) {
  // Commits must survive a crash.
  const [postgres, s3] = await Promise.all([startPostgres(["fsync=on", "synchronous_commit=on"]), startS3()]);
  const name = `faults${seed}`;
  const [databaseUrl] = await Promise.all([createDatabase(postgres.url, name), createBucket(s3.endpoint, name)]);
  const through = async (address: string) => {
    const url = new URL(address);
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    return { proxy, address: url.href.replace(/\/$/, "") };
  };
  const [database, storage] = await Promise.all([through(databaseUrl), through(s3.endpoint)]);
  return {
    environment: {
      INKVOICE_DATABASE_URL: database.address,
      INKVOICE_S3_ENDPOINT: storage.address,
      INKVOICE_S3_BUCKET: name,
      INKVOICE_S3_ACCESS_KEY: testCredentials.accessKey,
      INKVOICE_S3_SECRET_KEY: testCredentials.secretKey,
    },
    parts: { postgres, database: database.proxy, storage: storage.proxy },
    async stop() {
      await Promise.all([database.proxy.stop(), storage.proxy.stop()]);
      await Promise.all([postgres.stop(), s3.stop()]);
    },
  };
}
