import { isKnownCompany } from "../../../locale/companies/known-company.ts";
import { wordKey } from "../../../locale/letters/fold-text.ts";
import type { Candidate } from "../../invoice-reading.ts";

type Name = Candidate<string>;

/** Share of the first page, from the top, in which a shop prints its name. */
const top = 1 / 3;

/**
 * Gives a well-known company at the top of a picture the probability of a likelier seller that nobody knows: the models
 * take slogans and pieces of logos for names.
 */
export function knownSellersFirst(names: readonly Name[], buyers: readonly Name[]): readonly Name[] {
  const [first] = names;
  const known = names.find((name) => isKnownCompany(name.value));
  if (!first || !known || known === first || !isAtTop(known)) return names;
  const key = wordKey(known.value);
  if (wordKey(first.value).includes(key) || buyers.some(({ value }) => wordKey(value).includes(key))) return names;
  const { probability } = first;
  const others = names.filter((name) => name !== known);
  return [
    { ...known, probability },
    ...others.map((name) => ({ ...name, probability: Math.min(name.probability, 1 - probability) })),
  ].sort((a, b) => b.probability - a.probability);
}

function isAtTop({ source, evidence }: Name): boolean {
  return source === "ocr" && evidence?.page === 1 && evidence.box[1] < top;
}
