import { type OrderedWords, textOf } from "../../layout/reading-order.ts";

/** Masked digits, as on receipts for the number of a card: `************4711`, `XXXX XXXX 4711`. */
const masked = /(?:[*•#]{3}|\bxxxx)[\s*•#x-]*\d/i;
/** Words of captions: of authorisation codes by their beginning, of card numbers whole. */
const authorisation = /^\(?(?:auth|approval|autori[sz]|genehmig|godk[aä]n|trace)/i;
const card =
  /^\(?(?:aid|(?:credit|debit|giro|ec-?|bank|kredit)?(?:card|karten?|kort|karty|carte|carta|tarjeta|cart[aã]o))(?:-?nr|-?nummer|-?no)?[.:#]*$/i;
/** `TVR:0000008000`: data of a card payment under their names in EMV. */
const terminalData = /^(?:aid|tvr|tsi|arqc|aac|rrn|stan)[:=#]/i;
/** `Beleg-Nr. 4711 Trace-Nr. 118204`: terminals print both numbers of a payment beside each other. */
const traceCaption = /^trace/i;
/** Number of words before a number that are searched for such a caption: `Card No.`, `Auth Code:`. */
const captionWords = 2;

/** Whether a number is a card number, an authorisation code or other data of a card payment. */
export function isCardNumber(ordered: OrderedWords, words: readonly number[]): boolean {
  const [first = 0] = words;
  const { line } = ordered.words[first] ?? {};
  const before = [...Array(captionWords).keys()]
    .map((step) => first - captionWords + step)
    .filter((word) => line !== undefined && ordered.words[word]?.line === line);
  const isCaption = (word: number) => {
    const { text = "" } = ordered.words[word] ?? {};
    return authorisation.test(text) || card.test(text);
  };
  const next = ordered.words[(words.at(-1) ?? first) + 1];
  const isTraced = next?.line === line && traceCaption.test(next?.text ?? "");
  if (terminalData.test(ordered.words[first]?.text ?? "")) return true;
  return isTraced || masked.test(textOf(ordered, [...before, ...words])) || before.some(isCaption);
}
