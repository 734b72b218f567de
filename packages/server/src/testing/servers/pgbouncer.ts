import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackages } from "../debian-packages.ts";
import { freePort, ownerForServer, untilReady } from "./postgres.ts";

export type PgBouncer = Readonly<{
  /** URL of the database through the pooler. */
  url: string;
  /** The log so far. */
  log(): string;
  stop(): Promise<void>;
}>;

const program = "/usr/sbin/pgbouncer";

/** A pooler in transaction mode before a database, with fewer connections to it than the service opens. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  if (!existsSync(program)) installDebianPackages("Tests with a connection pooler", "pgbouncer");
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-pgbouncer-"));
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const port = await freePort();
  const log = join(folder, "pgbouncer.log");
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${databasePort} user=${username}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    `logfile = ${log}`,
    "auth_type = any",
    "pool_mode = transaction",
    "max_client_conn = 200",
    "default_pool_size = 4",
  ];
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, `${settings.join("\n")}\n`);
  const owner = ownerForServer();
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, ["-q", file], { ...owner, cwd: folder, stdio: "ignore" });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await untilReady(url, child);
  return {
    url,
    log: () => readFileSync(log, "utf8"),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGINT");
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
