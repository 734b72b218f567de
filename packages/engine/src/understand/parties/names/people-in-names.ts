import { isSalutation } from "../../../locale/addresses/party-captions.ts";
import { hasLegalForm } from "../../../locale/companies/legal-form.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import { isPersonLine } from "../../../locale/people/person-line.ts";
import { joinSpans, type MarkedDocument, type Span } from "../../decode/spans.ts";
import { textOf } from "../../layout/reading-order.ts";
import { strongAt } from "../../thresholds.ts";
import { areLines } from "./name-lines.ts";

type Value = readonly Span[];

/** Minimum probability of a firm right above or below a person: a department is rarely taken for a name. */
const maybeFirm = 0.25;

/** Buyers' names without the person whom the seller deals with there, right above or below the firm. */
export function withoutContacts({ ordered }: MarkedDocument, names: readonly Value[]): readonly Value[] {
  const isPerson = ({ words }: Span) => isPersonLine(textOf(ordered, words));
  const isFirm = (line: Span) =>
    line.score >= maybeFirm && !isPerson(line) && !isSalutation(textOf(ordered, line.words));
  const firms = names.flat().filter(isFirm);
  const isContact = (line: Span) =>
    isPerson(line) &&
    firms.some(({ words }) => areLines(ordered, words, line.words) || areLines(ordered, line.words, words));
  return names.map((lines) => lines.filter((line) => !isContact(line))).filter((lines) => lines.length > 0);
}

/** `Alder Bakery, Anna Moss`, as some programs print a firm with its contact, is the firm. */
export function firmOf(name: string): string {
  const comma = name.lastIndexOf(", ");
  const [firm, person] = [name.slice(0, comma), name.slice(comma + 2)];
  return comma > 0 && isPersonLine(person) && !isPersonLine(firm) ? firm : name;
}

/** Print of one size differs by less. */
const larger = 1.1;

/**
 * A name without its further lines where it is printed a second time without them, in print that is no larger: `Alder
 * Signal Labs` above `Anna Moss`, and again as the owner of the account. In larger print it is a sign, which is shorter
 * than the name. Lines with a legal form are part of it. On a picture the shorter print may be one that is partly read.
 */
export function asPrintedAlone({ ordered }: MarkedDocument, names: readonly Value[]): readonly Value[] {
  const wordOf = (lines: Value) => ordered.words[lines[0]?.words[0] ?? -1];
  const heightOf = (lines: Value) => wordOf(lines)?.fontHeight ?? 0;
  const keyOf = (lines: Value) => wordKey(lines.map(({ words }) => textOf(ordered, words)).join(" "));
  const likely = names.filter((lines) => joinSpans(lines).score >= strongAt);
  const isAlone = (part: Value) =>
    likely.some((other) => heightOf(other) <= larger * heightOf(part) && keyOf(other) === keyOf(part));
  return names.map((lines) => {
    const end = lines.findIndex((_, index) => index > 0 && isAlone(lines.slice(0, index)));
    const rest = end < 0 || wordOf(lines)?.source === "ocr" ? [] : lines.slice(end);
    const isPart = rest.some(({ words }) => hasLegalForm(textOf(ordered, words)));
    return rest.length === 0 || isPart ? lines : lines.slice(0, end);
  });
}
