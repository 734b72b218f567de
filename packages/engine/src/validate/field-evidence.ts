import type { Evidence, FieldCandidate } from "@inkvoice/contract";
import { type Candidate, type FieldName, type FieldReadings, fieldNames } from "../understand/invoice-reading.ts";
import { type GivenValue, locationOf } from "./assemble.ts";

const mostCandidates = 3;

/**
 * Evidence and alternatives of each field, the given value first. Its confidence is calibrated; alternatives have the
 * model's probability, at most that confidence.
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
