import { hasLegalForm, withoutLegalForm } from "../../../locale/companies/legal-form.ts";
import type { MarkedDocument, Span } from "../../decode/spans.ts";
import { boxAround, textOf } from "../../layout/reading-order.ts";

/** Probability from which a line begins a new name. */
const newName = 0.5;

/** The lines of a block as names: each ends where the model sees the next begin, or below the sign of a shop. */
export function splitAtStarts(document: MarkedDocument, spans: readonly Span[]): Span[][] {
  const parts: Span[][] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    const begins = (document.predictions.starts[span.words[0] ?? 0] ?? 0) > newName;
    if (last && (!begins || endsName(document, last, span)) && !isBelowSign(document, last, span)) last.push(span);
    else parts.push([span]);
  }
  return parts;
}

/** How much larger the sign of a shop is than the name of the company below it. */
const largerSign = 1.3;

/** Whether a line is the whole name of a company below its sign in larger print: `Hoteles Alder S.L.` below `HARBOUR`. */
function isBelowSign({ ordered, rules }: MarkedDocument, name: readonly Span[], { words }: Span): boolean {
  if (!rules.has("trade-signs")) return false;
  const [above, below] = [name.at(-1)?.words ?? [], words].map((line) => ordered.words[line[0] ?? -1]);
  const text = textOf(ordered, words);
  const isSign = !name.some((line) => hasLegalForm(textOf(ordered, line.words)));
  const isLarger = above !== undefined && below !== undefined && above.fontHeight > largerSign * below.fontHeight;
  const isWhole = hasLegalForm(text) && withoutLegalForm(text).trim().includes(" ");
  return isSign && isLarger && above.line < below.line && isWhole;
}

/** In line heights: lines of one name are close together and of one size. */
const tight = 0.8;
const sameSize = 0.1;

/** A legal form ends a name: if only the lower of two lines of equal size has one, both are the name. */
function endsName({ ordered, rules }: MarkedDocument, name: readonly Span[], next: Span): boolean {
  if (!rules.has("legal-forms-end-names")) return false;
  const above = name.at(-1)?.words ?? [];
  const [a, b] = [ordered.words[above[0] ?? -1], ordered.words[next.words[0] ?? -1]];
  if (!a || !b || a.page !== b.page || a.line === b.line) return false;
  const isOneSize = Math.abs(a.fontHeight - b.fontHeight) < sameSize * a.fontHeight;
  const [one, other] = [boxAround(ordered, above), boxAround(ordered, next.words)];
  const isTight = other[1] - one[3] < tight * b.fontHeight;
  const hasForm = (words: readonly number[]) => hasLegalForm(textOf(ordered, words));
  return isOneSize && isTight && hasForm(next.words) && !name.some(({ words }) => hasForm(words));
}
