/** Captions, column headings and sentences of one language. */
export type Lexicon = Readonly<Record<LexiconKey, readonly string[]>>;

export const lexiconKeys = [
  // titles
  "title",
  "creditTitle",
  "receiptTitle",
  "copy",
  // info block captions
  "invoiceNumber",
  "precedingInvoice",
  "creditNumber",
  "receiptNumber",
  "date",
  "dueDate",
  "orderNumber",
  "purchaseOrder",
  "customerNumber",
  "otherDate",
  "period",
  "terms",
  "termsValue",
  "method",
  "methodValue",
  "contact",
  "otherReference",
  "currency",
  "page",
  "amountShown",
  // parties
  "billTo",
  "shipTo",
  "serviceAt",
  "from",
  "remitTo",
  "taxId",
  "customerTaxId",
  "registration",
  "phone",
  "fax",
  "mail",
  "web",
  "attention",
  "department",
  "formName",
  "formStreet",
  "formCity",
  "formCountry",
  // bank
  "bankBlock",
  "bankName",
  "account",
  "bankCode",
  "iban",
  "bic",
  "paymentReference",
  "holder",
  // sums
  "subtotal",
  "discount",
  "shipping",
  "tax",
  "total",
  "totalPlain",
  "amountDue",
  "paid",
  "previousBalance",
  "carried",
  "rounding",
  "tip",
  "withholding",
  "commission",
  "deposit",
  "words",
  "saving",
  // tax summary
  "taxSummary",
  "taxBase",
  "taxRate",
  "taxAmount",
  "grossSum",
  // table heads
  "colPosition",
  "colSku",
  "colDescription",
  "colQuantity",
  "colUnit",
  "colPrice",
  "colDiscount",
  "colTaxRate",
  "colTaxAmount",
  "colTotal",
  "colGross",
  "colDate",
  "groupTotal",
  // till
  "cash",
  "change",
  "card",
  "itemCount",
  "cashier",
  "till",
  // sentences; {total} {due} {number} {date} {days} {vendor} {otherNumber} {otherDate} are filled in
  "payBy",
  "refersTo",
  "thanks",
  "prose",
  "reverseCharge",
  "slogan",
  "noise",
  // words
  "units",
  "industries",
  "months",
  "distractorTitles",
] as const;
export type LexiconKey = (typeof lexiconKeys)[number];

/** Lists are written as text: entries end at a bar or at the end of the line. */
export function lexiconOf(entries: Readonly<Record<LexiconKey, string>>): Lexicon {
  const out: Partial<Record<LexiconKey, readonly string[]>> = {};
  for (const key of lexiconKeys) out[key] = listOf(entries[key]);
  return out as Lexicon;
}

export function listOf(text: string): readonly string[] {
  return text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
