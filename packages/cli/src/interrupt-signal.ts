/** Aborted by Ctrl-C or SIGTERM. */
export function interruptSignal(): AbortSignal {
  const closing = new AbortController();
  process.once("SIGINT", () => closing.abort());
  process.once("SIGTERM", () => closing.abort());
  return closing.signal;
}
