import type { Batch, BatchList } from "../contract.ts";
import type { Transport } from "../transport/transport.ts";
import { untilEnded, type WaitOptions } from "./poll-until-ended.ts";

export interface Batches {
  /** One page, newest first; `cursor` is the `next_cursor` of the page before. */
  list(options?: { limit?: number; cursor?: string; signal?: AbortSignal }): Promise<BatchList>;
  get(id: string, options?: { signal?: AbortSignal }): Promise<Batch>;
  /** Resolves once every invoice of the batch has ended. */
  wait(id: string, options?: WaitOptions): Promise<Batch>;
}

export function createBatches(transport: Transport): Batches {
  const get: Batches["get"] = (id, { signal } = {}) =>
    transport.call({ method: "GET", path: `/batches/${encodeURIComponent(id)}`, signal });
  return {
    list: ({ signal, ...query } = {}) => transport.call({ method: "GET", path: "/batches", query, signal }),
    get,
    wait: (id, options = {}) =>
      untilEnded(
        () => get(id, options),
        (batch) => batch.counts.processing === 0,
        options,
      ),
  };
}
