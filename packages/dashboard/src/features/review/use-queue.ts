import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { emptyQueue, type QueueOrder, withDone, withListed, withReturned, withSkipped } from "./queue-order.ts";

/** What was judged and put off at this desk. Lives as long as the tab: a detour to another page loses nothing. */
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

  /** Takes note of what is listed; nothing where that changes nothing. What was done since the list was drawn stays done. */
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
/** What a person does with the documents of the queue. */
export const queueActions: Pick<QueueStore, "finish" | "skip" | "bringBack"> = store;

/** The queue as it stands: what the server lists, in the order that this desk gave it. */
export function useQueue(listed: readonly InvoiceRow[], current: string | undefined): QueueOrder {
  const known = useSyncExternalStore(store.subscribe, store.snapshot);
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  const queue = useMemo(() => withListed(known, ids, current), [ids, current, known]);
  useEffect(() => store.list(ids, current), [ids, current]);
  return queue;
}
