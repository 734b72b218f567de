/** Bands of confidence, shared by list, viewer, charts and filters. */
export const confidenceBands = ["sure", "check", "unsure"] as const;
export type ConfidenceBand = (typeof confidenceBands)[number];
/** Names for people, in English; the dashboard translates them. */
export const bandNames: Readonly<Record<ConfidenceBand, string>> = {
  sure: "confident",
  check: "check",
  unsure: "uncertain",
};
export const bandFloors: Readonly<Record<ConfidenceBand, number>> = { sure: 0.9, check: 0.6, unsure: 0 };

export function bandOf(confidence: number): ConfidenceBand {
  if (confidence >= bandFloors.sure) return "sure";
  return confidence >= bandFloors.check ? "check" : "unsure";
}
