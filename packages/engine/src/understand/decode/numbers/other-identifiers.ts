import { type OrderedWords, textOf } from "../../layout/reading-order.ts";

/** Numbers whose form says what they are: an Indian company, a GSTIN, a German register, a North American telephone. */
const forms = [
  /(?:^|\s)[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}(?:\s|$)/,
  /(?:^|\s)\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d](?:\s|$)/,
  /^HR[AB][\s-]?\d+$/,
  /^(?:\+|1[\s-])?\(?\d{3}\)?[\s-]\d{3}[\s-]\d{4}$/,
  /^\d{7,10} ?\/ ?(?!20\d\d[01]\d[0-3]\d$)\d{7,10}$/,
];
/** Captions of other numbers, right before theirs or touching it. */
const caption =
  /^(?:hr[ab]|fssai|cin|gstin|tin|stn|cst|lst|nip|regon|krs|cnpj|siret|siren|rcs|abn|tel|telephone|telefon|phone|ph|mob|fax|iban|konto|imei|cae|cai|cuit|cuil|ruc|rfc|nit|bankgiro|plusgiro|postgiro)(?=[\s.:#]|$)/i;

/** The tax authority's authorisation (CAE) of an Argentine invoice, and the form of such an invoice's number. */
const argentineAuthorisation = /^\d{14}$/;
const argentineNumber = /^(?:\d{4}|\d{5})-\d{8}$/;

function isAuthorisation({ words }: OrderedWords, text: string): boolean {
  return argentineAuthorisation.test(text) && words.some((word) => argentineNumber.test(word.text));
}

/** Whether a number is an identifier of a party, a telephone or an account, by its form or its caption. */
export function isOtherIdentifier(ordered: OrderedWords, words: readonly number[]): boolean {
  const [first = 0] = words;
  const text = textOf(ordered, words);
  const before = ordered.words[first - 1];
  const isBehind = before !== undefined && before.line === ordered.words[first]?.line && caption.test(before.text);
  return isBehind || caption.test(text) || forms.some((form) => form.test(text)) || isAuthorisation(ordered, text);
}
