import type { DocumentType, InvoiceFields } from "@inkvoice/contract";

/**
 * What a printed word means. The field reader learns these; names with a dot belong to a group.
 * Besides the fields of the contract there are neighbours that are easily mistaken for them: telling them apart is the skill.
 */
export const labels = [
  "none",
  "invoice_number",
  "date",
  "due_date",
  "total_amount",
  "currency",
  "vendor.name",
  "vendor.address",
  "vendor.tax_id",
  "customer.name",
  "customer.address",
  "customer.tax_id",
  "subtotal",
  "total_tax",
  "tax.rate",
  "tax.base",
  "tax.amount",
  "amount_due",
  "purchase_order",
  "payment_terms",
  "payment.iban",
  "payment.bic",
  "payment.reference",
  "line.description",
  "line.quantity",
  "line.unit_price",
  "line.total",
  "line.sku",
  "line.unit",
  "line.tax_rate",
  "line.gross_total",
  "line.tax_amount",
  "line.discount",
  "line.position",
  "line.date",
  "other_date",
  "order_number",
  "customer_number",
  "ship_to",
  "bank",
  "contact",
  "registration",
  "discount",
  "shipping",
  "paid",
  "previous_balance",
  "carried_forward",
  "rounding",
  "title",
] as const;
export type Label = (typeof labels)[number];

/** A word placed on a page, in points from the page's top left corner. */
export type LabelledWord = Readonly<{
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Baseline, for drawing. */
  baseline: number;
  font: string;
  size: number;
  /** CSS hex; absent is black. */
  colour?: string;
  label: Label;
  /** True where two readings are defensible: such a word teaches nothing and is not scored. */
  ambiguous?: boolean;
  /** Words of one printed value share a span; −1 for none. The same value printed twice has two spans. */
  span: number;
  /** Index of the line item this word belongs to, for the line.* labels. */
  item?: number;
  /** How sure a reader of pictures was of this word, 0–1; absent where it comes from a text layer. */
  confidence?: number;
}>;

/** Rules and filled cells, drawn beneath the words. */
export type Shape = Readonly<
  | { kind: "rule"; x0: number; y0: number; x1: number; y1: number; thickness: number; colour?: string }
  | { kind: "fill"; x0: number; y0: number; x1: number; y1: number; colour: string }
>;

export type LabelledPage = Readonly<{
  width: number;
  height: number;
  words: readonly LabelledWord[];
  shapes: readonly Shape[];
}>;

/** One made-up document with its answers: laid out once, then used as words, as a PDF and as a picture. */
export type LabelledDocument = Readonly<{
  seed: number;
  pages: readonly LabelledPage[];
  truth: InvoiceFields;
  language: string;
  currency: string;
  documentType: DocumentType;
  /** Whether numeric dates are printed day first, month first or year first. */
  dateOrder: "dmy" | "mdy" | "ymd";
}>;
