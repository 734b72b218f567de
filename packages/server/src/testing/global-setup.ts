import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { ensureSite, type SiteState } from "../../../dashboard/build/build-site.ts";
import { makeScratchFolder } from "./scratch-folder.ts";
import { dropDatabase, type PostgresServer, startPostgres } from "./servers/postgres.ts";
import { type S3Server, startS3 } from "./servers/s3.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL for requesting shared servers, which the first request starts. */
    testServers: string;
    /** Folder for the files of services under test. */
    testFixtures: string;
  }
}

let control: Server | undefined;
let postgres: Promise<PostgresServer> | undefined;
let s3: Promise<S3Server> | undefined;

let site: Promise<SiteState> | undefined;

const fixtures = makeScratchFolder("tests");
let removed: Promise<unknown> = Promise.resolve();

/**
 * Deletes finished tests' data while others run, because some disks need a second for a few hundred files. One at a
 * time and in another process, so that the S3 server here is not blocked.
 */
function removeInTime(query: URLSearchParams): void {
  const [folder, database] = [query.get("folder") ?? "", query.get("database")];
  removed = removed
    .then(() => remove(join(fixtures, basename(folder))))
    .then(async () => database !== null && postgres && (await dropDatabase((await postgres).url, database)))
    // Data still in use is deleted at the end of the run.
    .catch(() => undefined);
}

const remove = (folder: string) => promisify(execFile)("rm", ["-rf", folder]);

/** URL of a shared server; for the dashboard only a confirmation. */
async function addressOf(path: string | undefined): Promise<string | undefined> {
  if (path === "/postgres") {
    postgres ??= startPostgres([], makeScratchFolder("pg"));
    return (await postgres).url;
  }
  if (path === "/dashboard-pages") {
    site ??= ensureSite();
    return site;
  }
  if (path !== "/s3") return undefined;
  s3 ??= startS3(makeScratchFolder("s3"));
  return (await s3).endpoint;
}

/** Once per test run: one PostgreSQL, one S3 server and one dashboard build, created on demand. */
export async function setup(project: TestProject): Promise<void> {
  if (process.env.INKVOICE_TEST_BACKEND === "sqlite")
    console.log("INKVOICE_TEST_BACKEND=sqlite: what is tested on each backend is not tested on PostgreSQL and S3.");
  control = createServer((request, response) => {
    if (request.method === "DELETE") {
      removeInTime(new URL(request.url ?? "", "http://localhost").searchParams);
      response.writeHead(202).end();
      return;
    }
    addressOf(request.url).then(
      (address) => response.writeHead(address ? 200 : 404).end(address),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : "failed"),
    );
  });
  const listening = control;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  project.provide("testFixtures", fixtures);
  project.provide("testServers", `http://127.0.0.1:${(listening.address() as AddressInfo).port}`);
}

export async function teardown(): Promise<void> {
  control?.closeAllConnections();
  control?.close();
  await removed;
  await (await postgres)?.stop();
  await (await s3)?.stop();
  await remove(fixtures);
}
