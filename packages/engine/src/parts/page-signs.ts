import { wordKey } from "../locale/letters/fold-text.ts";
import type { PageText } from "../page-text/page-text.ts";
import type { Candidate, FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { isAttachment } from "./attachment.ts";
import { type PageNumber, pageNumberOf } from "./page-number.ts";

/** Signs on a single page of the invoice it belongs to. */
export type PageSigns = Readonly<{
  page: number;
  numbering: PageNumber | undefined;
  number: string | undefined;
  /** The issuer's tax number and bank account. */
  sellerIds: readonly string[];
  sellerName: readonly string[];
  date: string | undefined;
  total: number | undefined;
  /** Only if there is no doubt about it. */
  language: string | undefined;
  currency: string | undefined;
  customerName: readonly string[];
  words: ReadonlyMap<string, number>;
  wordCount: number;
  shape: number;
  isScan: boolean;
  /** Whether it is an attachment of an invoice. */
  isAttachment: boolean;
}>;

/** Minimal probability of a value that counts as evidence. */
const believedFrom = 0.5;
/** Minimum probability of features of the whole page rather than of single words. */
const certainFrom = 0.9;
const wordsOfALanguage = 30;

export function signsOf(page: PageText, reading: InvoiceReading): PageSigns {
  const believed = (name: FieldName, least = believedFrom) => {
    const best = reading.fields[name][0] as Candidate<unknown> | undefined;
    return best && best.probability >= least ? best.value : undefined;
  };
  const isTelling = page.words.length >= wordsOfALanguage;
  const text = (name: FieldName) => wordKey(String(believed(name) ?? "")) || undefined;
  const total = believed("total_amount") ?? believed("amount_due");
  return {
    page: page.page,
    numbering: pageNumberOf(page),
    number: text("invoice_number"),
    sellerIds: [text("vendor.tax_id"), text("payment.iban")].filter((id) => id !== undefined),
    sellerName: nameWords(believed("vendor.name")),
    customerName: nameWords(believed("customer.name")),
    date: believed("date") as string | undefined,
    total: total as number | undefined,
    language: isTelling ? (believed("language", certainFrom) as string | undefined) : undefined,
    currency: believed("currency", certainFrom) as string | undefined,
    words: countWords(page),
    wordCount: page.words.length,
    shape: page.width / page.height,
    isScan: page.words.some(({ source }) => source === "ocr"),
    isAttachment: isAttachment(page),
  };
}

function nameWords(name: unknown): readonly string[] {
  return String(name ?? "")
    .split(/[\s,./-]+/)
    .map(wordKey)
    .filter((word) => word.length > 1);
}

function countWords(page: PageText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of page.words) {
    const key = wordKey(text);
    if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
