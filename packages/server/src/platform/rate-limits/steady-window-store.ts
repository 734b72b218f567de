import { performance } from "node:perf_hooks";
import { DatabaseReplaced } from "../db/sqlite-files.ts";
import { errorFields, type Logger } from "../logger.ts";
import { createMemoryWindowStore } from "./memory-window-store.ts";
import type { WindowStore } from "./rate-windows.ts";

export type Counters = Readonly<{
  open(): Promise<WindowStore>;
  /** Throws away what is stored, after which opening again may work; absent where there is nothing of ours to throw away. */
  discard?: () => Promise<void>;
}>;

const tryAgainMs = 1000;

/**
 * Counting a request must not be what makes it fail: while the counters cannot be written, on a full or read-only disk, this
 * process counts by itself; counters that are damaged are thrown away and begun anew.
 */
export async function openSteadyWindowStore(counters: Counters, logger: Logger): Promise<WindowStore> {
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

  /** Runs on the shared counters, or tells that it could not. */
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

/** SQLite: corrupt, not a database, a table that is not there, a file that vanished or may not be written. */
const damageCodes = new Set([1, 8, 10, 11, 14, 26]);

function isDamaged(error: unknown): boolean {
  if (error instanceof DatabaseReplaced) return true;
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" && damageCodes.has(code & 0xff);
}
