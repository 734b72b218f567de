import { setTimeout as delay } from "node:timers/promises";

/**
 * Source of time. `now` is wall time. Waiting goes through the clock, so that tests can make hours pass quickly: every
 * wait is divided by the scale, wall time is not.
 */
export type Clock = Readonly<{
  now(): number;
  /** Real duration of a nominal wait. */
  scaled(milliseconds: number): number;
  /** Resolves after the scaled time, or at once when the signal aborts; never rejects. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls repeatedly, never overlapping, until the returned function is called. */
  every(milliseconds: number, task: () => Promise<void> | void): () => void;
}>;

/** `now` is replaced where documents of the past are made. */
export function createClock(scale: number, now: () => number = Date.now): Clock {
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

  return { now, scaled, sleep, every };
}
