import { setTimeout as delay } from "node:timers/promises";

/**
 * Where time comes from. `now` is wall time; waiting goes through the clock so that a test can make an hour pass quickly:
 * every waiting duration is divided by the scale, wall time is not.
 */
export type Clock = Readonly<{
  now(): number;
  /** How long a nominal waiting time really is. */
  scaled(milliseconds: number): number;
  /** Resolves after the scaled time, or at once when the signal aborts; never rejects. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls again and again, never overlapping, until the returned function is called. */
  every(milliseconds: number, task: () => Promise<void> | void): () => void;
}>;

export function createClock(scale: number): Clock {
  const scaled = (milliseconds: number): number => milliseconds / scale;

  async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    await delay(scaled(milliseconds), undefined, signal ? { signal } : undefined).catch(() => undefined);
  }

  function every(milliseconds: number, task: () => Promise<void> | void): () => void {
    let stopped = false;
    let timer: NodeJS.Timeout;
    const again = (): void => {
      if (stopped) return;
      timer = setTimeout(() => void Promise.resolve(task()).finally(again), scaled(milliseconds));
      timer.unref();
    };
    again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  return { now: () => Date.now(), scaled, sleep, every };
}
