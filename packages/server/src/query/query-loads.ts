import { ApiError } from "../platform/api-error.ts";
import { TimedOut, withTimeout } from "../platform/with-timeout.ts";

/** Database reads of one query: each once, and none after its time limit. */
export type QueryLoads = Readonly<{
  /** Loads a key once per query. */
  once<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
}>;

/** Runs a query with a time limit; starts no further load after it. */
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
