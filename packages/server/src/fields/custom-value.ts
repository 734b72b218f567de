import type { CustomField, CustomFieldType, ValueType } from "@inkvoice/contract";
import { invalidParameter } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import { listFields } from "./custom-fields.ts";

const prefix = "custom_fields.";

/** Name of the custom field at a dotted path; undefined for any other path. */
export function customNameIn(path: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** The custom field at the path of a document's or a line's value; undefined for any other path. */
export async function customFieldAt(
  executor: Executor,
  accountId: string,
  path: string,
): Promise<CustomField | undefined> {
  const [, ofLine] = /^line_items\.\d{1,4}\.(custom_fields\..+)$/.exec(path) ?? [];
  const name = customNameIn(ofLine ?? path);
  if (name === undefined) return undefined;
  const level = ofLine === undefined ? "document" : "line";
  return (await listFields(executor, accountId)).find((field) => field.name === name && field.level === level);
}

/** How typed text is parsed, as one of the built-in types. */
export const builtInTypeOf: Readonly<Record<CustomFieldType, ValueType>> = {
  text: "text",
  code: "code",
  date: "date",
  amount: "amount",
  number: "number",
  boolean: "text",
  choice: "text",
};

/** Type of the value at a path, if the account has such a custom field. */
export async function customValueType(
  executor: Executor,
  accountId: string,
  path: string,
): Promise<ValueType | undefined> {
  const field = await customFieldAt(executor, accountId, path);
  return field && builtInTypeOf[field.type];
}

type Given = string | number | boolean | null;

const expected: Readonly<Record<CustomFieldType, (value: NonNullable<Given>, field: CustomField) => boolean>> = {
  text: (value) => typeof value === "string",
  code: (value) => typeof value === "string",
  date: (value) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value),
  amount: (value) => typeof value === "number",
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  choice: (value, { choices }) => typeof value === "string" && (choices ?? []).includes(value),
};

const wanted: Readonly<Record<CustomFieldType, string>> = {
  text: "must be a text",
  code: "must be a text",
  date: "must be a date such as 2026-03-31",
  amount: "must be a number",
  number: "must be a number",
  boolean: "must be true or false",
  choice: "must be one of the field's choices",
};

type GivenValues = Readonly<Record<string, Given | undefined>>;
/** The custom fields of a change, for the document and for its line items. */
export type GivenFields = Readonly<{
  custom_fields?: GivenValues | undefined;
  line_items?: readonly Readonly<{ custom_fields?: GivenValues | undefined }>[] | null | undefined;
}>;

/** Why a document's custom field cannot have this value; undefined if it can. */
export function problemOfValue(field: CustomField | undefined, value: NonNullable<Given>): string | undefined {
  if (!field) return "is not a custom field of the account for a document";
  return expected[field.type](value, field) ? undefined : wanted[field.type];
}

/** Refuses values of unknown custom fields, or of the wrong type. */
export async function requireCustomValues(
  executor: Executor,
  accountId: string,
  { custom_fields: values = {}, line_items: lines = [] }: GivenFields,
): Promise<void> {
  const own = Object.entries(values).map(([name, value]) => ({ name, value, level: "document", at: "" }));
  const ofLines = (lines ?? []).flatMap(({ custom_fields: given = {} }, index) =>
    Object.entries(given).map(([name, value]) => ({ name, value, level: "line", at: `line_items.${index}.` })),
  );
  if (own.length + ofLines.length === 0) return;
  const fields = await listFields(executor, accountId);
  for (const { name, value, level, at } of [...own, ...ofLines]) {
    const path = `extracted_data.${at}${prefix}${name}`;
    const field = fields.find((candidate) => candidate.name === name && candidate.level === level);
    if (!field) throw invalidParameter(path, `is not a custom field of the account for a ${level}`);
    if (value != null && !expected[field.type](value, field)) throw invalidParameter(path, wanted[field.type]);
  }
}
