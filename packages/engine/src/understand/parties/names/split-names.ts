import { hasLegalForm, withoutLegalForm } from "../../../locale/companies/legal-form.ts";
import type { MarkedDocument, Span } from "../../decode/spans.ts";
import { boxAround, textOf } from "../../layout/reading-order.ts";
import { isBehindTaxNumber } from "./name-lines.ts";

/** Minimum probability that a line begins a new name. */
const newName = 0.5;

/** Splits the lines of a block into names, by the models' predictions and by the legal forms with which names end. */
export function splitAtStarts(document: MarkedDocument, spans: readonly Span[]): Span[][] {
  const parts: Span[][] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    const begins = (document.predictions.starts[span.words[0] ?? 0] ?? 0) > newName;
    const joins = !begins || (last && endsName(document, last, span));
    const isOther = isBehindTaxNumber(document, span.words[0] ?? 0) || (last && isSecondCompany(document, last, span));
    if (last && joins && !isOther) last.push(span);
    else parts.push([span]);
  }
  return parts;
}

/** Whether a line is a company's whole name below one that has its legal form: `Alder Ltd` below `Moss Ltd`. */
function isSecondCompany({ ordered, rules }: MarkedDocument, name: readonly Span[], next: Span): boolean {
  const [above, own] = [name.flatMap(({ words }) => words), next.words].map((words) => textOf(ordered, words));
  if (!rules.has("legal-forms-end-names") || !above || !own) return false;
  return endsWithLegalForm(above) && endsWithLegalForm(own) && wordsBeforeForm(own) > 0;
}

function endsWithLegalForm(name: string): boolean {
  return hasLegalForm(name) && name.startsWith(withoutLegalForm(name).trim());
}

/** `& Co. KG` has none. */
function wordsBeforeForm(name: string): number {
  return withoutLegalForm(name)
    .split(" ")
    .filter((word) => /^\p{L}{3}/u.test(word)).length;
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
