import { wordKey } from "../locale/fold-text.ts";
import type { PageText } from "../text/page-text.ts";
import type { Candidate, FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { type PageNumber, pageNumberOf } from "./page-number.ts";

/** What one page, read by itself, says about the invoice it belongs to. */
export type PageSigns = Readonly<{
  page: number;
  numbering: PageNumber | undefined;
  number: string | undefined;
  /** Tax number and account of whoever issued it. */
  sellerIds: readonly string[];
  sellerName: readonly string[];
  date: string | undefined;
  total: number | undefined;
  hasLines: boolean;
  words: ReadonlyMap<string, number>;
  wordCount: number;
  shape: number;
  isScan: boolean;
}>;

/** Below this a page only seems to say something. */
const believedFrom = 0.5;

export function signsOf(page: PageText, reading: InvoiceReading): PageSigns {
  const believed = <Name extends FieldName>(name: Name) => {
    const best = reading.fields[name][0] as Candidate<unknown> | undefined;
    return best && best.probability >= believedFrom ? best.value : undefined;
  };
  const text = (name: FieldName) => wordKey(String(believed(name) ?? "")) || undefined;
  const total = believed("total_amount") ?? believed("amount_due");
  return {
    page: page.page,
    numbering: pageNumberOf(page),
    number: text("invoice_number"),
    sellerIds: [text("vendor.tax_id"), text("payment.iban")].filter((id) => id !== undefined),
    sellerName: String(believed("vendor.name") ?? "")
      .split(/[\s,./-]+/)
      .map(wordKey)
      .filter((word) => word.length > 1),
    date: believed("date") as string | undefined,
    total: total as number | undefined,
    hasLines: reading.lineItems.length > 0,
    words: countWords(page),
    wordCount: page.words.length,
    shape: page.width / page.height,
    isScan: page.words.some(({ source }) => source === "ocr"),
  };
}

function countWords(page: PageText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of page.words) {
    const key = wordKey(text);
    if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
