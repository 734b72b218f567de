import type { Batch } from "../contract.ts";
import type { Transport } from "../transport/transport.ts";
import { untilEnded, type WaitOptions } from "./poll-until-ended.ts";

export interface Batches {
  get(id: string, options?: { signal?: AbortSignal }): Promise<Batch>;
  /** Resolves once every invoice of the batch has ended. */
  wait(id: string, options?: WaitOptions): Promise<Batch>;
}

export function createBatches(transport: Transport): Batches {
  const get: Batches["get"] = (id, { signal } = {}) =>
    transport.call({ method: "GET", path: `/batches/${encodeURIComponent(id)}`, signal });
  return {
    get,
    wait: (id, options = {}) =>
      untilEnded(
        () => get(id, options),
        (batch) => batch.counts.processing === 0,
        options,
      ),
  };
}
