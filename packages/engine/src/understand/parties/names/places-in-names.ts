import { isPlaceLine } from "../../../locale/addresses/place-words.ts";
import { hasLegalForm } from "../../../locale/companies/legal-form.ts";
import type { MarkedDocument, Span } from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { textOf } from "../../layout/reading-order.ts";

/** Buyers' names without those of streets and buildings, if there are others. */
export function withoutPlaces(names: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const own = names.filter(({ value }) => !isPlace(value));
  return own.length > 0 ? own : names;
}

/** The lines above the first that is a street or a building: `Anna Moss` above `Heron Cottage`. */
export function upToPlace({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const place = spans.findIndex(({ words }, index) => index > 0 && isPlace(textOf(ordered, words)));
  return place < 0 ? spans : spans.slice(0, place);
}

function isPlace(text: string): boolean {
  return isPlaceLine(text) && !hasLegalForm(text);
}
