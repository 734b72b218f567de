import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { emptyQueue, type QueueOrder, withDone, withListed, withReturned, withSkipped } from "./queue-order.ts";

/** Decided and skipped documents. Lives as long as the tab, so that visiting another page loses nothing. */
class QueueStore {
  private order: QueueOrder = emptyQueue;
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = () => this.order;
  finish = (id: string) => this.set(withDone(this.order, id));
  skip = (id: string) => this.set(withSkipped(this.order, id));
  bringBack = (id: string) => this.set(withReturned(this.order, id));

  /** Merges a fetched list; documents decided since it was fetched stay decided. */
  list = (ids: readonly string[], current: string | undefined) => {
    const order = withListed(this.order, ids, current);
    if (JSON.stringify(order) !== JSON.stringify(this.order)) this.set(order);
  };

  private set(order: QueueOrder): void {
    this.order = order;
    for (const listener of this.listeners) listener();
  }
}

const store = new QueueStore();
/** A person's actions on the documents of the queue. */
export const queueActions: Pick<QueueStore, "finish" | "skip" | "bringBack"> = store;

/** The documents that the server lists, in the order of this tab's queue. */
export function useQueue(listed: readonly InvoiceRow[], current: string | undefined): QueueOrder {
  const known = useSyncExternalStore(store.subscribe, store.snapshot);
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  const queue = useMemo(() => withListed(known, ids, current), [ids, current, known]);
  useEffect(() => store.list(ids, current), [ids, current]);
  return queue;
}
