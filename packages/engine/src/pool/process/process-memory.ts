import { readFileSync } from "node:fs";

/** Resident memory of another process; 0 if the system does not report it (then only the heap limit applies). */
export function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    const kilobytes = /^VmRSS:\s{1,9}(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? 0 : Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
