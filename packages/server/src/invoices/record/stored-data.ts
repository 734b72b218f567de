import type { ExtractedData } from "@inkvoice/contract";
import type { DataAfterRules } from "../../rules/rule-values.ts";

/** Members of every completed record, empty where nothing was found. */
const alwaysThere = { codes: [], charges: [], custom_fields: {} };
const beginning = '{"codes":';

/** Extracted data as it is stored: the members that are always there come first. */
export function storedData(data: Partial<ExtractedData>): string {
  return JSON.stringify({ ...alwaysThere, ...data });
}

/** Stored data for a response. Data of earlier programs may lack the members; parsing all of it would cost too much. */
export function presentedData(stored: string | null): string {
  if (stored === null) return "{}";
  return stored.startsWith(beginning) ? stored : storedData(JSON.parse(stored) as ExtractedData);
}

/** Columns of an invoice that say which rules apply. */
export type RuleColumns = Readonly<{ rules: string | null; rules_replaced: string | null }>;

export function ruleColumns({ rules, replaced }: Omit<DataAfterRules, "data">): RuleColumns {
  return {
    rules: rules.length === 0 ? null : JSON.stringify(rules),
    rules_replaced: Object.keys(replaced).length === 0 ? null : JSON.stringify(replaced),
  };
}
