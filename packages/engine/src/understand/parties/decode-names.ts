import { hasLegalForm, withoutLegalForm } from "../../locale/companies/legal-form.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import type { RuleSet } from "../../rules.ts";
import {
  candidateOf,
  joinSpans,
  type MarkedDocument,
  outerSigns,
  printedOnce,
  rankCandidates,
  type Span,
  strongSpansOf,
  weakSpansOf,
} from "../decode/spans.ts";
import type { Candidate } from "../invoice-reading.ts";
import { blocksOf } from "../layout/blocks.ts";
import { boxAround, textOf } from "../layout/reading-order.ts";
import { strongAt } from "../thresholds.ts";
import { withDoubtfulLines, withOwner } from "./name-lines.ts";

/** In line heights: maximum distance of a name's lines, less than a blank line. */
const reach = 1.4;
/** Probability from which a line begins a new name. */
const newName = 0.5;

/** Names: consecutive lines are one name unless the model predicts the beginning of a new one. */
export function decodeName(document: MarkedDocument, label: string): Candidate<string>[] {
  const namesIn = (spans: readonly Span[]) =>
    blocksOf(document, spans, reach).flatMap((block) => splitAtStarts(document, block.spans));
  // Text beside a seller's name is as often a slogan or a line of business.
  const isBuyers = label === "customer.name" && document.rules.has("doubtful-name-lines");
  const sure = namesIn(strongSpansOf(document, label)).map((name) =>
    isBuyers ? withDoubtfulLines(document, label, name) : name,
  );
  const named = document.rules.has("owners-in-names") ? withOwners(document, sure) : sure;
  const found = [...named, ...namesIn(weakSpansOf(document, label))].flatMap((name) => nameOf(document, name));
  return rankCandidates(document.rules.has("full-names") ? withFullNames(found) : found, wordKey);
}

/** An owner that ends a name is no name of its own. */
function withOwners(document: MarkedDocument, names: readonly (readonly Span[])[]): (readonly Span[])[] {
  const whole = names.map((name) => withOwner(document, name));
  const owners = whole.flatMap((name, index) => name.slice(names[index]?.length).flatMap(({ words }) => words));
  return whole.filter((name) => !name.every(({ words }) => words.every((word) => owners.includes(word))));
}

/** A name without its legal form counts as the name with it, if both are printed: the sign `Alder` for `Alder Ltd`. */
function withFullNames(found: readonly Candidate<string>[]): Candidate<string>[] {
  const full = found.filter(({ value, probability }) => hasLegalForm(value) && probability >= strongAt);
  return found.map((name) => {
    if (hasLegalForm(name.value)) return name;
    const whole = full.find(({ value }) => wordKey(withoutLegalForm(value)) === wordKey(name.value));
    return whole ? { ...whole, probability: Math.max(whole.probability, name.probability) } : name;
  });
}

function nameOf(document: MarkedDocument, spans: readonly Span[]): Candidate<string>[] {
  const once = document.rules.has("printed-twice") ? withoutBeginnings(document, printedOnce(document, spans)) : spans;
  const lines = once.map((span) => textOf(document.ordered, span.words));
  const text = together(lines.join(" ").replace(outerSigns, ""));
  return isName(text, document.rules) ? [candidateOf(document, joinSpans(once), text, text)] : [];
}

/** Removes a line that the next one repeats with more words: `Alder Press` above `Alder Press Limited`. */
function withoutBeginnings({ ordered }: MarkedDocument, spans: readonly Span[]): readonly Span[] {
  const texts = spans.map(({ words }) => textOf(ordered, words).toLowerCase());
  return spans.filter((_, index) => !texts[index + 1]?.startsWith(`${texts[index]} `));
}

/** `A N K E R`, in spaced letters, is one word. */
function together(name: string): string {
  return setApart.test(name) ? name.replaceAll(" ", "") : name;
}

/** Minimum letters: two may be initials. */
const setApart = /^\p{L}(?: \p{L}){2,}$/u;

/** Removes fragments: a legal form alone such as `GmbH`, or the number of a shop. */
function isName(text: string, rules: RuleSet): boolean {
  if (rules.has("no-names") && !/\p{L}|&/u.test(text)) return false;
  return wordKey(withoutLegalForm(text)) !== "";
}

function splitAtStarts(document: MarkedDocument, spans: readonly Span[]): Span[][] {
  const parts: Span[][] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    const begins = (document.predictions.starts[span.words[0] ?? 0] ?? 0) > newName;
    if (last && (!begins || endsName(document, last, span))) last.push(span);
    else parts.push([span]);
  }
  return parts;
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
