import { allRules, type RuleSet } from "../../rules.ts";
import { createRecogniserReader } from "../recogniser/recogniser-reader.ts";
import { loadDetector } from "./detector/detect-lines.ts";
import { loadClassifier } from "./levelling/orientation.ts";
import type { LineReader } from "./lines/line-reader.ts";

const readers = new Map<RuleSet, Promise<LineReader>>();

/**
 * One reader a process and set of rules, started by the first page that needs it: text-layer documents never pay for
 * it.
 */
export function sharedLineReader(rules: RuleSet = allRules): Promise<LineReader> {
  const reader = readers.get(rules) ?? createRecogniserReader(rules);
  readers.set(rules, reader);
  return reader;
}

/** Loads all that OCR needs. */
export async function warmUpOcr(): Promise<void> {
  await Promise.all([sharedLineReader(), loadDetector(), loadClassifier()]);
}
