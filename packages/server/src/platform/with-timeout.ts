/** An external system did not answer in time. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/** Runs work with a time limit and the caller's abort signal, whether or not the work honours the signal it gets. */
export async function withTimeout<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
  caller?: AbortSignal,
): Promise<Value> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new TimedOut(`No answer in ${milliseconds} ms`)), milliseconds);
  const signal = caller ? AbortSignal.any([limit.signal, caller]) : limit.signal;
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(signal), aborted.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}
