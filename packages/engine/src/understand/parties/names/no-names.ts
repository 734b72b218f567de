import { isCaptionOfAddress } from "../../../locale/addresses/party-captions.ts";
import { hasLegalForm, isOnlyLegalForm } from "../../../locale/companies/legal-form.ts";
import { isNobody, isTaxAuthority } from "../../../locale/companies/no-names.ts";
import type { RuleSet } from "../../../rules.ts";
import type { MarkedDocument, Span } from "../../decode/spans.ts";
import type { Candidate } from "../../invoice-reading.ts";
import { gapBetween, textOf } from "../../layout/reading-order.ts";

/** Removes fragments: a legal form alone such as `GmbH`, the number of a shop, how the customer paid, or a greeting. */
export function isName(text: string, rules: RuleSet): boolean {
  if (rules.has("no-names") && (!/\p{L}|&/u.test(text) || isNobody(text) || isCaptionOfAddress(text))) return false;
  return !isOnlyLegalForm(text);
}

const airport = /\([A-Z]{3}\)$/;

/** Whether a text is where a flight begins or ends: `London (LHR)`, where the page names another such place. */
export function isAirport({ ordered }: MarkedDocument, text: string): boolean {
  if (!airport.test(text)) return false;
  const codes = ordered.words.flatMap((word) => airport.exec(word.text)?.[0] ?? []);
  return new Set(codes).size > 1;
}

/** Names without those of tax authorities, if there are others. */
export function withoutAuthorities(names: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const own = names.filter(({ value }) => !isTaxAuthority(value));
  return own.length > 0 ? own : names;
}

/** Whether the next word on the line is the number of a house: `Spinnereistraße | 7, 04179 Leipzig`. */
export function isStreet({ ordered, labels }: MarkedDocument, spans: readonly Span[]): boolean {
  const last = spans.at(-1)?.words.at(-1) ?? -1;
  // `issued by Alder Ltd, 7 Harbour Lane`
  if (/[,;:]$/.test(ordered.words[last]?.text ?? "") || spans.some(({ words }) => hasLegalForm(textOf(ordered, words))))
    return false;
  const next = ordered.words[last + 1];
  const isNumber = /^\d+\p{L}?,?$/u.test(next?.text ?? "") && labels[last + 1]?.endsWith(".address") === true;
  return isNumber && next?.line === ordered.words[last]?.line && gapBetween(ordered, last, last + 1) < widestBlank;
}

/** In line heights. */
const widestBlank = 1;
