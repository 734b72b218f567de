import type { ConfidenceTree, ExtractedData } from "@inkvoice/contract";

/** Below this confidence one decision in twenty is wrong, so a person should check. */
const doubtful = 0.95;

/** Marks a record whose pages may be wrong, and lowers the confidence of all its values. */
export function markUncertainDivision(data: ExtractedData, confidence: number): ExtractedData {
  if (confidence >= doubtful) return data;
  const issue = {
    code: "SPLIT_DOUBTFUL",
    message:
      "It is not certain which pages of the file belong to this invoice. Look at them, and split or join by hand.",
  };
  return {
    ...data,
    confidence: scaled(data.confidence, confidence) as ConfidenceTree,
    issues: [issue, ...data.issues],
  };
}

function scaled(node: unknown, factor: number): unknown {
  if (typeof node === "number") return Math.round(node * factor * 10_000) / 10_000;
  if (Array.isArray(node)) return node.map((entry) => scaled(entry, factor));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, scaled(inner, factor)]));
}
