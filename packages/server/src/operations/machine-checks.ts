import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, statfs } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { freemem, totalmem } from "node:os";
import { weights } from "@inkvoice/engine/weights";
import { folderProblem, nearestExistingPath } from "../platform/data-folder.ts";
import { portInUseMessage } from "../platform/explain-start.ts";
import type { Config } from "../platform/settings/config.ts";
import { type Check, fail, pass } from "./check.ts";

const megabyte = 1024 * 1024;
/** Measured memory limit of one reader; most documents need a third of it. */
const readerMegabytes = 600;
const connectTimeoutMs = 1000;

/** INDEX of checks of the machine, which need no database. */
export const machineChecks: Readonly<Record<string, Check<Config>>> = {
  async models() {
    const damaged: string[] = [];
    for (const { id, path, sha256 } of Object.values(weights)) {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      if (createHash("sha256").update(bytes).digest("hex") !== sha256) damaged.push(id);
    }
    if (damaged.length === 0) return pass("All files are there and unchanged.");
    return fail(`${damaged.join(", ")}: missing or damaged. Install Inkvoice again.`);
  },

  async memory({ role, workers }) {
    const [free, total] = [freemem(), totalmem()].map((bytes) => Math.floor(bytes / megabyte)) as [number, number];
    const needed = role === "api" ? readerMegabytes : workers * readerMegabytes;
    if (total >= needed) return pass(`${total} MB, ${free} MB of them free; ${workers} readers may take ${needed} MB.`);
    return fail(
      `${total} MB are too little for ${workers} readers: set INKVOICE_WORKERS=${Math.max(1, Math.floor(total / readerMegabytes))}.`,
    );
  },

  async port({ role, host, port }) {
    if (role === "worker" || port === 0) return pass("None is needed.");
    const address = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
    if (!(await isTaken(address, port))) {
      await requireAddress(host);
      return pass(`${port} is free.`);
    }
    if (await isInkvoice(address, port)) return pass(`Inkvoice answers on ${port}.`);
    return fail(portInUseMessage(port));
  },

  async disk({ dataDir, minFreeMegabytes }) {
    const problem = folderProblem(dataDir);
    if (problem !== undefined) return fail(`${problem}. Set INKVOICE_DATA_DIR to a folder on a disk.`);
    const { bavail, bsize } = await statfs(nearestExistingPath(dataDir));
    const free = Math.floor((bavail * bsize) / megabyte);
    if (free >= minFreeMegabytes) return pass(`${free} MB are free in ${dataDir}.`);
    return fail(
      `${free} MB are free in ${dataDir}: below ${minFreeMegabytes} MB uploads are refused. Make room, or lower INKVOICE_MIN_FREE_MEGABYTES.`,
    );
  },
};

/** Throws where nothing can listen on the address: it does not resolve, or is another machine's. */
async function requireAddress(host: string): Promise<void> {
  const server = createServer().listen({ host, port: 0 });
  await once(server, "listening");
  server.close();
}

async function isTaken(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host, port, timeout: connectTimeoutMs });
  for (const [event, taken] of [
    ["connect", true],
    ["error", false],
    ["timeout", false],
  ] as const)
    socket.once(event, () => resolve(taken));
  const taken = await promise;
  socket.destroy();
  return taken;
}

async function isInkvoice(host: string, port: number): Promise<boolean> {
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}/healthz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(connectTimeoutMs) }).catch(() => undefined);
  return answer?.headers.has("service-version") ?? false;
}
