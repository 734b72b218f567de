import { performance } from "node:perf_hooks";
import { DatabaseReplaced } from "../db/sqlite-files.ts";
import { errorFields, type Logger } from "../logger.ts";
import { createMemoryWindowStore } from "./memory-window-store.ts";
import type { WindowStore } from "./rate-windows.ts";

export type Counters = Readonly<{
  open(): Promise<WindowStore>;
  /** Deletes the stored counters, after which opening may succeed; absent if they are not ours to delete. */
  discard?: () => Promise<void>;
}>;

const tryAgainMs = 1000;

/**
 * Counting must not make requests fail: while the counters cannot be written (full or read-only disk) this process
 * counts alone; damaged counters are deleted and recreated.
 */
export async function openFallbackWindowStore(counters: Counters, logger: Logger): Promise<WindowStore> {
  const memory = createMemoryWindowStore();
  let shared = await openOrHeal();
  let restAgainUntil = 0;

  async function openOrHeal(): Promise<WindowStore | undefined> {
    try {
      return await counters.open();
    } catch (error) {
      logger.warn(errorFields(error), "the request counters cannot be opened");
    }
    try {
      await counters.discard?.();
      return await counters.open();
    } catch (error) {
      logger.warn(errorFields(error), "requests are counted by this process alone");
      return undefined;
    }
  }

  async function reopen(): Promise<void> {
    await shared?.close().catch(() => undefined);
    shared = await openOrHeal();
  }

  /** Undefined if the shared counters failed. */
  async function attempt<Value>(work: (store: WindowStore) => Promise<Value>): Promise<Value | undefined> {
    if (performance.now() < restAgainUntil) return undefined;
    try {
      if (!shared) await reopen();
      if (shared) return await work(shared);
    } catch (error) {
      logger.warn(errorFields(error), "requests are counted by this process alone for now");
      if (isDamaged(error)) await reopen();
    }
    restAgainUntil = performance.now() + tryAgainMs;
    return undefined;
  }

  return {
    take: async (request) => (await attempt((store) => store.take(request))) ?? (await memory.take(request)),
    async sweep(beforeHour) {
      await memory.sweep(beforeHour);
      await attempt((store) => store.sweep(beforeHour));
    },
    async close() {
      await shared?.close();
    },
  };
}

/** SQLite: corrupt, not a database, missing table, missing or unwritable file. */
const damageCodes = new Set([1, 8, 10, 11, 14, 26]);

function isDamaged(error: unknown): boolean {
  if (error instanceof DatabaseReplaced) return true;
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" && damageCodes.has(code & 0xff);
}
