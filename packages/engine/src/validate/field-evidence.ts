import type { Evidence, FieldCandidate } from "@inkvoice/contract";
import { type Candidate, type FieldName, type FieldReadings, fieldNames } from "../understand/invoice-reading.ts";
import { type GivenValue, locationOf } from "./assemble.ts";

const mostCandidates = 3;

/**
 * What each field was read from and what else it might be, the value that is given first. The confidence of a given value is
 * calibrated; that of the others is the reader's own estimate, never above it.
 */
export function fieldEvidence(fields: FieldReadings, given: ReadonlyMap<FieldName, GivenValue>): Evidence {
  const evidence: Evidence = {};
  for (const name of fieldNames) {
    const read: readonly Candidate<string | number>[] = fields[name];
    const chosen = given.get(name);
    const others = read.filter(({ value }) => value !== chosen?.candidate.value);
    const [first] = chosen ? [chosen.candidate] : others;
    if (!first) continue;
    const most = chosen?.confidence ?? 1;
    const candidates = [
      ...(chosen ? [candidateOf(chosen.candidate, chosen.confidence)] : []),
      ...others.map((candidate) => candidateOf(candidate, Math.min(candidate.probability, most))),
    ];
    const text = first.text.slice(0, longestText);
    evidence[name] = { ...(text !== "" && { raw_text: text }), candidates: candidates.slice(0, mostCandidates) };
  }
  return evidence;
}

const longestText = 500;

function candidateOf(candidate: Candidate<string | number>, confidence: number): FieldCandidate {
  const location = locationOf(candidate);
  return {
    value: candidate.value,
    confidence: Math.round(confidence * 10_000) / 10_000,
    ...(location && { location }),
  };
}
