import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import pg from "pg";
import type { Ground } from "../../packages/server/src/testing/backends.ts";
import { testCredentials } from "../../packages/server/src/testing/servers/s3.ts";
import type { Fixture } from "./fixture.ts";

type Content = Pick<Fixture, "dump" | "files">;
type Where = Pick<Ground, "environment" | "dataDir">;

/** Neither the database, which is dumped, nor what is made anew at every start. */
const isKept = (name: string) => !/^((inkvoice|counters)\.db|tmp)/.test(name);

function bucketOf({ environment }: Where) {
  const client = new S3Client({
    endpoint: environment.INKVOICE_S3_ENDPOINT ?? "",
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: testCredentials.accessKey, secretAccessKey: testCredentials.secretKey },
  });
  return { client, Bucket: environment.INKVOICE_S3_BUCKET ?? "" };
}

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
  const { client, Bucket } = bucketOf(where);
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  const files: Record<string, string> = {};
  for (const { Key = "" } of Contents) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    files[Key] = (await Body?.transformToString("base64")) ?? "";
  }
  client.destroy();
  // Commands of psql, which only it understands.
  return { dump: dump.replaceAll(/^\\.*$/gm, ""), files };
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
  const { client, Bucket } = bucketOf(where);
  for (const [Key, content] of Object.entries(files))
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(content, "base64") }));
  client.destroy();
}
