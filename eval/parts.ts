import type { LabelledDocument } from "../packages/engine/src/scoring/labelled-folder.ts";
import listed from "./parts.json" with { type: "json" };

/**
 * Permitted use of a document. develop: look at everything. choose: figures only, for choosing rules, weights and
 * thresholds. report: run once per release, never used to choose or to fit.
 */
export const parts = ["develop", "choose", "report"] as const;
export type Part = (typeof parts)[number];

const prefixes = parts.flatMap((part) => listed[part].map((prefix) => ({ part, prefix })));

/** The longest matching prefix of `_meta.source` decides. An unlisted source belongs to develop. */
export function partOf({ label }: Pick<LabelledDocument, "label">): Part {
  const source = label._meta?.source ?? "";
  const matching = prefixes.filter(({ prefix }) => source.startsWith(prefix));
  return matching.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.part ?? "develop";
}

export function isIn(...wanted: readonly Part[]): (document: Pick<LabelledDocument, "label">) => boolean {
  return (document) => wanted.includes(partOf(document));
}
