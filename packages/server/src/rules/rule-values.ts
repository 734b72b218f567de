import { type AppliedRule, type ExtractedData, type Issue, valueAt } from "@inkvoice/contract";
import { withValueAt } from "../catalogue/field-paths.ts";

/** A custom field before a rule set it; empty if it had no value. */
type ReplacedValue = Readonly<{
  value?: unknown;
  confidence?: unknown;
  location?: unknown;
  source?: unknown;
  issues?: readonly Issue[];
}>;
export type ReplacedValues = Readonly<Record<string, ReplacedValue>>;

export type DataAfterRules = Readonly<{
  data: ExtractedData;
  /** The rules that apply, each with the values that come from it. */
  rules: readonly AppliedRule[];
  replaced: ReplacedValues;
}>;

const pathOf = (name: string) => `custom_fields.${name}`;

/** Whether a person entered the value of a custom field, or declared it absent. */
export function isByPerson(data: Partial<ExtractedData>, absent: ReadonlySet<string>, name: string): boolean {
  return valueAt(data.source ?? {}, pathOf(name)) === "person" || absent.has(pathOf(name));
}

/** Sets the rules' values in order: of two rules for one field, the later one wins. A person's value stays. */
export function withRuleValues(
  data: ExtractedData,
  rules: readonly AppliedRule[],
  absent: ReadonlySet<string>,
): DataAfterRules {
  const setBy = new Map<string, AppliedRule>();
  for (const rule of rules)
    for (const name of Object.keys(rule.set ?? {})) if (!isByPerson(data, absent, name)) setBy.set(name, rule);
  let ruled = data;
  const replaced: Record<string, ReplacedValue> = {};
  for (const [name, rule] of setBy) {
    replaced[name] = valueIn(data, name);
    ruled = withValue(ruled, name, { value: rule.set?.[name], confidence: 1, source: "rule" });
  }
  const applied = rules.map(({ set, ...rule }) => {
    const own = Object.entries(set ?? {}).filter(([name]) => setBy.get(name)?.id === rule.id);
    return { ...rule, ...(own.length > 0 && { set: Object.fromEntries(own) }) };
  });
  return { data: ruled, rules: applied, replaced };
}

/** The data with the values that rules had replaced. */
export function restoreReplacedValues(data: ExtractedData, replaced: ReplacedValues): ExtractedData {
  return Object.entries(replaced).reduce((before, [name, value]) => withValue(before, name, value), data);
}

function valueIn(data: ExtractedData, name: string): ReplacedValue {
  const path = pathOf(name);
  const issues = data.issues.filter(({ field }) => field === path);
  const parts = {
    value: valueAt(data, path),
    confidence: valueAt(data.confidence, path),
    location: valueAt(data.locations, path),
    source: valueAt(data.source ?? {}, path),
  };
  return { ...parts, ...(issues.length > 0 && { issues }) };
}

/** Sets a custom field with its confidence, location and source, and replaces the issues about it. */
function withValue(
  data: ExtractedData,
  name: string,
  { value, confidence, location, source, issues = [] }: ReplacedValue,
): ExtractedData {
  const path = pathOf(name);
  return {
    ...withValueAt(data, path, value),
    confidence: withValueAt(data.confidence, path, confidence),
    locations: withValueAt(data.locations, path, location),
    source: withValueAt(data.source ?? {}, path, source),
    issues: [...data.issues.filter(({ field }) => field !== path), ...issues],
  };
}
