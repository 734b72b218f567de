/** Runs work with a signal that Ctrl-C or SIGTERM aborts. */
export async function untilInterrupted<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const closing = new AbortController();
  const close = () => closing.abort();
  process.once("SIGINT", close).once("SIGTERM", close);
  try {
    return await work(closing.signal);
  } finally {
    process.off("SIGINT", close).off("SIGTERM", close);
  }
}
