import type { WindowRequest, WindowState, WindowStore } from "./rate-windows.ts";

/** Counts in this process alone, while the shared counters are unavailable. */
export function createMemoryWindowStore(): WindowStore {
  const states = new Map<string, WindowState>();

  function take({ subject, wanted, windows, minute, hour }: WindowRequest): WindowState {
    const known = states.get(subject);
    const minuteCount = known?.minute === minute ? known.minuteCount : 0;
    const hourCount = known?.hour === hour ? known.hourCount : 0;
    const left = Math.min(windows.perMinute - minuteCount, windows.perHour - hourCount);
    const granted = Math.max(0, Math.min(wanted, left));
    const state = { minute, minuteCount: minuteCount + granted, hour, hourCount: hourCount + granted, granted };
    states.set(subject, state);
    return state;
  }

  return {
    take: async (request) => take(request),
    async sweep(beforeHour) {
      for (const [subject, state] of states) if (state.hour < beforeHour) states.delete(subject);
    },
    close: async () => states.clear(),
  };
}
