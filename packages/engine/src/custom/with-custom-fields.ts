import type { ExtractedData, Location } from "@inkvoice/contract";
import { setAt } from "@inkvoice/contract/field-paths";
import { dateOrderOfCurrency } from "../locale/country.ts";
import { dateOrderOf } from "../locale/dates/date.ts";
import type { PageText } from "../page-text/page-text.ts";
import { partyLocations } from "./beside-party.ts";
import type { CustomFieldDefinition, FoundCustomValue } from "./custom-field.ts";
import { findCustomFields } from "./find-custom-fields.ts";
import { type FoundLineValue, findLineValues } from "./line-columns.ts";

type Tree = Record<string, unknown>;

/** Adds custom fields to the extracted data, each with confidence, location and source. */
export function withCustomFields(
  data: ExtractedData,
  pages: readonly PageText[],
  definitions: readonly CustomFieldDefinition[],
): ExtractedData {
  if (definitions.length === 0) return data;
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  const order = dateOrderOf(words) ?? dateOrderOfCurrency(data.currency);
  return withLineValues(
    withDocumentValues(data, findCustomFields(pages, definitions, order, partyLocations(data.locations))),
    findLineValues(pages, definitions, data.locations.line_items ?? [], order),
  );
}

function withDocumentValues(data: ExtractedData, found: readonly FoundCustomValue[]): ExtractedData {
  if (found.length === 0) return data;
  const trees = treesOf(found);
  // Each leaf has the type of its tree.
  return {
    ...data,
    custom_fields: trees.value as NonNullable<ExtractedData["custom_fields"]>,
    confidence: { ...data.confidence, custom_fields: trees.confidence as Record<string, number> },
    locations: { ...data.locations, custom_fields: trees.location as Record<string, Location> },
    source: { ...data.source, custom_fields: trees.source as Record<string, "page"> },
  };
}

/** Adds custom fields to the line items, each value with confidence, location and source. */
function withLineValues(data: ExtractedData, found: readonly FoundLineValue[]): ExtractedData {
  if (found.length === 0 || !data.line_items) return data;
  const byLine = Map.groupBy(found, ({ line }) => line);
  const put = <Row extends object>(rows: readonly Row[] | undefined, kind: keyof Trees): Row[] =>
    (data.line_items ?? []).map((_, line) => {
      const own = byLine.get(line);
      const row = rows?.[line] ?? ({} as Row);
      return own ? { ...row, custom_fields: treesOf(own)[kind] } : row;
    });
  return {
    ...data,
    line_items: put(data.line_items, "value"),
    confidence: { ...data.confidence, line_items: put(data.confidence.line_items, "confidence") },
    locations: { ...data.locations, line_items: put(data.locations.line_items, "location") },
    source: { ...data.source, line_items: put(data.source?.line_items, "source") },
  };
}

type Trees = Readonly<Record<"value" | "confidence" | "location" | "source", Tree>>;

function treesOf(found: readonly FoundCustomValue[]): Trees {
  const trees: Trees = { value: {}, confidence: {}, location: {}, source: {} };
  for (const { name, value, confidence, location } of found) {
    setAt(trees.value, name, value);
    setAt(trees.confidence, name, confidence);
    setAt(trees.location, name, location);
    setAt(trees.source, name, "page");
  }
  return trees;
}
