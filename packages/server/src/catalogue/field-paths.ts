import { fieldAt, type InvoiceFields, singleFields, type ValueType } from "@inkvoice/contract";
import { type RowList, rowLists } from "@inkvoice/contract/dashboard";

/** A copy of the tree with the value at the path set, or taken away when it is undefined. Never changes the tree given. */
export function withValueAt<Tree extends object>(tree: Tree, path: string, value: unknown): Tree {
  const copy = structuredClone(tree);
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let here = copy as Record<string, unknown>;
  for (const [index, step] of steps.entries()) {
    const following = steps[index + 1] ?? last;
    if (typeof here[step] !== "object" || here[step] === null) {
      if (value === undefined) return copy;
      here[step] = /^\d+$/.test(following) ? [] : {};
    }
    here = here[step] as Record<string, unknown>;
  }
  if (value === undefined) delete here[last];
  else here[last] = value;
  return copy;
}

export type RowPath = Readonly<{ list: RowList; index: number; column: string; whole: boolean }>;

/** What a path such as `line_items.3.total`, or `taxes.0` for a whole row, says; undefined for a field that is in no table. */
export function rowOf(path: string): RowPath | undefined {
  const [name, index, ...columns] = path.split(".");
  const list = rowLists.find((candidate) => candidate === name);
  if (!list || !index || !/^\d{1,4}$/.test(index)) return undefined;
  return { list, index: Number(index), column: columns.join("."), whole: columns.length === 0 };
}

/** What the value of a field is that a person may correct; undefined for any other path. */
export function fieldType(path: string): ValueType | undefined {
  const field = fieldAt(path);
  return field && field.shown !== "never" ? field.type : undefined;
}

/** The fields by which an invoice is booked; a doubt about one of them is a doubt about the invoice. */
const importantFields = singleFields.filter(({ needed }) => needed).map(({ path }) => path);

/** A receipt has no number of its own to miss. */
export function neededFields(fields: InvoiceFields): readonly string[] {
  return fields.document_type === "receipt"
    ? importantFields.filter((path) => path !== "invoice_number")
    : importantFields;
}
