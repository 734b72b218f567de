import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestFixture } from "../../packages/server/src/testing/backends.ts";
import { createDatabase, startPostgres } from "../../packages/server/src/testing/servers/postgres.ts";
import { createBucket, startS3, testCredentials } from "../../packages/server/src/testing/servers/s3.ts";
import { startServiceProcess } from "../../packages/server/src/testing/service-process.ts";
import { checkOut, programOf } from "./checkout.ts";
import { fillService, uploadWithoutExtraction } from "./fill-service.ts";
import { type Kind, writeFixture } from "./fixture.ts";
import { dumpInstallation } from "./installation.ts";
import { startReceiver } from "./receiver.ts";
import { schemaVersions } from "./versions.ts";

/**
 * node e2e/upgrades/build-fixture.ts NAME…: fills a service of each named version (versions.ts) on both databases,
 * kills it, and keeps what it left behind. Needs the history of the repository, sqlite3 and pg_dump.
 */

async function build(name: string, kind: Kind, code: string, installation: TestFixture): Promise<void> {
  const { program, environment } = programOf(code);
  const receiver = await startReceiver();
  const settings = { ...environment, INKVOICE_DASHBOARD: "on", INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" };
  const reading = await startServiceProcess(installation, settings, program);
  const filled = await fillService(reading, receiver);
  reading.signal("SIGTERM");
  await reading.ended;
  const accepting = await startServiceProcess(installation, { ...settings, INKVOICE_ROLE: "api" }, program);
  const waiting = await uploadWithoutExtraction(accepting);
  accepting.signal("SIGKILL");
  await accepting.ended;
  receiver.close();
  writeFixture(name, kind, { filled: { ...filled, waiting }, ...(await dumpInstallation(installation)) });
  console.log(`${name} ${kind}: ${filled.ended.length} documents, ${filled.events} events`);
}

function groundOf(environment: Readonly<Record<string, string>> = {}): TestFixture {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-fixture-"));
  return {
    dataDir,
    environment: { INKVOICE_DATA_DIR: dataDir, ...environment },
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}

const wanted = process.argv.slice(2);
const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
for (const { name, commit } of schemaVersions.filter((version) => wanted.includes(version.name))) {
  const code = checkOut(commit);
  const place = `upgrade-${name.replaceAll(".", "-")}`;
  const [databaseUrl] = await Promise.all([
    createDatabase(postgres.url, place.replaceAll("-", "_")),
    createBucket(s3.endpoint, place),
  ]);
  const grounds = {
    sqlite: groundOf(),
    postgres: groundOf({
      INKVOICE_DATABASE_URL: databaseUrl,
      INKVOICE_S3_ENDPOINT: s3.endpoint,
      INKVOICE_S3_BUCKET: place,
      INKVOICE_S3_ACCESS_KEY: testCredentials.accessKey,
      INKVOICE_S3_SECRET_KEY: testCredentials.secretKey,
    }),
  };
  for (const kind of ["sqlite", "postgres"] as const) {
    await build(name, kind, code, grounds[kind]);
    grounds[kind].remove();
  }
  rmSync(code, { recursive: true });
}
await Promise.all([postgres.stop(), s3.stop()]);
