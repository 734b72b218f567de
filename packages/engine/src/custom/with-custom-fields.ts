import { type ExtractedData, setAt } from "@inkvoice/contract";
import { dateOrderOfCurrency } from "../locale/country.ts";
import { dateOrderOf } from "../locale/date.ts";
import type { PageText } from "../text/page-text.ts";
import type { CustomFieldDefinition } from "./custom-field.ts";
import { findCustomFields } from "./find-custom-fields.ts";

type Tree = Record<string, unknown>;

/** A reading with the account's own fields beside the others, each with confidence, place and source. */
export function withCustomFields(
  data: ExtractedData,
  pages: readonly PageText[],
  definitions: readonly CustomFieldDefinition[],
): ExtractedData {
  if (definitions.length === 0) return data;
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  const order = dateOrderOf(words) ?? dateOrderOfCurrency(data.currency);
  const found = findCustomFields(pages, definitions, order);
  if (found.length === 0) return data;
  const custom: Record<"value" | "confidence" | "location" | "source", Tree> = {
    value: {},
    confidence: {},
    location: {},
    source: {},
  };
  for (const { name, value, confidence, location } of found) {
    setAt(custom.value, name, value);
    setAt(custom.confidence, name, confidence);
    setAt(custom.location, name, location);
    setAt(custom.source, name, "page");
  }
  // Each leaf was just made of the type that its tree has.
  return {
    ...data,
    custom_fields: custom.value as NonNullable<ExtractedData["custom_fields"]>,
    confidence: { ...data.confidence, custom_fields: custom.confidence as Record<string, number> },
    locations: {
      ...data.locations,
      custom_fields: custom.location as NonNullable<ExtractedData["locations"]["custom_fields"]>,
    },
    source: { ...data.source, custom_fields: custom.source as Record<string, "page"> },
  };
}
