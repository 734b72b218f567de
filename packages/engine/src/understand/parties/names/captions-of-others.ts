import { endsWithCaptionOfOthers, endsWithCaptionOfStaff } from "../../../locale/addresses/party-captions.ts";
import { hasLegalForm } from "../../../locale/companies/legal-form.ts";
import type { MarkedDocument, Span } from "../../decode/spans.ts";
import { textOf } from "../../layout/reading-order.ts";

type Value = readonly Span[];

/** Names or addresses whose caption calls them another's count only where there are no others. */
export function withoutOthers(document: MarkedDocument, values: readonly Value[]): readonly Value[] {
  const own = values.filter((spans) => !isOthers(document, spans));
  return own.length > 0 ? own : values;
}

/**
 * Names without those of the people who work there: `Es bediente Sie: Frau Müller` is not the buyer. A company is not
 * staff: `Operadora: Alder Telecom Ltda` names the operator of a telephone network.
 */
export function withoutStaff(document: MarkedDocument, names: readonly Value[]): readonly Value[] {
  const isCompany = (spans: Value) => spans.some(({ words }) => hasLegalForm(textOf(document.ordered, words)));
  return names.filter((spans) => isCompany(spans) || !endsWithCaptionOfStaff(wordsBefore(document, spans, 1)));
}

/** Maximum words of a caption on the line of its value. */
const captionWords = 4;

function isOthers(document: MarkedDocument, spans: Value): boolean {
  return endsWithCaptionOfOthers(wordsBefore(document, spans, 0));
}

/** The words before a value, on its line and on so many lines above. */
function wordsBefore({ ordered }: MarkedDocument, spans: Value, linesAbove: number): string {
  const first = spans[0]?.words[0] ?? 0;
  const before = Array.from({ length: Math.min(captionWords, first) }, (_, back) => first - 1 - back).reverse();
  const line = ordered.words[first]?.line ?? 0;
  const caption = before.filter((word) => line - (ordered.words[word]?.line ?? 0) <= linesAbove);
  return textOf(ordered, caption);
}
