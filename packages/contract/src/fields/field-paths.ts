import type { FieldRow, ValueType } from "./field-row.ts";
import { fieldTable } from "./field-table.ts";

type Table = typeof fieldTable;

/** A field with its dotted path; `#` stands for the entry's number, as in `line_items.#.total`. */
export type Field = FieldRow & Readonly<{ path: string }>;

/** Dotted paths of single fields: `vendor.name`, not `line_items.#.total`. */
type PathsIn<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends FieldRow
    ? `${Prefix}${Key}`
    : Tree[Key] extends readonly unknown[]
      ? never
      : PathsIn<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];
export type FieldPath = PathsIn<Table, "">;

/** The lists of an invoice, whose entries can be added and removed. */
export type RowList = { [Key in keyof Table]: Table[Key] extends readonly unknown[] ? Key : never }[keyof Table];
export type ListColumn<List extends RowList> = keyof Table[List][0] & string;

type RowAt<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? RowAt<Tree[Head & keyof Tree], Rest>
  : Tree[Path & keyof Tree];
/** Type of the field at a path, such as `date` or `amount`. */
export type TypeAt<Path extends FieldPath> =
  RowAt<Table, Path> extends FieldRow<infer Type extends ValueType> ? Type : never;

type Tree = FieldRow | readonly [Tree] | { readonly [key: string]: Tree };

function isRow(tree: Tree): tree is FieldRow {
  return "type" in tree && typeof tree.type === "string";
}

function* rowsIn(tree: Tree, path: string): Generator<Field> {
  if (isRow(tree)) yield { ...tree, path };
  else if (Array.isArray(tree)) yield* rowsIn((tree as readonly [Tree])[0], `${path}.#`);
  else for (const [key, inner] of Object.entries(tree)) yield* rowsIn(inner, path === "" ? key : `${path}.${key}`);
}

/** Every field, in the order of the table. */
export const fields: readonly Field[] = [...rowsIn(fieldTable, "")];

/** Fields that occur once per document. */
export type SingleField = Field & Readonly<{ path: FieldPath }>;
export const singleFields = fields.filter((field): field is SingleField => !field.path.includes("#"));

export const rowLists = Object.entries(fieldTable).flatMap(([key, tree]) =>
  Array.isArray(tree) ? [key as RowList] : [],
) as [RowList, ...RowList[]];

/** One value per list. */
export function byRowList<Value>(of: (list: RowList) => Value): Record<RowList, Value> {
  return Object.fromEntries(rowLists.map((list) => [list, of(list)])) as Record<RowList, Value>;
}

/** Columns of a list, by name. */
export function columnsOf(list: RowList): readonly (FieldRow & Readonly<{ key: string }>)[] {
  return Object.entries(fieldTable[list][0]).map(([key, row]) => ({ ...row, key }));
}

const byPath: ReadonlyMap<string, Field> = new Map(fields.map((field) => [field.path, field]));

/** The field at a path such as `vendor.name` or `line_items.3.total`; undefined for an unknown path. */
export function fieldAt(path: string): Field | undefined {
  return byPath.get(path.replace(/\.\d+(?=\.)/, ".#"));
}

/** The value at a dotted path such as `vendor.name` or `line_items.0.total`. */
export function valueAt(tree: unknown, path: string): unknown {
  let here: unknown = tree;
  for (const step of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

/** Sets a leaf at a dotted path, creating groups as needed. */
export function setAt(tree: Record<string, unknown>, path: string, leaf: unknown): void {
  const [head = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    tree[head] = leaf;
    return;
  }
  const inner: Record<string, unknown> = { ...(tree[head] as object | undefined) };
  tree[head] = inner;
  setAt(inner, rest.join("."), leaf);
}
