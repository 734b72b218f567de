import type { InvoiceFields } from "@inkvoice/contract";
import { type RowList, rowLists } from "@inkvoice/contract/dashboard";

/** The value at a dotted path such as `vendor.name` or `line_items.0.total`. */
export function valueAt(tree: unknown, path: string): unknown {
  let here: unknown = tree;
  for (const step of path.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

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

export type FieldType = "text" | "amount" | "date" | "currency" | "document_type";

const text = "text" as const;
const amount = "amount" as const;

/** INDEX of the fields a person may correct, and what their values are. */
const types: Readonly<Record<string, FieldType>> = {
  invoice_number: text,
  date: "date",
  due_date: "date",
  total_amount: amount,
  currency: "currency",
  document_type: "document_type",
  subtotal: amount,
  total_tax: amount,
  amount_due: amount,
  purchase_order: text,
  payment_terms: text,
  "vendor.name": text,
  "vendor.address": text,
  "vendor.tax_id": text,
  "customer.name": text,
  "customer.address": text,
  "customer.tax_id": text,
  "payment.iban": text,
  "payment.bic": text,
  "payment.reference": text,
  "line_items.#.description": text,
  "line_items.#.quantity": amount,
  "line_items.#.unit_price": amount,
  "line_items.#.total": amount,
  "line_items.#.sku": text,
  "line_items.#.unit": text,
  "line_items.#.tax_rate": amount,
  "taxes.#.rate": amount,
  "taxes.#.base": amount,
  "taxes.#.amount": amount,
};

export type RowPath = Readonly<{ list: RowList; index: number; column: string; whole: boolean }>;

/** What a path such as `line_items.3.total`, or `taxes.0` for a whole row, says; undefined for a field that is in no table. */
export function rowOf(path: string): RowPath | undefined {
  const [name, index, column = ""] = path.split(".");
  const list = rowLists.find((candidate) => candidate === name);
  if (!list || !index || !/^\d{1,3}$/.test(index)) return undefined;
  return { list, index: Number(index), column, whole: column === "" };
}

export function fieldType(path: string): FieldType | undefined {
  return types[path.replace(/\.\d+\./, ".#.")];
}

/** The fields by which an invoice is booked; a doubt about one of them is a doubt about the invoice. */
export const importantFields = ["vendor.name", "invoice_number", "date", "total_amount", "currency"] as const;

/** A receipt has no number of its own to miss. */
export function neededFields(fields: InvoiceFields): readonly string[] {
  return fields.document_type === "receipt"
    ? importantFields.filter((path) => path !== "invoice_number")
    : importantFields;
}
