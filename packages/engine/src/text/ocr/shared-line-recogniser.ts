import { allRules, type RuleSet } from "../../rules.ts";
import { createLineRecogniser } from "../recogniser/create-line-recogniser.ts";
import { loadDetector } from "./detector/detect-lines.ts";
import { loadClassifier } from "./levelling/orientation.ts";
import type { LineRecogniser } from "./lines/line-recogniser.ts";

const recognisers = new Map<RuleSet, Promise<LineRecogniser>>();

/** One recogniser per process and set of rules, started by the first page that needs it. */
export function sharedLineRecogniser(rules: RuleSet = allRules): Promise<LineRecogniser> {
  const recogniser = recognisers.get(rules) ?? createLineRecogniser(rules);
  recognisers.set(rules, recogniser);
  return recogniser;
}

/** Loads everything that OCR needs. */
export async function warmUpOcr(): Promise<void> {
  await Promise.all([sharedLineRecogniser(), loadDetector(), loadClassifier()]);
}
