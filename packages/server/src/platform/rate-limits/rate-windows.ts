import type { RateWindows } from "@inkvoice/contract";

/** State of both windows after some requests. */
export type WindowState = Readonly<{
  minute: number;
  minuteCount: number;
  hour: number;
  hourCount: number;
  granted: number;
}>;

export type WindowRequest = Readonly<{
  subject: string;
  wanted: number;
  windows: RateWindows;
  minute: number;
  hour: number;
}>;

/** Counts in one statement, so that no two processes can both take the last request. */
export type WindowStore = Readonly<{
  take(request: WindowRequest): Promise<WindowState>;
  /** Deletes subjects without requests for over an hour. */
  sweep(beforeHour: number): Promise<void>;
  close(): Promise<void>;
}>;

/** The verdict on one request, by the window with fewer requests left. */
export type RateVerdict = Readonly<{ allowed: boolean; limit: number; remaining: number; resetSeconds: number }>;

const secondsPerMinute = 60;
const secondsPerHour = 3600;

export function verdictOf(state: WindowState, windows: RateWindows, allowed: boolean): RateVerdict {
  const minuteLeft = Math.max(0, windows.perMinute - state.minuteCount);
  const hourLeft = Math.max(0, windows.perHour - state.hourCount);
  return hourLeft < minuteLeft || (hourLeft === 0 && minuteLeft === 0)
    ? { allowed, limit: windows.perHour, remaining: hourLeft, resetSeconds: (state.hour + 1) * secondsPerHour }
    : { allowed, limit: windows.perMinute, remaining: minuteLeft, resetSeconds: (state.minute + 1) * secondsPerMinute };
}

/** The verdict for uncounted requests: a full minute window. */
export function uncountedVerdict(windows: RateWindows, now: number): RateVerdict {
  const minute = Math.floor(now / 1000 / secondsPerMinute);
  return {
    allowed: true,
    limit: windows.perMinute,
    remaining: windows.perMinute,
    resetSeconds: (minute + 1) * secondsPerMinute,
  };
}
