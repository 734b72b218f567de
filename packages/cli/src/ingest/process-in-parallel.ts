/**
 * Processes up to `jobs` items at a time. Starts no further item after a failure or an abort, and settles when the
 * running ones have ended, so that the caller can close the connection that they use.
 */
export async function processInParallel<Item>(
  items: readonly Item[],
  { jobs, signal }: Readonly<{ jobs: number; signal: AbortSignal }>,
  process: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const processNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift()) {
      try {
        await process(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: jobs }, processNext));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
