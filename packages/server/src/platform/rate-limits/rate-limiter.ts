import { setImmediate } from "node:timers/promises";
import type { RateWindows } from "@inkvoice/contract";
import type { Clock } from "../clock.ts";
import { type RateVerdict, verdictOf, type WindowState, type WindowStore } from "./rate-windows.ts";

/** Fixed windows per subject, minute and hour together, exact over all processes of a database. */
export type RateLimiter = Readonly<{
  /** Counts one request, or several for an expensive one; allowed if there is room for all of them. */
  take(subject: string, windows: RateWindows, requests?: number): Promise<RateVerdict>;
  /** The state of a subject's windows, without counting. */
  look(subject: string, windows: RateWindows): Promise<WindowState>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}>;

/**
 * Turns of the event loop during which further requests join a count: one statement costs as much as the rest of a
 * read.
 */
const turnsToGather = 3;

type Caller = PromiseWithResolvers<RateVerdict> & { requests: number };
type Waiting = { windows: RateWindows; callers: Caller[] };

/** Requests of one subject that arrive during a count share the next one; verdicts are assigned in order of arrival. */
export function createRateLimiter(store: WindowStore, clock: Clock, scale = 1): RateLimiter {
  const subjects = new Map<string, Waiting>();

  function ask(subject: string, wanted: number, windows: RateWindows): Promise<WindowState> {
    const minute = Math.floor(clock.now() / 60_000);
    return store.take({ subject, wanted, windows, minute, hour: Math.floor(minute / 60) });
  }

  async function answerAll(subject: string, waiting: Waiting): Promise<void> {
    while (waiting.callers.length > 0) {
      for (let turn = 0; turn < turnsToGather; turn += 1) await setImmediate();
      const callers = waiting.callers;
      waiting.callers = [];
      try {
        const wanted = callers.reduce((sum, { requests }) => sum + requests, 0);
        handOut(callers, await ask(subject, wanted, waiting.windows), waiting.windows);
      } catch (error) {
        for (const caller of callers) caller.reject(error);
      }
    }
    subjects.delete(subject);
  }

  function take(subject: string, plan: RateWindows, requests = 1): Promise<RateVerdict> {
    const windows = scale === 1 ? plan : { perMinute: plan.perMinute * scale, perHour: plan.perHour * scale };
    const caller = { ...Promise.withResolvers<RateVerdict>(), requests };
    const waiting = subjects.get(subject);
    if (waiting) {
      waiting.windows = windows;
      waiting.callers.push(caller);
    } else {
      const first = { windows, callers: [caller] };
      subjects.set(subject, first);
      void answerAll(subject, first);
    }
    return caller.promise;
  }

  return {
    take,
    look: (subject, windows) => ask(subject, 0, windows),
    sweep: () => store.sweep(Math.floor(clock.now() / 3_600_000) - 1),
    close: () => store.close(),
  };
}

function handOut(callers: readonly Caller[], state: WindowState, windows: RateWindows): void {
  let taken = 0;
  for (const caller of callers) {
    taken += caller.requests;
    const later = Math.max(0, state.granted - taken);
    const then = { ...state, minuteCount: state.minuteCount - later, hourCount: state.hourCount - later };
    caller.resolve(verdictOf(then, windows, taken <= state.granted));
  }
}
