import { type OwnCompanies, type OwnCompany, ownCompanies } from "../../locale/companies/own-company.ts";
import { wordKey } from "../../locale/letters/fold-text.ts";
import type { Box, PageText, Word } from "../../page-text/page-text.ts";
import type { Candidate, FieldReadings, InvoiceReading } from "../invoice-reading.ts";

const parts = ["name", "address", "tax_id"] as const;
type Part = (typeof parts)[number];
type PartyField = `${"vendor" | "customer"}.${Part}`;
type Text = Candidate<string>;

/** Probability of a printed name of an own company as buyer, whatever the model predicts. */
const printedProbability = 0.99;
/** Above this probability an own company is accepted as the seller: the document is a sales invoice. */
const saleAt = 0.97;

/**
 * Uses the account's own companies to tell seller from buyer. An own company on the pages is the buyer, unless the
 * model is nearly certain that it is the seller; its values then move from the seller's candidates to the buyer's.
 */
export function withOwnParties(
  reading: InvoiceReading,
  pages: readonly PageText[],
  companies: readonly OwnCompany[] = [],
): InvoiceReading {
  if (companies.length === 0) return reading;
  const own = ownCompanies(companies);
  const printed = printedName(pages, own);
  const isOurs = matcherOf(own);
  const seller = best(reading.fields["vendor.name"].filter((name) => isOurs.name(name)));
  const buyer = best(reading.fields["customer.name"].filter((name) => isOurs.name(name)));
  const isSale = seller !== undefined && seller.probability >= saleAt && !buyer;
  if (isSale || !(seller || buyer || printed)) return reading;
  const fields = isSwapped(reading.fields, isOurs) ? swapped(reading.fields) : reading.fields;
  return { ...reading, fields: asBuyer(fields, isOurs, printed) };
}

type Matcher = Readonly<Record<Part, (candidate: Text) => boolean>>;

function matcherOf(own: OwnCompanies): Matcher {
  return {
    name: ({ value, source }) => own.hasName(value, source === "ocr"),
    address: ({ value }) => own.hasAddress(value),
    tax_id: ({ value }) => own.hasTaxId(value),
  };
}

/** Whether the most probable seller is an own company, and the most probable buyer is not. */
function isSwapped(fields: FieldReadings, isOurs: Matcher): boolean {
  const [seller, buyer] = [fields["vendor.name"][0], fields["customer.name"][0]];
  return seller !== undefined && isOurs.name(seller) && buyer !== undefined && !isOurs.name(buyer);
}

function swapped(fields: FieldReadings): FieldReadings {
  const turned = parts.flatMap((part) => [
    [`vendor.${part}`, fields[`customer.${part}`]] as const,
    [`customer.${part}`, fields[`vendor.${part}`]] as const,
  ]);
  return { ...fields, ...(Object.fromEntries(turned) as Partial<FieldReadings>) };
}

/** Moves values of own companies to the buyer's candidates, and makes the buyer's name certain. */
function asBuyer(fields: FieldReadings, isOurs: Matcher, printed: Text | undefined): FieldReadings {
  const sorted = { ...fields } as Record<PartyField, readonly Text[]> & FieldReadings;
  for (const part of parts) {
    const [seller, buyer] = [fields[`vendor.${part}`], fields[`customer.${part}`]];
    const ours = [...buyer, ...seller].filter(isOurs[part]).toSorted((a, b) => b.probability - a.probability);
    sorted[`vendor.${part}`] = seller.filter((candidate) => !isOurs[part](candidate));
    const others = buyer.filter((candidate) => !ours.includes(candidate));
    sorted[`customer.${part}`] = part === "name" ? certain(ours, printed) : [...ours, ...others];
  }
  return sorted;
}

function certain(ours: readonly Text[], printed: Text | undefined): readonly Text[] {
  const [first] = ours;
  if (!first) return printed ? [printed] : [];
  return [{ ...first, probability: Math.max(first.probability, printedProbability), weakest: printedProbability }];
}

function best(candidates: readonly Text[]): Text | undefined {
  return candidates.toSorted((a, b) => b.probability - a.probability)[0];
}

/** Location and printed form of an own company's name on a line of the pages. */
function printedName(pages: readonly PageText[], own: OwnCompanies): Text | undefined {
  for (const name of own.printedNames) {
    const found = pages.flatMap((page) => page.lines.flatMap((line) => wordsOf(page, line.words, wordKey(name)) ?? []));
    if (found[0]) return { ...found[0], repeats: found.length };
  }
  return undefined;
}

function wordsOf(page: PageText, line: readonly number[], key: string): Text | undefined {
  const words = line.flatMap((index) => page.words[index] ?? []);
  for (let start = 0; start < words.length; start += 1) {
    let text = "";
    for (let end = start; end < words.length && text.length < key.length; end += 1) {
      text += wordKey(words[end]?.text ?? "");
      if (text === key) return candidateOf(page.page, words.slice(start, end + 1));
    }
  }
  return undefined;
}

function candidateOf(page: number, words: readonly Word[]): Text {
  const text = words.map((word) => word.text).join(" ");
  const side = (index: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) =>
    pick(...words.map((word) => word.box[index]));
  const box: Box = [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  return {
    value: text.replace(/[,;:]+$/, ""),
    text,
    probability: printedProbability,
    weakest: printedProbability,
    edge: 0,
    repeats: 1,
    worstLegibility: Math.min(...words.map((word) => word.confidence)),
    source: words[0]?.source ?? "text",
    evidence: { page, box },
  };
}
