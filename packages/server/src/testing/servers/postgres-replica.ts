import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPrograms, freePort, ownerForServer, serverSettings, untilReady } from "./postgres.ts";

/** A streaming replica of a PostgreSQL server, made by pg_basebackup. */
export async function startReplica(serverUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-replica-"));
  const owner = ownerForServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH ?? "", TZ: "UTC", LC_ALL: "C" } };
  const program = (name: string) => join(findPrograms() ?? "", name);
  const copy = ["-d", serverUrl, "-D", data, "--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast"];
  execFileSync(program("pg_basebackup"), [...copy, "--no-sync"], { ...asOwner, stdio: "ignore" });
  const port = await freePort();
  const options = serverSettings.flatMap((setting) => ["-c", setting]);
  const child = spawn(program("postgres"), ["-D", data, "-p", String(port), "-k", folder, ...options], {
    ...asOwner,
    stdio: "ignore",
  });
  await untilReady(`postgres://postgres@127.0.0.1:${port}/postgres`, child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    /** The address of a database of the primary on this server. */
    urlOf: (databaseUrl: string) => databaseUrl.replace(/:\d+\//, `:${port}/`),
    /** May be called again. */
    async stop() {
      child.kill("SIGQUIT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
