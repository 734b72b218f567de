/** Type of a value, which determines schema, parsing, comparison and display. */
export const valueTypes = [
  "text",
  "name",
  "code",
  "amount",
  "number",
  "percent",
  "date",
  "currency",
  "country",
  "language",
  "document_type",
  "charge_kind",
  "line_index",
] as const;
export type ValueType = (typeof valueTypes)[number];

export const fieldGroups = ["document", "vendor", "customer", "amounts", "payment", "line", "tax", "charge"] as const;
export type FieldGroup = (typeof fieldGroups)[number];

export const memoryKinds = ["value", "place"] as const;
export type MemoryKind = (typeof memoryKinds)[number];

/** Business term of EN 16931, and the element below the root in both syntaxes. */
export type EInvoiceName = Readonly<{ term: string; ubl: string; cii: string }>;

/** Everything known about a field. Omitted flags are false. */
export type FieldRow<Type extends ValueType = ValueType> = Readonly<{
  type: Type;
  group: FieldGroup;
  /** Label in the dashboard, below the heading of its group. */
  label: string;
  /** Its meaning, for the API documentation. */
  description: string;
  einvoice?: EInvoiceName;
  /** Column title in exports, of the list or of the sheets of lines and taxes. */
  column?: string;
  /** Whether the dashboard shows it: always, if extracted, or never. Hidden fields cannot be corrected. */
  shown: "always" | "when_read" | "never";
  /** Required for booking unless the account chooses otherwise: a doubt about it is a doubt about the invoice. */
  needed?: true;
  /** Its words are search terms of the document. */
  searched?: true;
  /** Compared between the printed page and the invoice's XML. */
  compared?: true;
  /** Part of a correction that vendor memory stores: the value, or its location. */
  memory?: MemoryKind;
}>;
