import { z } from "zod";
import type { FieldRow, ValueType } from "./field-row.ts";

export const documentTypes = ["invoice", "credit_note", "receipt"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const chargeKinds = ["discount", "shipping", "charge", "rounding"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** The schema of each value type. */
export const valueSchemas = {
  text: z.string(),
  name: z.string(),
  code: z.string(),
  amount: z.number(),
  number: z.number(),
  percent: z.number(),
  /** A calendar date without time zone, as printed on an invoice. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  currency: z.string(),
  country: z.string().describe("ISO 3166-1 alpha-2"),
  language: z.string(),
  document_type: z.enum(documentTypes),
  charge_kind: z.enum(chargeKinds),
  line_index: z.int().min(0),
} as const satisfies Record<ValueType, z.ZodType>;

export type ValueOf<Type extends ValueType> = z.infer<(typeof valueSchemas)[Type]>;

type Tree = FieldRow | readonly [Tree] | { readonly [key: string]: Tree };

/** The schema of a field table: every field may be absent. */
export type SchemaOf<T> =
  T extends FieldRow<infer Type>
    ? (typeof valueSchemas)[Type]
    : T extends readonly [infer Entry]
      ? z.ZodArray<SchemaOf<Entry>>
      : z.ZodObject<{ -readonly [Key in keyof T]: z.ZodOptional<SchemaOf<T[Key]>> }, z.core.$strip>;

/** The same shape with one schema in every leaf. */
export type MirrorSchemaOf<T, Leaf extends z.ZodType> = T extends FieldRow
  ? Leaf
  : T extends readonly [infer Entry]
    ? z.ZodArray<MirrorSchemaOf<Entry, Leaf>>
    : z.ZodObject<{ -readonly [Key in keyof T]: z.ZodOptional<MirrorSchemaOf<T[Key], Leaf>> }, z.core.$strip>;

function build(tree: Tree, leafOf: (row: FieldRow) => z.ZodType): z.ZodType {
  if ("type" in tree && typeof tree.type === "string") return leafOf(tree as FieldRow);
  if (Array.isArray(tree)) return z.array(build((tree as readonly [Tree])[0], leafOf));
  const members = Object.entries(tree).map(([key, inner]) => [key, build(inner, leafOf).optional()]);
  return z.object(Object.fromEntries(members));
}

export function schemaOf<const T extends Tree>(table: T): SchemaOf<T> {
  return build(table, ({ type, description }) => {
    const schema: z.ZodType = valueSchemas[type];
    return schema.describe(description);
    // The types mirror `build`.
  }) as SchemaOf<T>;
}

export function mirrorSchemaOf<const T extends Tree, Leaf extends z.ZodType>(
  table: T,
  leaf: Leaf,
): MirrorSchemaOf<T, Leaf> {
  return build(table, () => leaf) as MirrorSchemaOf<T, Leaf>;
}

/** Expected form of each type, for error messages. */
const expected: Readonly<Record<ValueType, string>> = {
  text: "must be a text",
  name: "must be a text",
  code: "must be a text",
  amount: "must be a number",
  number: "must be a number",
  percent: "must be a number",
  date: "must be a date such as 2026-03-31",
  currency: "must be a currency code of three capital letters, such as EUR",
  country: "must be a country code of two capital letters, such as DE",
  language: "must be a language code of two small letters, such as de",
  document_type: `must be one of ${documentTypes.join(", ")}`,
  charge_kind: `must be one of ${chargeKinds.join(", ")}`,
  line_index: "must be the number of a line, counted from 0",
};

/** Schema of a caller's value: stricter than for stored values, which follow the print. */
function givenValue(type: ValueType): z.ZodType {
  const message = expected[type];
  switch (type) {
    case "currency":
      return z.string(message).regex(/^[A-Z]{3}$/, message);
    case "country":
      return z.string(message).regex(/^[A-Z]{2}$/, message);
    case "language":
      return z.string(message).regex(/^[a-z]{2}$/, message);
    case "date":
      return z.iso.date(message);
    case "document_type":
      return z.enum(documentTypes, message);
    case "charge_kind":
      return z.enum(chargeKinds, message);
    case "line_index":
      return z.int(message).min(0, message).max(999, message);
    case "amount":
    case "number":
    case "percent":
      return z.number(message);
    default:
      return z
        .string(message)
        .trim()
        .min(1, "must not be empty; null takes the value away")
        .max(2000, "must be at most 2000 characters")
        .refine((text) => !text.includes("\0"), "must not have a NUL character");
  }
}

/** A partial change: omitted members stay, null removes a value, a list is replaced as a whole. */
export function changeSchemaOf(tree: Tree): z.ZodType {
  if ("type" in tree && typeof tree.type === "string") {
    return givenValue((tree as FieldRow).type).nullable();
  }
  if (Array.isArray(tree))
    return z
      .array(changeSchemaOf((tree as readonly [Tree])[0]), "must be a list")
      .max(1000, "must have at most 1000 rows");
  const members = Object.entries(tree).map(([key, inner]) => [key, changeSchemaOf(inner).optional()]);
  return z.strictObject(Object.fromEntries(members), "must be an object");
}
