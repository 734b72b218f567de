import { ApiError } from "../platform/api-error.ts";
import { TimedOut, withTimeout } from "../platform/with-timeout.ts";

/** What one query reads from the database: each thing once, and nothing more after its time is up. */
export type QueryLoads = Readonly<{
  /** The same key gives the same answer within a query, however often it is asked for. */
  once<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
}>;

/** Runs a query that reads through `loads`; refuses it when its time is up, and begins no further load then. */
export async function withinQueryTime<Value>(
  limitMs: number,
  run: (loads: QueryLoads) => PromiseLike<Value> | Value,
): Promise<Value> {
  const known = new Map<string, Promise<unknown>>();
  try {
    return await withTimeout(limitMs, async (signal) => {
      const once = <Loaded>(key: string, load: () => Promise<Loaded>) => {
        signal.throwIfAborted();
        const loading = known.get(key) ?? load();
        known.set(key, loading);
        return loading as Promise<Loaded>;
      };
      return await run({ once });
    });
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    const message = `The query took longer than ${limitMs / 1000} s. Ask for less at a time.`;
    throw new ApiError("INVALID_QUERY", message, { cause: error });
  }
}
