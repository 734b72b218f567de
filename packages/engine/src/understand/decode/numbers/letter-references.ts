import { textOf } from "../../layout/reading-order.ts";
import type { MarkedDocument, Span } from "../spans.ts";

const captions = [
  "(?:our|your) ref(?:erence)?",
  "(?:unser|ihr) (?:zeichen|aktenzeichen)",
  "aktenzeichen",
  "(?:n(?:otre)?|v(?:otre)?)/? ?r[eé]f(?:[eé]rence)?",
  "dossier",
  "(?:vs|ns|vostro|nostro)\\.? rif(?:erimento)?",
  "(?:nuestra|su|nossa|vossa) ref(?:er[eê]ncia)?",
  "(?:vår|er|deres) ref(?:eranse|erens)?",
  "(?:ons|uw) kenmerk",
  "(?:nasz|wasz) znak",
  "matter(?: no)?",
];
const caption = new RegExp(`(?:^|\\s)(?:${captions.join("|")})\\.? ?:?$`, "iu");
/** `Our ref :` */
const captionWords = 3;

/** Whether a span stands behind the caption of a letter's reference. */
function isLetterReference({ ordered }: MarkedDocument, { words }: Span): boolean {
  const [first = 0] = words;
  const before = Array.from({ length: Math.min(captionWords, first) }, (_, back) => first - 1 - back).reverse();
  const own = before.filter((word) => ordered.words[word]?.line === ordered.words[first]?.line);
  return own.length > 0 && caption.test(textOf(ordered, own));
}

/** Spans without references of the letter, where another one may be the number. */
export function withoutReferences(document: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const own = spans.filter((span) => !isLetterReference(document, span));
  return own.some(({ score }) => score >= maybeNumber) ? own : spans;
}

/** Probability from which another number is the invoice's. */
const maybeNumber = 0.3;
