import { type ExtractedData, valueAt } from "@inkvoice/contract";
import { rowOf, withValueAt } from "../../catalogue/field-paths.ts";
import type { RebuiltRecord } from "../../invoices/lifecycle/replace-data.ts";
import { withRepeatedChecks } from "../country-rules.ts";
import { correctedPaths, keptRows, withRowsKept } from "./corrected-rows.ts";
import type { Correction } from "./correction.ts";

/** Issue code of a value from vendor memory. */
export const fromVendorMemoryCode = "FROM_VENDOR_MEMORY";

/** The extraction with each corrected value. Rows keep their numbers, removed ones included. */
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

/** The record rebuilt from an extraction and its corrections, with the paths that they changed. */
export async function rebuildRecord(
  reading: ExtractedData,
  corrections: readonly Correction[],
): Promise<RebuiltRecord> {
  const kept = keptRows(withCorrectedValues(reading, corrections), corrections);
  // A value that a person only confirmed was read correctly.
  const differing = corrections.filter(({ field, after }) => after !== extractedValueAt(reading, field));
  const absent = corrections.filter(({ field, after }) => after === null && !rowOf(field)).map(({ field }) => field);
  return { data: await correctedData(reading, corrections), corrected: correctedPaths(kept, differing), absent };
}

/**
 * The corrected record: corrected values have confidence 1 and their new location, rows are added and removed, and
 * checks run again. Does not modify the extraction.
 */
function correctedData(reading: ExtractedData, corrections: readonly Correction[]): Promise<ExtractedData> {
  const corrected = new Set(corrections.map((correction) => correction.field));
  const valued = withCorrectedValues(reading, corrections);
  const issues = (reading.issues ?? []).filter((issue) => !issue.field || !corrected.has(issue.field));
  const data = withRowsKept({ ...valued, issues }, keptRows(valued, corrections));
  return withRepeatedChecks(
    data,
    corrections.map(({ field }) => field),
  );
}

export function extractedValueAt(reading: ExtractedData, field: string): unknown {
  return valueAt(reading, field) ?? null;
}
