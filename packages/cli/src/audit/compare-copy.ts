import { type AdminDatabase, type AuditFault, compareWithCopy } from "@inkvoice/server";
import { type CopiedEntry, linesOfCopy } from "./copy-file.ts";

type LineFault = Readonly<{ file: string; line: number; problem: string }>;
export type CopyFault = AuditFault | LineFault;

export type CopyComparison = Readonly<{
  /** Entries of the copy that are in the log, too. */
  compared: number;
  faults: readonly CopyFault[];
}>;

/**
 * Compares a copy with the log. Only complete copies are proof: invalid lines, gaps, and copies without a single entry
 * of the log are faults.
 */
export async function compareCopy(db: AdminDatabase["db"], path: string): Promise<CopyComparison> {
  const faults: CopyFault[] = [];
  const last = new Map<string, number>();
  let compared = 0;
  for await (const { number, entry } of linesOfCopy(path)) {
    if (!entry) {
      faults.push({ file: path, line: number, problem: "is no entry of an audit log" });
      continue;
    }
    const gap = await gapBefore(db, entry, last.get(entry.chain));
    const { isStored, fault } = await compareWithCopy(db, entry);
    if (isStored) compared += 1;
    for (const each of [gap, fault]) if (each) faults.push(each);
    last.set(entry.chain, Math.max(entry.position, last.get(entry.chain) ?? 0));
  }
  if (compared === 0) faults.push({ file: path, line: 0, problem: "no entry of the file is in the log" });
  return { compared, faults };
}

/** A copy may begin later than a chain that has lost its beginning, by age, before it was copied. */
async function gapBefore(
  db: AdminDatabase["db"],
  { chain, position }: CopiedEntry,
  last: number | undefined,
): Promise<AuditFault | undefined> {
  const before = { chain, position: position - 1, hash: "" };
  const isGap = last === undefined ? (await compareWithCopy(db, before)).isStored : position > last + 1;
  return isGap ? { chain, position, problem: "entries before this one are missing in the copy" } : undefined;
}

export function faultSentence(fault: CopyFault): string {
  if ("chain" in fault) return `${fault.chain}, entry ${fault.position}: ${fault.problem}`;
  return fault.line === 0 ? `${fault.file}: ${fault.problem}` : `${fault.file}, line ${fault.line}: ${fault.problem}`;
}
