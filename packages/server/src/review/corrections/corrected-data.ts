import { type ExtractedData, valueAt } from "@inkvoice/contract";
import { rowOf, withValueAt } from "../../catalogue/field-paths.ts";
import type { RebuiltRecord } from "../../invoices/lifecycle/transitions.ts";
import { checkedAgain } from "../country-rules.ts";
import { correctedPaths, keptRows, withRowsKept } from "./corrected-rows.ts";
import type { Correction } from "./correction.ts";

/** The code of the note that a value came from a vendor's remembered corrections. */
export const fromMemory = "FROM_VENDOR_MEMORY";

/** The reading with each corrected value in its place. Rows stand where they were read, taken away or not. */
export function withCorrectedValues(reading: ExtractedData, corrections: readonly Correction[]): ExtractedData {
  let data = reading;
  for (const { field, after, location } of corrections) {
    if (rowOf(field)?.whole) continue;
    const removed = after === null;
    data = withValueAt(data, field, removed ? undefined : after);
    data = { ...data, confidence: withValueAt(data.confidence, field, removed ? undefined : 1) };
    data = { ...data, source: withValueAt(data.source ?? {}, field, removed ? undefined : "person") };
    if (removed || location)
      data = { ...data, locations: withValueAt(data.locations, field, removed ? undefined : location) };
  }
  return data;
}

/** The record made of a reading and its corrections, and the paths of what they changed. */
export async function remade(reading: ExtractedData, corrections: readonly Correction[]): Promise<RebuiltRecord> {
  const kept = keptRows(withCorrectedValues(reading, corrections), corrections);
  return { data: await correctedData(reading, corrections), corrected: correctedPaths(kept, corrections) };
}

/**
 * The record as people have corrected it: each corrected value stands at confidence 1, in its new place when one was
 * shown, rows are added and taken away, and the sums are checked again. The reading itself is not changed.
 */
function correctedData(reading: ExtractedData, corrections: readonly Correction[]): Promise<ExtractedData> {
  const corrected = new Set(corrections.map((correction) => correction.field));
  const valued = withCorrectedValues(reading, corrections);
  const issues = (reading.issues ?? []).filter((issue) => !issue.field || !corrected.has(issue.field));
  const data = withRowsKept({ ...valued, issues }, keptRows(valued, corrections));
  return checkedAgain(
    data,
    corrections.map(({ field }) => field),
  );
}

export function readingAt(reading: ExtractedData, field: string): unknown {
  return valueAt(reading, field) ?? null;
}
