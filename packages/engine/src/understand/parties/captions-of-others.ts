import { endsWithCaptionOfOthers } from "../../locale/addresses/party-captions.ts";
import type { MarkedDocument, Span } from "../decode/spans.ts";
import { textOf } from "../layout/reading-order.ts";

type Value = readonly Span[];

/** Names or addresses whose caption calls them another's count only where there are no others. */
export function withoutOthers(document: MarkedDocument, values: readonly Value[]): readonly Value[] {
  const own = values.filter((spans) => !isOthers(document, spans));
  return own.length > 0 ? own : values;
}

/** Maximum words of a caption on the line of its value. */
const captionWords = 4;

function isOthers({ ordered }: MarkedDocument, spans: Value): boolean {
  const first = spans[0]?.words[0] ?? 0;
  const before = Array.from({ length: Math.min(captionWords, first) }, (_, back) => first - 1 - back).reverse();
  const caption = before.filter((word) => ordered.words[word]?.line === ordered.words[first]?.line);
  return caption.length > 0 && endsWithCaptionOfOthers(textOf(ordered, caption));
}
