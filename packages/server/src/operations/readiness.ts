import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { isWaiting } from "../invoices/queue/queue.ts";
import { aliveWorkers, workerSilentMs } from "../invoices/worker/alive-workers.ts";
import { migrations } from "../platform/migrations/index.ts";
import type { Platform } from "../platform/services.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { probeWrite } from "./probe-write.ts";

/** "ok", or the problem. */
type State = "ok" | "unavailable" | "replaced" | "full" | "outdated" | "newer" | "none";

export type Readiness = Readonly<{
  status: "ok" | "unavailable";
  /** Writable, and still the file that was opened. */
  database: State;
  storage: State;
  /** Has room for uploads. */
  disk: State;
  /** Has all migrations of this version, and no newer ones. */
  migrations: State;
  /** A worker is running if documents have been waiting. */
  workers: State;
}>;

const checkMs = 2000;
const freshMs = 1000;
const megabyte = 1024 * 1024;

type Check = (platform: Platform) => Promise<State>;

const checks: Readonly<Record<Exclude<keyof Readiness, "status">, Check>> = {
  async database({ db, clock, isDatabaseReplaced }) {
    if (await isDatabaseReplaced()) return "replaced";
    await probeWrite(db, clock.now());
    return "ok";
  },

  async storage({ blobs }) {
    await blobs.probe();
    return "ok";
  },

  async disk({ config, temporaryFolder }) {
    const { bavail, bsize } = await statfs(temporaryFolder);
    return bavail * bsize >= config.minFreeMegabytes * megabyte ? "ok" : "full";
  },

  async migrations({ db }) {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    if (migrations.some(({ name }) => !done.has(name))) return "outdated";
    const known = new Set(migrations.map(({ name }) => name));
    return rows.some(({ name }) => /^\d{4}-/.test(name) && !known.has(name)) ? "newer" : "ok";
  },

  async workers({ db, clock }) {
    const now = clock.now();
    if (await aliveWorkers(db, now).select("id").limit(1).executeTakeFirst()) return "ok";
    const waiting = db.selectFrom("invoices").select("id").where(isWaiting);
    const forgotten = waiting.where("created_at", "<", now - workerSilentMs);
    return (await forgotten.limit(1).executeTakeFirst()) ? "none" : "ok";
  },
};

async function stateOf(check: Check, platform: Platform): Promise<State> {
  return await withTimeout(checkMs, () => check(platform)).catch(() => "unavailable" as const);
}

async function look(platform: Platform): Promise<Readiness> {
  const names = Object.keys(checks) as (keyof typeof checks)[];
  const states = await Promise.all(names.map((name) => stateOf(checks[name], platform)));
  const named = Object.fromEntries(names.map((name, index) => [name, states[index]])) as Omit<Readiness, "status">;
  return { status: states.every((state) => state === "ok") ? "ok" : "unavailable", ...named };
}

/** Checks at most once per second, because anybody may call it. */
export function createReadiness(platform: Platform): () => Promise<Readiness> {
  let latest: { at: number; answer: Promise<Readiness> } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > freshMs) latest = { at: now, answer: look(platform) };
    return latest.answer;
  };
}
