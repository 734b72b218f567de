import { allRules, type RuleSet } from "../../rules.ts";
import { createRecogniserReader } from "../recogniser/recogniser-reader.ts";
import { loadDetector } from "./detector/detect-lines.ts";
import { loadClassifier } from "./levelling/orientation.ts";
import type { LineReader } from "./lines/line-reader.ts";

const readers = new Map<RuleSet, Promise<LineReader>>();

/** One recogniser per process and set of rules, started by the first page that needs it. */
export function sharedLineReader(rules: RuleSet = allRules): Promise<LineReader> {
  const reader = readers.get(rules) ?? createRecogniserReader(rules);
  readers.set(rules, reader);
  return reader;
}

/** Loads everything that OCR needs. */
export async function warmUpOcr(): Promise<void> {
  await Promise.all([sharedLineReader(), loadDetector(), loadClassifier()]);
}
