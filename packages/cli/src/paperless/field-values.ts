import { type InvoiceRecord, singleFields, valueAt } from "@inkvoice/contract";
import type { Paperless, PaperlessField } from "./paperless-api.ts";
import { PaperlessRefused } from "./paperless-request.ts";

export type RecordData = NonNullable<InvoiceRecord["extracted_data"]>;

/** The custom field of each extracted field, if none are named. */
const defaultNames: Readonly<Record<string, string>> = {
  invoice_number: "Invoice number",
  due_date: "Due date",
  total_amount: "Total amount",
  "payment.iban": "IBAN",
};

/** An extracted field and the custom field that receives it. */
export type FieldTarget = Readonly<{ path: string; field: PaperlessField }>;

const textTypes = ["string", "longtext"];
/** Types of custom fields that can hold a value; the first is created. */
function dataTypesFor(path: string): readonly string[] {
  const type = singleFields.find((field) => field.path === path)?.type;
  if (type === "date") return ["date", ...textTypes];
  if (type === "amount") return ["monetary", "float", ...textTypes];
  return textTypes;
}

export const extractedFields: readonly string[] = singleFields.map(({ path }) => path);

/** Finds or creates the custom fields; one of another type is an error before the first document. */
export async function fieldTargets(
  paperless: Paperless,
  named: Readonly<Record<string, string>>,
): Promise<readonly FieldTarget[]> {
  const targets: FieldTarget[] = [];
  const names = Object.keys(named).length > 0 ? named : defaultNames;
  for (const [path, name] of Object.entries(names)) {
    const types = dataTypesFor(path);
    const field = await paperless.fieldNamed(name, types[0] ?? "string");
    if (!types.includes(field.data_type)) {
      const message = `The custom field "${name}" has the type ${field.data_type}; ${path} needs one of ${types.join(", ")}.`;
      throw new PaperlessRefused(message, 400);
    }
    targets.push({ path, field });
  }
  return targets;
}

/** Values by id of the custom field. A value that was not read, or that the field cannot hold exactly, is left out. */
export function fieldValues(data: RecordData, targets: readonly FieldTarget[]): Record<string, string | number> {
  const entries = targets.flatMap(({ path, field }) => {
    const value = valueAt(data, path);
    const fitting = value === undefined ? undefined : fitted(value, field.data_type, data.currency);
    return fitting === undefined ? [] : [[String(field.id), fitting] as const];
  });
  return Object.fromEntries(entries);
}

/** The longest text of a field of type string. */
const longestText = 128;

function fitted(value: unknown, dataType: string, currency: string | undefined): string | number | undefined {
  if (dataType === "monetary") {
    const amount = Number(value).toFixed(2);
    return Number(amount) === value ? `${currency ?? ""}${amount}` : undefined;
  }
  if (dataType === "float") return Number(value);
  const text = String(value);
  return dataType === "string" && text.length > longestText ? undefined : text;
}
