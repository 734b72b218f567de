import { createHash } from "node:crypto";
import type { LabelledDocument } from "../../packages/engine/src/scoring/labelled-folder.ts";

/**
 * The source of a document. Documents of one source share issuers, software and cameras, so all of them are in the same
 * fold. `_meta.source` begins with the source; a label without one belongs to its folder.
 */
export function issuerGroupOf({ name, label }: LabelledDocument): string {
  return (label._meta?.source ?? name).split("/", 1)[0] ?? name;
}

/** Divides the groups into folds of similar size: largest group first, each into the smallest fold. */
export function foldsOf(groups: readonly string[], folds: number): ReadonlyMap<string, number> {
  const sizes = Map.groupBy(groups, (group) => group);
  const ordered = [...sizes].toSorted(([a, x], [b, y]) => y.length - x.length || order(a, b));
  const filled = new Array<number>(folds).fill(0);
  const folded = new Map<string, number>();
  for (const [group, members] of ordered) {
    const fold = filled.indexOf(Math.min(...filled));
    filled[fold] = (filled[fold] ?? 0) + members.length;
    folded.set(group, fold);
  }
  return folded;
}

function order(a: string, b: string): number {
  return digestOf(a).compare(digestOf(b));
}

function digestOf(group: string): Buffer {
  return createHash("sha256").update(`exam ${group}`).digest();
}
