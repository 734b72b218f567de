export type ProgressStream = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean; columns?: number };

export type Progress = Readonly<{ advance(failed: boolean): void; note(line: string): void; end(): void }>;

const BAR_WIDTH = 30;
const CLEAR_LINE = "\r\u001b[K";

/** A bar on a terminal; into a file or a pipe only the notes are written. */
export function showProgress(total: number, stream: ProgressStream, now: () => number): Progress {
  const started = now();
  let done = 0;
  let failed = 0;
  const draw = () => {
    if (!stream.isTTY) return;
    const line = progressLine({ done, total, failed, elapsedMs: now() - started });
    stream.write(`${CLEAR_LINE}${line.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  draw();
  return {
    advance: (hasFailed) => {
      done++;
      if (hasFailed) failed++;
      draw();
    },
    note: (line) => {
      stream.write(`${stream.isTTY ? CLEAR_LINE : ""}${line}\n`);
      draw();
    },
    end: () => {
      if (stream.isTTY) stream.write(CLEAR_LINE);
    },
  };
}

export type ProgressState = Readonly<{ done: number; total: number; failed: number; elapsedMs: number }>;

export function progressLine({ done, total, failed, elapsedMs }: ProgressState): string {
  const filled = total === 0 ? BAR_WIDTH : Math.round((BAR_WIDTH * done) / total);
  const bar = `[${"#".repeat(filled)}${"·".repeat(BAR_WIDTH - filled)}]`;
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  const remaining = done === 0 || done === total ? "" : `, about ${duration((elapsedMs / done) * (total - done))} left`;
  return `${bar} ${done}/${total}${failures}${remaining}`;
}

export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
