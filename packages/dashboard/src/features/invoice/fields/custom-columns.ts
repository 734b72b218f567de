import type { CustomField, CustomFieldType, ValueType } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";

const prefix = "custom_fields.";

/** How values of a custom field are typed and shown, as one of the built-in types. */
const valueTypeOf = (type: CustomFieldType): ValueType => (type === "boolean" || type === "choice" ? "text" : type);

export type CustomColumn = Readonly<{
  key: string;
  label: string;
  type: ValueType;
  choices: Readonly<Record<string, string>> | undefined;
}>;

/** The account's custom fields of a document, or those of its lines. */
export function customColumns({ custom }: InvoiceDetail, level: CustomField["level"]): CustomColumn[] {
  return custom
    .filter((field) => field.level === level)
    .map((field) => ({
      key: `${prefix}${field.name}`,
      label: customLabel(field.name),
      type: valueTypeOf(field.type),
      choices: choicesOf(field),
    }));
}

/** "Project number" for `project_number`. */
export function customLabel(name: string): string {
  const words = name.replaceAll("_", " ");
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}

/** The name of a custom field in a path of the document or of a line; undefined for other fields. */
export function customNameIn(path: string): string | undefined {
  const at = path.indexOf(prefix);
  return at < 0 ? undefined : path.slice(at + prefix.length);
}

function choicesOf({ type, choices }: CustomField): CustomColumn["choices"] {
  if (type === "boolean") return messages.customFields.yesOrNo;
  return type === "choice" ? Object.fromEntries((choices ?? []).map((choice) => [choice, choice])) : undefined;
}
