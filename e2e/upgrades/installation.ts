import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { TestFixture } from "../../packages/server/src/testing/backends.ts";
import { fillBucket, readBucket } from "../../packages/server/src/testing/servers/s3.ts";
import type { Fixture } from "./fixture.ts";

type Content = Pick<Fixture, "dump" | "files">;
type Where = Pick<TestFixture, "environment" | "dataDir">;

/** Skips the database, which is dumped, and files created at every start. */
const isKept = (name: string) => !/^((inkvoice|counters)\.db|tmp)/.test(name);

const bucketOf = ({ environment }: Where) =>
  [environment.INKVOICE_S3_ENDPOINT ?? "", environment.INKVOICE_S3_BUCKET ?? ""] as const;

/** Everything an installation consists of. Nobody may be using it. */
export async function dumpInstallation(where: Where): Promise<Content> {
  const url = where.environment.INKVOICE_DATABASE_URL;
  const options = { encoding: "utf8", maxBuffer: 1024 ** 3 } as const;
  if (url === undefined) {
    const dump = execFileSync("sqlite3", [join(where.dataDir, "inkvoice.db"), ".dump"], options);
    const paths = readdirSync(where.dataDir, { recursive: true, encoding: "utf8" }).filter(
      (path) => isKept(path) && statSync(join(where.dataDir, path)).isFile(),
    );
    return { dump, files: Object.fromEntries(paths.map((path) => [path, base64(where.dataDir, path)])) };
  }
  const dump = execFileSync("pg_dump", ["--inserts", "--no-owner", "--no-privileges", url], options);
  // Commands of psql, which only it understands.
  return { dump: dump.replaceAll(/^\\.*$/gm, ""), files: await readBucket(...bucketOf(where)) };
}

const base64 = (folder: string, path: string) => readFileSync(join(folder, path)).toString("base64");

/** Puts an installation where there is nothing yet. */
export async function loadInstallation(where: Where, { dump, files }: Content): Promise<void> {
  const url = where.environment.INKVOICE_DATABASE_URL;
  if (url === undefined) {
    const database = new DatabaseSync(join(where.dataDir, "inkvoice.db"));
    database.exec(dump);
    database.close();
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(where.dataDir, path)), { recursive: true });
      writeFileSync(join(where.dataDir, path), content, "base64");
    }
    return;
  }
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(dump);
  await database.end();
  await fillBucket(...bucketOf(where), files);
}
