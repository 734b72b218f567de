import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const msPerTick = 10;

/** Processor time of another process; undefined if the system does not report it. */
export function processorMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the program's name in brackets and may hold anything; what follows is numbers.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return undefined;
  }
}

export type WorkingTime = Readonly<{
  limitMs: number;
  /**
   * Factor by which the wall time may exceed the limit while the CPU serves other processes; 1 counts wall time only.
   */
  patience: number;
  /** Processor time used before the start. */
  before: number;
  /** Processor time used up to now; queried only after the limit has passed in wall time. */
  used: () => number | undefined;
  onEnd: () => void;
}>;

const shortestLookMs = 20;

/**
 * Calls back when the limit of working time is reached, and returns a function that stops it. On a busy machine a
 * process may wait for seconds, which is not caused by its file.
 */
export function watchWorkingTime({ limitMs, patience, before, used, onEnd }: WorkingTime): () => void {
  const startedAt = performance.now();
  let timer = setTimeout(look, limitMs);
  function look(): void {
    const wallLeft = limitMs * patience - (performance.now() - startedAt);
    const worked = used();
    const workLeft = worked === undefined ? 0 : limitMs - (worked - before);
    if (wallLeft <= 0 || workLeft <= 0) onEnd();
    else timer = setTimeout(look, Math.max(shortestLookMs, Math.min(wallLeft, workLeft)));
  }
  return () => clearTimeout(timer);
}
