import type { CustomField } from "@inkvoice/contract";
import { messages } from "../../messages/messages.ts";

type FieldValue = string | number | boolean;

/** Values of custom fields while they are typed, by field; an empty text for none. */
export type CustomFieldInputs = Readonly<Record<string, string>>;

export const textOf = (value: FieldValue | undefined) => (value === undefined ? "" : String(value));

export const inputsFrom = (values: Readonly<Record<string, FieldValue>>): CustomFieldInputs =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, textOf(value)]));

/** The options of a select, from their labels by value. */
export const selectOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Whether a text is empty or the code of a currency. */
export const isCurrencyOrNone = (code: string) => code === "" || Intl.supportedValuesOf("currency").includes(code);

/** Rules and vendors set no values in lines. */
export const documentFields = (fields: readonly CustomField[]) => fields.filter(({ level }) => level === "document");

/** The entered values; those of fields that no longer exist are left out. */
export function enteredValues(texts: CustomFieldInputs, fields: readonly CustomField[]): Record<string, FieldValue> {
  const entered = documentFields(fields).flatMap(({ name, type }): [string, FieldValue][] => {
    const text = texts[name]?.trim() ?? "";
    return text === "" ? [] : [[name, typedValue(type, text)]];
  });
  return Object.fromEntries(entered);
}

function typedValue(type: CustomField["type"], text: string): FieldValue {
  if (type === "boolean") return text === "true";
  return type === "amount" || type === "number" ? Number(text) : text;
}

/** The values among which one is picked; undefined where the value is typed. */
export function choicesOf(field: CustomField): readonly Readonly<{ value: string; label: string }>[] | undefined {
  if (field.type === "choice") return (field.choices ?? []).map((value) => ({ value, label: value }));
  if (field.type !== "boolean") return undefined;
  return [
    { value: "true", label: messages.rules.yes },
    { value: "false", label: messages.rules.no },
  ];
}
