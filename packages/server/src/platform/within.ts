/** Something outside did not answer in the time it was given. */
export class TookTooLong extends Error {
  override readonly name = "TookTooLong";
}

/**
 * Runs work that speaks with something outside, and stops waiting after so long or when the caller's signal aborts, whether
 * or not the work heeds the signal it is handed.
 */
export async function within<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
  caller?: AbortSignal,
): Promise<Value> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new TookTooLong(`No answer in ${milliseconds} ms`)), milliseconds);
  const signal = caller ? AbortSignal.any([limit.signal, caller]) : limit.signal;
  const given = Promise.withResolvers<never>();
  const giveUp = () => given.reject(signal.reason);
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([work(signal), given.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}
