const firstPauseMs = 500;
/** If the service asks to wait longer, the error is thrown instead. */
const longestPauseMs = 60_000;

/** Exponential backoff with jitter: clients that failed together do not retry together. */
export function backoffMs(tries: number): number {
  return firstPauseMs * 2 ** tries * (0.75 + Math.random() / 2);
}

/** Pause before the retry; null if the response is final. */
export function pauseAskedFor(response: Response, otherwise: number): number | null {
  if (response.status !== 429 && response.status !== 503) return null;
  const asked = retryAfter(response);
  if (asked === null) return otherwise;
  return asked * 1000 > longestPauseMs ? null : asked * 1000;
}

/** Seconds of the header; null without a valid one. */
export function retryAfter(response: Response): number | null {
  const asked = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(asked) && asked >= 0 ? asked : null;
}

export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done);
  });
  signal?.throwIfAborted();
}
