import { wordKey } from "../letters/fold-text.ts";
import { hasLegalForm } from "./legal-form.ts";

/** A means of payment: `Debit MasterCard`. */
const payment =
  /^(?:(?:visa|master\s?card|maestro|v\s?pay|girocard|electron|debit|credit|card|contactless|cash)\b\W*)+$/i;

/** How a mail or a receipt greets the customer, by language: a line in large print above the name, or instead of it. */
const greetings: Readonly<Record<string, readonly string[]>> = {
  cs: ["děkujeme"],
  da: ["tak for", "mange tak"],
  de: ["vielen dank", "herzlichen dank", "danke für", "wir danken"],
  en: ["thanks for", "thanks!", "thank you", "congratulations", "welcome to", "welcome!"],
  es: ["gracias por", "muchas gracias", "gracias!", "¡gracias"],
  fi: ["kiitos"],
  fr: ["merci pour", "merci de", "merci d'", "merci!", "merci beaucoup"],
  id: ["terima kasih"],
  it: ["grazie per", "grazie!", "grazie mille", "la ringraziamo"],
  nl: ["bedankt", "hartelijk dank", "dank u"],
  pl: ["dziękujemy"],
  pt: ["obrigado", "obrigada"],
  sv: ["tack för"],
};

/** Titles of the part of a document that goes to the bank, and captions of accounts, by language. */
const paymentParts: Readonly<Record<string, readonly string[]>> = {
  de: ["zahlschein", "zahlteil", "empfangsschein", "überweisungsträger", "bankverbindung", "zahlungsinformationen"],
  en: [
    "payment advice",
    "remittance advice",
    "payment slip",
    "remittance slip",
    "payment details",
    "bank details",
    "internet banking",
    "online banking",
  ],
  es: ["cupón de pago", "talón de pago", "datos bancarios"],
  fr: ["talon de paiement", "bulletin de versement", "section paiement", "coordonnées bancaires"],
  it: ["bollettino postale", "sezione pagamento", "coordinate bancarie"],
  nl: ["acceptgiro", "betaalgegevens", "bankgegevens"],
  pl: ["dane do przelewu"],
  pt: ["ficha de compensação", "recibo do pagador", "dados bancários"],
};

/**
 * Authorities that clear e-invoices, and their systems. Their names stand at the head of what they print, in larger
 * letters than the seller's.
 */
const authorities = [
  "Krajowy System e-Faktur",
  "Krajowy System e-Faktur (KSeF)",
  "KSeF",
  "Agenzia delle Entrate",
  "Sistema di Interscambio",
  "AFIP",
  "ARCA",
  "Administración Federal de Ingresos Públicos",
  "Agencia de Recaudación y Control Aduanero",
  "SUNAT",
  "DIAN",
  "Servicio de Impuestos Internos",
  "Servicio de Administración Tributaria",
  "Servicio de Rentas Internas",
  "Receita Federal",
  "Secretaria da Fazenda",
  "Ministério da Fazenda",
  "Autoridade Tributária e Aduaneira",
];

const keysOf = (texts: readonly string[]) => texts.map(wordKey);
const all = (lists: Readonly<Record<string, readonly string[]>>) => Object.values(lists).flat();
const knownPaymentParts: ReadonlySet<string> = new Set(keysOf(all(paymentParts)));
const knownAuthorities: ReadonlySet<string> = new Set(keysOf(authorities));
const greetingWords = new RegExp(
  `^(?:${all(greetings)
    .map((text) => text.replace(/[!]/g, " ?!").replace(/(?<=\p{L})$/u, "(?!\\p{L})"))
    .join("|")})`,
  "iu",
);

/** Whether a text is how the customer paid, a greeting or the title of the part for the bank. */
export function isNobody(text: string): boolean {
  if (payment.test(text) || knownPaymentParts.has(wordKey(text))) return true;
  return greetingWords.test(text) && !hasLegalForm(text);
}

/** Whether a text is the authority that clears e-invoices; to whom it sells something it is a seller. */
export function isTaxAuthority(text: string): boolean {
  return knownAuthorities.has(wordKey(text));
}
