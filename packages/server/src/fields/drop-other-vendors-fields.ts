import type { CustomField, ExtractedData } from "@inkvoice/contract";
import { appliesToVendor } from "../catalogue/review-checks.ts";

type Named = Readonly<Record<string, unknown>>;

function without(values: Named | undefined, names: ReadonlySet<string>): Named | undefined {
  if (!values) return undefined;
  const rest = Object.entries(values).filter(([name]) => !names.has(name));
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

type Cut = Readonly<{ custom_fields?: Named; line_items?: readonly object[] }>;

/** Removes custom fields that only other vendors print. */
export function dropFieldsOfOtherVendors(data: ExtractedData, fields: readonly CustomField[]): ExtractedData {
  const foreign = new Set(fields.filter((field) => !appliesToVendor(field, data.vendor)).map(({ name }) => name));
  if (foreign.size === 0) return data;
  const cut = <Tree extends object>(tree: Tree): Tree => {
    const { custom_fields: values, line_items: lines, ...rest } = tree as Tree & Cut;
    const left = without(values, foreign);
    // The same tree with fewer members.
    return { ...rest, ...(left && { custom_fields: left }), ...(lines && { line_items: lines.map(cut) }) } as Tree;
  };
  return {
    ...cut(data),
    confidence: cut(data.confidence),
    locations: cut(data.locations),
    ...(data.source && { source: cut(data.source) }),
  };
}
