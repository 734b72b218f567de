import type { InvoiceFields, LineItem, Party, TaxLine } from "@inkvoice/contract";
import type { Content } from "../content/content.ts";
import type { PageWriter } from "../drawing/page-writer.ts";
import { measure } from "../fonts/measure.ts";
import type { Label, LabelledPage, LabelledWord } from "../labelled-document.ts";

/** A printed value: its words and their value. */
type Span = Readonly<{
  label: Label;
  words: readonly LabelledWord[];
  value: number | string | undefined;
  item: number | undefined;
  ambiguous: boolean;
}>;

/** Expected values, derived from the printed words: a field that is not on the page is not in the truth. */
export function truthOf(content: Content, pages: readonly LabelledPage[], writer: PageWriter): InvoiceFields {
  const spans = spansOf(pages, writer);
  // A credit note whose returns exceed its charges already prints negative sums.
  const sign = content.documentType === "credit_note" && content.sums.total > 0 ? -1 : 1;
  const text = (label: Label) => longest(spans, label);
  const amount = (label: Label) => firstValue(spans, label, "number", sign);
  const iso = (label: Label) => firstValue(spans, label, "string", 1) as string | undefined;
  return withoutGaps({
    invoice_number: text("invoice_number")?.replace(/^#\s*/, ""),
    date: iso("date"),
    due_date: iso("due_date"),
    total_amount: amount("total_amount") as number | undefined,
    currency: content.currency,
    vendor: partyOf(spans, "vendor"),
    customer: partyOf(spans, "customer"),
    line_items: linesOf(content, spans, sign),
    document_type: content.documentType,
    language: content.language,
    subtotal: amount("subtotal") as number | undefined,
    total_tax: amount("total_tax") as number | undefined,
    taxes: taxesOf(spans, sign),
    amount_due: amount("amount_due") as number | undefined,
    purchase_order: text("purchase_order"),
    payment_terms: text("payment_terms"),
    payment: emptyless({
      iban: text("payment.iban")?.replace(/\s/g, ""),
      bic: text("payment.bic"),
      reference: text("payment.reference"),
    }),
  });
}

function spansOf(pages: readonly LabelledPage[], writer: PageWriter): Span[] {
  const byId = new Map<number, LabelledWord[]>();
  for (const page of pages) {
    for (const word of page.words) {
      if (word.span < 0) continue;
      const words = byId.get(word.span);
      if (words === undefined) byId.set(word.span, [word]);
      else words.push(word);
    }
  }
  return [...byId].map(([id, words]) => {
    const first = words[0] as LabelledWord;
    return {
      label: first.label,
      words,
      value: writer.values.get(id),
      item: first.item,
      ambiguous: first.ambiguous === true,
    };
  });
}

/** Printed lines joined by commas for addresses, by spaces for everything else. */
function spelled(span: Span): string {
  const address = span.label.endsWith(".address");
  const lines: LabelledWord[][] = [];
  for (const word of span.words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const apart =
      last === undefined ||
      Math.abs(last.baseline - word.baseline) > 1 ||
      word.x0 - last.x1 > 1.7 * measure(" ", word.font, word.size);
    if (apart || line === undefined) lines.push([word]);
    else line.push(word);
  }
  const texts = lines.map((words) => words.map((word) => word.text).join(" "));
  if (address) return texts.map((line) => line.replace(/[,\s]+$/, "")).join(", ");
  const text = texts.join(" ").replace(/[.,;]$/, "");
  return lettersApart.test(text) ? text.replaceAll(" ", "") : text;
}

/** Spaced letters: `B A K E R Y` is Bakery. */
const lettersApart = /^\p{L}(?: \p{L}){2,}$/u;

/** The longest occurrence of a text; the first of equals. */
function longest(spans: readonly Span[], label: Label): string | undefined {
  let best: string | undefined;
  for (const span of spans) {
    if (span.label !== label || span.ambiguous) continue;
    const text = spelled(span);
    if (best === undefined || text.length > best.length) best = text;
  }
  return best;
}

function firstValue(
  spans: readonly Span[],
  label: Label,
  kind: "number" | "string",
  sign: number,
): number | string | undefined {
  const found = spans.find((span) => span.label === label && !span.ambiguous && typeof span.value === kind);
  if (found === undefined) return undefined;
  return typeof found.value === "number" ? found.value * sign : found.value;
}

function partyOf(spans: readonly Span[], side: "vendor" | "customer"): Party | undefined {
  return emptyless({
    name: longest(spans, `${side}.name`),
    address: longest(spans, `${side}.address`),
    tax_id: longest(spans, `${side}.tax_id`)?.replace(/\s/g, ""),
  });
}

function linesOf(content: Content, spans: readonly Span[], sign: number): LineItem[] | undefined {
  const items = new Map<number, LineItem>();
  for (const span of spans) {
    if (span.item === undefined || span.ambiguous) continue;
    const item = items.get(span.item) ?? {};
    items.set(span.item, item);
    if (span.label === "line.description") item.description ??= spelled(span);
    else if (span.label === "line.sku") item.sku ??= spelled(span);
    else if (span.label === "line.unit") item.unit ??= spelled(span);
    else if (span.label === "line.gtin") item.gtin ??= spelled(span);
    else if (span.label === "line.date" && typeof span.value === "string") item.service_from ??= span.value;
    else if (typeof span.value === "number") {
      if (span.label === "line.quantity") item.quantity ??= span.value;
      if (span.label === "line.unit_price") item.unit_price ??= span.value;
      if (span.label === "line.total") item.total ??= span.value * sign;
      if (span.label === "line.tax_rate") item.tax_rate ??= span.value;
      if (span.label === "line.discount_rate") item.discount_rate ??= span.value;
      if (span.label === "line.discount") item.discount ??= Math.abs(span.value);
      if (span.label === "line.tax_amount") item.tax_amount ??= span.value * sign;
      if (span.label === "line.gross_total") item.gross_total ??= span.value * sign;
    }
  }
  const ordered = [...items].sort((a, b) => a[0] - b[0]);
  for (const [index, item] of ordered) {
    const whole = content.lines[index]?.partOf;
    const parent = whole === undefined ? -1 : ordered.findIndex(([other]) => other === whole);
    if (parent >= 0) item.parent = parent;
  }
  return ordered.length === 0 ? undefined : ordered.map(([, item]) => item);
}

/** Taxes in printed order: rate, base and amount are on one line. */
function taxesOf(spans: readonly Span[], sign: number): TaxLine[] | undefined {
  const out: TaxLine[] = [];
  for (const span of spans) {
    if (typeof span.value !== "number" || span.ambiguous) continue;
    const value = span.value;
    const last = out.at(-1);
    if (span.label === "tax.rate") out.push({ rate: value });
    else if (span.label === "tax.base" && last !== undefined && last.base === undefined) last.base = value * sign;
    else if (
      (span.label === "tax.amount" || span.label === "total_tax") &&
      last !== undefined &&
      last.amount === undefined
    )
      last.amount = value * sign;
  }
  const seen = new Set<string>();
  const unique = out.filter(
    (tax) =>
      tax.amount !== undefined && !seen.has(`${tax.rate} ${tax.amount}`) && seen.add(`${tax.rate} ${tax.amount}`),
  );
  return unique.length === 0 ? undefined : unique;
}

type Partially<T> = { [K in keyof T]: T[K] | undefined };

function withoutGaps(fields: Partially<InvoiceFields>): InvoiceFields {
  return (emptyless(fields) ?? {}) as InvoiceFields;
}

function emptyless<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } | undefined {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], undefined> });
}
