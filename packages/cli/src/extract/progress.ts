export type ProgressStream = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean; columns?: number };

export type Progress = Readonly<{ advance(failed: boolean): void; note(line: string): void; end(): void }>;

const barWidth = 30;
const clearLine = "\r\u001b[K";

/** A progress bar on a terminal; only notes in a file or pipe. */
export function showProgress(total: number, stream: ProgressStream, now: () => number): Progress {
  const started = now();
  let done = 0;
  let failed = 0;
  const draw = () => {
    if (!stream.isTTY) return;
    const line = progressLine({ done, total, failed, elapsedMs: now() - started });
    stream.write(`${clearLine}${line.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  draw();
  return {
    advance: (hasFailed) => {
      done++;
      if (hasFailed) failed++;
      draw();
    },
    note: (line) => {
      stream.write(`${stream.isTTY ? clearLine : ""}${line}\n`);
      draw();
    },
    end: () => {
      if (stream.isTTY) stream.write(clearLine);
    },
  };
}

export type ProgressState = Readonly<{ done: number; total: number; failed: number; elapsedMs: number }>;

export function progressLine({ done, total, failed, elapsedMs }: ProgressState): string {
  const filled = total === 0 ? barWidth : Math.round((barWidth * done) / total);
  const bar = `[${"#".repeat(filled)}${"·".repeat(barWidth - filled)}]`;
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  const remaining = done === 0 || done === total ? "" : `, about ${duration((elapsedMs / done) * (total - done))} left`;
  return `${bar} ${done}/${total}${failures}${remaining}`;
}

export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
