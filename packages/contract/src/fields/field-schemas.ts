import { z } from "zod";
import type { FieldRow, ValueType } from "./field-row.ts";

export const documentTypes = ["invoice", "credit_note", "receipt"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const chargeKinds = ["discount", "shipping", "charge", "rounding"] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** The schema of each type of value. */
export const valueSchemas = {
  text: z.string(),
  name: z.string(),
  code: z.string(),
  amount: z.number(),
  number: z.number(),
  percent: z.number(),
  /** A calendar date without a time zone, as printed on an invoice. */
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

/** The schema of a table of fields: every field may be absent, because what was not read is. */
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
    return description === undefined ? schema : schema.describe(description);
    // The types follow the same rules as `build`, one by one.
  }) as SchemaOf<T>;
}

export function mirrorSchemaOf<const T extends Tree, Leaf extends z.ZodType>(
  table: T,
  leaf: Leaf,
): MirrorSchemaOf<T, Leaf> {
  return build(table, () => leaf) as MirrorSchemaOf<T, Leaf>;
}
