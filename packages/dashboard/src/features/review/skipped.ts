/** What a person left for later in this tab: it comes last in the queue, and is forgotten with the tab. */
export type Skipped = Readonly<{ has(id: string): boolean; add(id: string): void; clear(): void; size(): number }>;

const key = "inkvoice.skipped";

export function openSkipped(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): Skipped {
  const read = (): string[] => (storage.getItem(key) ?? "").split(" ").filter(Boolean);
  return {
    has: (id) => read().includes(id),
    add: (id) => storage.setItem(key, [...read().filter((other) => other !== id), id].join(" ")),
    clear: () => storage.removeItem(key),
    size: () => read().length,
  };
}

/**
 * The next of a queue: the first that was not skipped. When only skipped ones are left, they come round again from the first, but never the one
 * that was just left.
 */
export function nextOf(queue: readonly string[], skipped: Skipped, left: string): string | undefined {
  const fresh = queue.find((id) => id !== left && !skipped.has(id));
  if (fresh !== undefined) return fresh;
  skipped.clear();
  return queue.find((id) => id !== left);
}
