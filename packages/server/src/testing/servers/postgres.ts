import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { installDebianPackages } from "../debian-packages.ts";

export type PostgresServer = Readonly<{
  url: string;
  /** Crashes the server and starts it again on the same port and data. */
  restart(downMs?: number): Promise<void>;
  stop(): Promise<void>;
}>;

export function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function installPrograms(): string {
  installDebianPackages("Tests on PostgreSQL", "postgresql");
  const found = findPrograms();
  if (!found) throw new Error("PostgreSQL was installed but its programs were not found.");
  return found;
}

type Owner = Readonly<{ uid: number; gid: number }>;

/** PostgreSQL and PgBouncer refuse to run as root, so they run as the package's user, or as nobody. */
export function ownerForServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // No such user on this machine: the next one.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** A port below the system's ephemeral range (from 32768), which stays free until it is used and during a restart. */
export async function freePort(): Promise<number> {
  const port = randomInt(16_384, 32_768);
  const server = createServer();
  const isFree = new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  return (await isFree) ? port : freePort();
}

/** Waits as long as crash recovery takes. */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`${server.spawnfile} did not start: it ended with ${server.exitCode ?? server.signalCode}`);
}

export const serverSettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=300",
  "shared_buffers=64MB",
  "listen_addresses=127.0.0.1",
];

/** Durable writes, for measurements. */
export const durable = ["fsync=on", "synchronous_commit=on", "full_page_writes=on"];

/**
 * A PostgreSQL server in a temporary folder on a free port, without fsync by default. Deletes the folder at the end.
 */
export async function startPostgres(
  extraSettings: readonly string[] = [],
  folder = mkdtempSync(join(tmpdir(), "inkvoice-pg-")),
): Promise<PostgresServer> {
  const programs = findPrograms() ?? installPrograms();
  const owner = ownerForServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH ?? "", TZ: "UTC", LC_ALL: "C" } };
  const initialise = ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"];
  execFileSync(join(programs, "initdb"), initialise, { ...asOwner, stdio: "ignore" });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = [...serverSettings, ...extraSettings].flatMap((setting) => ["-c", setting]);

  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(join(programs, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...options], {
      ...asOwner,
      stdio: "ignore",
    });
    await untilReady(url, child);
    return child;
  };
  const end = async (child: ChildProcess): Promise<void> => {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    // SIGQUIT is PostgreSQL's immediate shutdown: clients are not notified, recovery at the next start.
    child.kill("SIGQUIT");
    await exited;
  };

  let server = await launch();
  return {
    url,
    async restart(downMs = 0) {
      await end(server);
      await sleep(downMs);
      server = await launch();
    },
    async stop() {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database, empty or as a copy; returns its URL. */
export async function createDatabase(serverUrl: string, name: string, like = "template1"): Promise<string> {
  await tell(serverUrl, `create database ${name} template ${like}`);
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}

/** Closes its connections. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await tell(serverUrl, `drop database if exists ${name} with (force)`);
}

async function tell(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
