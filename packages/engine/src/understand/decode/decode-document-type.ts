import type { DocumentType } from "@inkvoice/contract";
import { namesCreditNote } from "../../locale/language.ts";
import type { Candidate } from "../invoice-reading.ts";
import { textOf } from "../layout/reading-order.ts";
import { rankedAnswers } from "../model/predictions.ts";
import { strongAt } from "../thresholds.ts";
import { decodeAmount } from "./amounts/decode-amounts.ts";
import { decodeHead } from "./decode-head.ts";
import { type MarkedDocument, maxCandidates, strongSpansOf } from "./spans.ts";

/**
 * Decides whether the document is a credit note. `CREDIT` on a receipt is a form of payment; a credit note has a title
 * in its language, or a negative total. A title overrides the model.
 */
export function decodeType(document: MarkedDocument): Candidate<DocumentType>[] {
  const types = decodeHead<DocumentType>(document, "documentTypes");
  if (isTitledCredit(document)) return ofType(types, "credit_note");
  const { ordered, predictions, rules } = document;
  if (types[0]?.value === "receipt" && rules.has("invoices-name-buyers") && isTitledInvoice(document))
    return ofType(types, "invoice");
  const language = rankedAnswers(predictions, "languages")[0]?.answer ?? "other";
  if (types[0]?.value !== "credit_note" || language === "other" || !rules.has("credit-notes-say-so")) return types;
  const [total] = decodeAmount(document, "total_amount");
  const isCredit = (total && total.value < 0) || namesCreditNote(textOf(ordered, [...ordered.words.keys()]));
  return isCredit ? types : types.slice(1);
}

/** Titles such as `Gutschrift`, which self-billed invoices have too: there the model decides. */
const ownBilling = /gutschrift/i;
/** Share of documents with such a title that are credit notes. */
const titled = 0.95;

function isTitledCredit(document: MarkedDocument): boolean {
  if (!document.rules.has("credit-titles")) return false;
  return titlesOf(document).some((text) => namesCreditNote(text) && !ownBilling.test(text));
}

function titlesOf(document: MarkedDocument): readonly string[] {
  const titles = strongSpansOf(document, "title").filter(({ score }) => score >= strongAt);
  return titles.map(({ words }) => textOf(document.ordered, words));
}

/** Titles of invoices that receipts do not have, by their beginning. */
const invoiceTitle =
  /^(?:tax |commercial |sales )?(?:invoice|facture|faktura|fattura|factuur|rechnung|fatura)(?!\p{L})/iu;

function isTitledInvoice(document: MarkedDocument): boolean {
  const isNamed = strongSpansOf(document, "customer.name").some(({ score }) => score >= strongAt);
  return isNamed && titlesOf(document).some((text) => invoiceTitle.test(text) && !namesCreditNote(text));
}

function ofType(types: readonly Candidate<DocumentType>[], type: DocumentType): Candidate<DocumentType>[] {
  const like = types.find(({ value }) => value === type) ?? types[0];
  if (!like) return [];
  const probability = Math.max(titled, like.value === type ? like.probability : 0);
  const own = { ...like, value: type, text: type, probability, weakest: probability };
  return [own, ...types.filter(({ value }) => value !== type)].slice(0, maxCandidates);
}
