import { createHash } from "node:crypto";
import { readFile, statfs } from "node:fs/promises";
import { connect } from "node:net";
import { freemem, totalmem } from "node:os";
import { weights } from "@inkvoice/engine/weights";
import { sql } from "kysely";
import { claimStorage } from "../invoices/files/storage-owner.ts";
import { verifiedCopy } from "../invoices/files/verified-copy.ts";
import { portInUseMessage } from "../platform/explain-start.ts";
import type { Config } from "../platform/settings/config.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import type { Maintenance } from "./open-for-maintenance.ts";

/** Result of one check with a sentence about it. */
export type Finding = Readonly<{ what: string; isWell: boolean; sentence: string }>;

type Look<Of> = (of: Of) => Promise<Omit<Finding, "what">>;

const megabyte = 1024 * 1024;
const limitMs = 20_000;
const workerSilentMs = 60_000;
const readers = (count: number) => `${count} ${count === 1 ? "worker is" : "workers are"} running`;
const sampled = 50;
/** Measured memory limit of one reader; most documents need a third of it. */
const readerMegabytes = 600;
const knockMs = 1000;
const namedAtMost = 5;

/** Names of the first few, and how many more there are. */
function listed(names: readonly string[]): string {
  const more = names.length - namedAtMost;
  return `${names.slice(0, namedAtMost).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const well = (sentence: string) => ({ isWell: true, sentence });
const unwell = (sentence: string) => ({ isWell: false, sentence });

/** INDEX of checks of the machine, which need no database. */
const machineLooks: Readonly<Record<string, Look<Config>>> = {
  async models() {
    const damaged: string[] = [];
    for (const { id, path, sha256 } of Object.values(weights)) {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      if (createHash("sha256").update(bytes).digest("hex") !== sha256) damaged.push(id);
    }
    if (damaged.length === 0) return well("All files are there and unchanged.");
    return unwell(`${damaged.join(", ")}: missing or damaged. Install Inkvoice again.`);
  },

  async memory({ role, workers }) {
    const [free, total] = [freemem(), totalmem()].map((bytes) => Math.floor(bytes / megabyte)) as [number, number];
    const needed = role === "api" ? readerMegabytes : workers * readerMegabytes;
    if (total >= needed) return well(`${total} MB, ${free} MB of them free; ${workers} readers may take ${needed} MB.`);
    return unwell(
      `${total} MB are too little for ${workers} readers: set INKVOICE_WORKERS=${Math.max(1, Math.floor(total / readerMegabytes))}.`,
    );
  },

  async port({ role, host, port }) {
    if (role === "worker" || port === 0) return well("None is needed.");
    const knocked = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
    if (!(await isTaken(knocked, port))) return well(`${port} is free.`);
    if (await isInkvoice(knocked, port)) return well(`Inkvoice answers on ${port}.`);
    return unwell(portInUseMessage(port));
  },
};

async function isTaken(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host, port, timeout: knockMs });
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
  const answer = await fetch(address, { signal: AbortSignal.timeout(knockMs) }).catch(() => undefined);
  return answer?.headers.has("service-version") ?? false;
}

/** INDEX of checks of the service's data, in order of output. */
const looks: Readonly<Record<string, Look<Maintenance>>> = {
  async database({ db, dialect }) {
    const written_at = Date.now();
    await db
      .insertInto("write_probe")
      .values({ one: 1, written_at })
      .onConflict((conflict) => conflict.column("one").doUpdateSet({ written_at }))
      .execute();
    return well(`${dialect.name === "sqlite" ? "SQLite" : "PostgreSQL"} is writable and up to date.`);
  },

  async storage(maintenance) {
    await maintenance.blobs.probe();
    const ownership = await claimStorage(maintenance);
    if (ownership === "own") return well("It responds and belongs to this database.");
    return unwell(`It is ${ownership}: if its files are this database's, run: inkvoice storage adopt`);
  },

  async disk({ config }) {
    const { bavail, bsize } = await statfs(config.dataDir);
    const free = Math.floor((bavail * bsize) / megabyte);
    if (free >= config.minFreeMegabytes) return well(`${free} MB are free in ${config.dataDir}.`);
    return unwell(
      `${free} MB are free in ${config.dataDir}: below ${config.minFreeMegabytes} MB uploads are refused. Make room, or lower INKVOICE_MIN_FREE_MEGABYTES.`,
    );
  },

  async reading({ db }) {
    const now = Date.now();
    const alive = db
      .selectFrom("workers")
      .select("id")
      .where("seen_at", ">", now - workerSilentMs);
    const workers = (await alive.execute()).length;
    const queued = db.selectFrom("invoices").select("created_at").where(sql<boolean>`status = 'processing'`);
    const oldest = (await queued.orderBy("created_at").limit(1).executeTakeFirst())?.created_at;
    if (oldest === undefined) return well(`No document is waiting; ${readers(workers)}.`);
    const minutes = Math.floor((now - oldest) / 60_000);
    const waits = `The oldest document has been waiting for ${minutes} minutes; ${readers(workers)}.`;
    if (workers === 0) return unwell(`${waits} Start one: inkvoice serve, with INKVOICE_ROLE all or worker.`);
    return minutes >= 60 ? unwell(`${waits} Start more, or raise INKVOICE_WORKERS.`) : well(waits);
  },

  async webhooks({ db }) {
    const endpoints = db.selectFrom("webhook_endpoints").select(["id", "account_id"]).orderBy("id");
    const name = ({ id, account_id }: { id: string; account_id: string }) => `${id} of ${account_id}`;
    const failing = (await endpoints.where("failing_since", "is not", null).where("enabled", "=", 1).execute()).map(
      name,
    );
    // Endpoints disabled by hand are not failing.
    const off = (await endpoints.where("enabled", "=", 0).where("disabled_reason", "!=", "by_hand").execute()).map(
      name,
    );
    if (off.length + failing.length === 0) return well("No endpoint fails.");
    return unwell(
      [
        failing.length > 0 && `Failing: ${listed(failing)}.`,
        off.length > 0 && `Disabled after failing: ${listed(off)}. Enable them again once the receiver works.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  },

  async files({ db, blobs }) {
    const newest = db
      .selectFrom("invoices")
      .select(["blob_key", "content_sha256"])
      .orderBy("id", "desc")
      .limit(sampled);
    let damaged = 0;
    const rows = await newest.execute();
    for (const { blob_key, content_sha256 } of rows) {
      const copy = await verifiedCopy(blobs, { blobKey: blob_key, sha256: content_sha256 });
      if (typeof copy === "string") damaged += 1;
      else await copy.release();
    }
    if (damaged === 0) return well(`The newest ${rows.length} stored files are as uploaded.`);
    return unwell(
      `${damaged} of the newest ${rows.length} stored files are missing or differ from their upload. Restore them from a backup.`,
    );
  },
};

/** Checks of the machine alone. */
export function examineMachine(config: Config): Promise<Finding[]> {
  return lookAt(machineLooks, config);
}

/** All checks. */
export function examineService(maintenance: Maintenance): Promise<Finding[]> {
  return lookAt(looks, maintenance);
}

/** A check that fails to run counts as failed. */
async function lookAt<Of>(index: Readonly<Record<string, Look<Of>>>, of: Of): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, look] of Object.entries(index)) {
    const found = await withTimeout(limitMs, () => look(of)).catch((error: unknown) =>
      unwell(`The check failed: ${error instanceof Error ? error.message : String(error)}.`),
    );
    findings.push({ what, ...found });
  }
  return findings;
}
