import type { DocumentType, InvoiceFields } from "@inkvoice/contract";

/**
 * Labels of printed words, which the field model learns; names with a dot belong to a group.
 * In addition to the contract's fields there are labels for values that are easily mistaken for them.
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
  "line.discount_rate",
  "line.gtin",
  "line.position",
  "line.date",
  "other_date",
  "order_number",
  "customer_number",
  "ship_to",
  "party.name",
  "party.address",
  "party.tax_id",
  "bank",
  "contact",
  "registration",
  "discount",
  "shipping",
  "charge",
  "charge.description",
  "charge.rate",
  "paid",
  "previous_balance",
  "carried_forward",
  "rounding",
  "title",
] as const;
export type Label = (typeof labels)[number];

/**
 * Roles of the parties. The seller's and the buyer's words have the labels `vendor.*` and `customer.*`, the delivery's
 * `ship_to`, all others `party.*`; the role distinguishes these.
 */
export const partyRoles = [
  "seller",
  "buyer",
  "ship_to",
  "remit_to",
  "agency",
  "third_party",
  "bank",
  "person",
] as const;
export type PartyRole = (typeof partyRoles)[number];

/** Kinds of table rows. Only `item`, `parent` and `sub_item` are line items. */
export const rowKinds = [
  "item",
  /** An item whose parts are listed as separate rows. */
  "parent",
  "sub_item",
  /** A heading over some items, with or without their sum. */
  "group_head",
  "group_sum",
  /** Added to or subtracted from the whole bill: shipping, a surcharge, a document discount. */
  "charge",
  /** Subtracted from the item above. */
  "discount",
  "carried_forward",
  /** Text that belongs to no item's description. */
  "note",
  "tax",
  /** The captions of the columns. */
  "header",
] as const;
export type RowKind = (typeof rowKinds)[number];

/** A word placed on a page, in points from the page's top left corner. */
export type LabelledWord = Readonly<{
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Height of the baseline; for a rotated word its horizontal position. */
  baseline: number;
  /** Reading direction of a rotated word, along a margin. */
  sideways?: "up" | "down";
  font: string;
  size: number;
  /** CSS hex; absent is black. */
  colour?: string;
  label: Label;
  /** Labelled ambiguous: two labels are defensible, so the word is neither trained on nor scored. */
  ambiguous?: boolean;
  /** Words of one printed value share a span; −1 for none. The same value printed twice has two spans. */
  span: number;
  /** Index of the line item this word belongs to, for the line.* labels. */
  item?: number;
  /** Index into the document's parties of the party this word belongs to: its name, address, numbers, phone, bank. */
  party?: number;
  /** Index into the document's rows of the table row that contains this word, whatever its label. */
  row?: number;
  /** OCR confidence, 0–1; absent for a text layer. */
  confidence?: number;
}>;

/** Rules and filled cells, drawn below the words. */
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

/** One generated document with its labels: laid out once, then used as words, as a PDF and as a picture. */
export type LabelledDocument = Readonly<{
  seed: number;
  pages: readonly LabelledPage[];
  parties: readonly Readonly<{ role: PartyRole }>[];
  /** Rows in the order in which they were begun; `parent` is the row a sub-item or a discount belongs to. */
  rows: readonly Readonly<{ kind: RowKind; parent?: number }>[];
  truth: InvoiceFields;
  language: string;
  currency: string;
  documentType: DocumentType;
  /** Whether numeric dates are printed day first, month first or year first. */
  dateOrder: "dmy" | "mdy" | "ymd";
}>;
