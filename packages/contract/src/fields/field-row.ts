/** What a value is. Its schema, the way it is parsed, compared and shown all follow from this. */
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

/** Where the European standard (EN 16931) puts the value: its business term, and the element below the root in both syntaxes. */
export type EInvoiceName = Readonly<{ term: string; ubl: string; cii: string }>;

/** Everything that is known of a field in one place. What is left out is "no". */
export type FieldRow<Type extends ValueType = ValueType> = Readonly<{
  type: Type;
  group: FieldGroup;
  /** What people call it in the dashboard, below the heading of its group. */
  label: string;
  /** What the API documentation adds to the type. */
  description?: string;
  einvoice?: EInvoiceName;
  /** Title of its column in an export: of the list, or of the sheet of its lines or taxes. */
  column?: string;
  /** Whether the dashboard shows it: always, where it was read, or not at all. Hidden fields cannot be corrected. */
  shown: "always" | "when_read" | "never";
  /** An invoice cannot be booked without it: a doubt about it is a doubt about the invoice. */
  needed?: true;
  /** The document is found by the words of its value. */
  searched?: true;
  /** The printed page and the invoice's XML are compared in it. */
  compared?: true;
  /** What a correction teaches about the vendor: the value itself, or where it stands. */
  memory?: MemoryKind;
}>;
