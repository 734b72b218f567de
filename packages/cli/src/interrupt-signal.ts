/** Aborted when somebody presses Ctrl-C or the system wants the process to end. */
export function untilInterrupted(): AbortSignal {
  const closing = new AbortController();
  process.once("SIGINT", () => closing.abort());
  process.once("SIGTERM", () => closing.abort());
  return closing.signal;
}
