import { type OrderedWords, textOf } from "../layout/reading-order.ts";

/** Digits that are hidden, as receipts print the number of a card: `************4711`, `XXXX XXXX 4711`. */
const masked = /(?:[*•#]{3}|\bxxxx)[\s*•#x-]*\d/i;
/** What stands before the number of a card or before the code of the bank that let a payment pass. */
const payment =
  /(?:^|[\s(])(?:(?:auth|approval|autori[sz]|genehmig|godk[aä]n|trace)\S*|(?:aid|(?:credit|debit|giro|ec-?|bank|kredit)?(?:card|karten?|kort|karty|carte|carta|tarjeta|cart[aã]o))(?:-?nr|-?nummer|-?no)?[.:#]*)(?:\s\S+)?$/i;
/** Words right before a number that say what it is: `Card No.`, `Auth Code:`. */
const captionWords = 2;

/** Whether a number is that of a card, or the code of a payment by card. */
export function isOfCard(ordered: OrderedWords, words: readonly number[]): boolean {
  const [first = 0] = words;
  const { line } = ordered.words[first] ?? {};
  const before = [...Array(captionWords).keys()]
    .map((step) => first - captionWords + step)
    .filter((word) => line !== undefined && ordered.words[word]?.line === line);
  return masked.test(textOf(ordered, [...before, ...words])) || payment.test(textOf(ordered, before));
}
