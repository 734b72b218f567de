import { extensionOf, namedSchemas, referredName, type Schema, tupleLength, typesOf } from "./schema.ts";

const header = `/* Written by scripts/openapi.ts. */

/** The shape of the fields with every leaf replaced. */
export type Mirror<Fields, Leaf> = Fields extends readonly (infer Entry)[]
  ? Mirror<Entry, Leaf>[]
  : string extends keyof Fields
    ? Record<string, Leaf>
    : Fields extends object
      ? { [Name in keyof Fields]?: Mirror<NonNullable<Fields[Name]>, Leaf> }
      : Leaf;
export type ReadFields = Omit<ExtractedData, "confidence" | "locations" | "source" | "codes" | "checks" | "issues">;

/**
 * An event's \`type\` decides what its \`data\` is; null where the invoice is gone, or the key may not read invoices.
 */
export type EventContent =
  | { type: "invoice.completed" | "invoice.failed" | "invoice.updated"; data: Invoice | null }
  | { type: "invoice.deleted"; data: DeletedInvoiceNotice | null }
  | { type: "batch.completed"; data: Batch | null }
  | { type: "vendor.bank_account_seen"; data: SeenBankAccount | null }
  | { type: "export.completed"; data: Export | null }
  | { type: "bulk.completed"; data: Bulk | null }
  | { type: "webhook.test"; data: { webhook_id: string; message: string } | null };
`;
/** Leaf types of the mirrors. */
const leaves: Readonly<Record<string, string>> = {
  Confidence: "number",
  Locations: "FieldLocation",
  Sources: "FieldSource",
};

/** The API types as TypeScript without dependencies, so that users install no schema library. */
export function typescriptOf(document: Parameters<typeof namedSchemas>[0]): string {
  return [header, ...namedSchemas(document).map(([name, schema]) => declaration(name, schema))].join("\n");
}

function declaration(name: string, schema: Schema): string {
  const leaf = leaves[name];
  if (leaf) return `export interface ${name} extends Mirror<ReadFields, ${leaf}> {}\n`;
  const extended = extensionOf(schema);
  if (extended) return `export interface ${name} extends ${extended.base} ${members(extended.own, "")}\n`;
  if (!schema.properties) return `${comment(name, schema, "")}export type ${name} = ${typeOf(schema, "")};\n`;
  if (isEvent(schema)) return `${comment(name, schema, "")}export type ${name} = ${members(schema, "")};\n`;
  return `${comment(name, schema, "")}export interface ${name} ${members(schema, "")}\n`;
}

/** Events are unions over their type: a check of `type` narrows `data`. */
function isEvent({ properties = {} }: Schema): boolean {
  const types = (properties.data && (properties.type?.enum ?? properties.type?.["x-extensible-enum"])) ?? [];
  if (!types.includes("webhook.test")) return false;
  const missing = types.find((type) => !header.includes(JSON.stringify(type)));
  if (missing)
    throw new Error(`EventContent in scripts/sdk/typescript.ts does not say what the data of ${missing} is.`);
  return true;
}

function members(schema: Schema, indent: string): string {
  const { properties = {}, required = [] } = schema;
  const inner = `${indent}  `;
  const isUnion = isEvent(schema);
  const own = Object.entries(properties).filter(([name]) => !isUnion || (name !== "type" && name !== "data"));
  const lines = own.map(([name, member]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${comment(name, member, inner)}${inner}${name}${mark}: ${typeOf(member, inner)};`;
  });
  return `${isUnion ? "EventContent & " : ""}{\n${lines.join("\n")}\n${indent}}`;
}

/** Omitted if it only repeats the name, to keep the package small. */
function comment(name: string, { description }: Schema, indent: string): string {
  if (description === undefined || description.toLowerCase() === name.replaceAll("_", " ")) return "";
  return `${indent}/** ${description.replaceAll("*/", "* /")} */\n`;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return referredName(schema.$ref);
  const choices = schema.enum ?? schema["x-extensible-enum"];
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => typeOf(one, indent)))].join(" | ");
  const types = typesOf(schema);
  return types.length === 0 ? "unknown" : types.map((type) => simpleType(type, schema, indent)).join(" | ");
}

function simpleType(type: string, schema: Schema, indent: string): string {
  if (type === "integer") return "number";
  if (type === "array") return listType(schema, indent);
  if (type !== "object") return type;
  if (schema.properties) return members(schema, indent);
  const { additionalProperties: value } = schema;
  return `Record<string, ${typeof value === "object" ? typeOf(value, indent) : "unknown"}>`;
}

/** Whether a type has alternatives at its top level, not only inside the braces of its members. */
function isUnion({ anyOf, oneOf }: Schema, text: string): boolean {
  return (anyOf ?? oneOf ?? []).length > 1 || (text.includes(" | ") && !text.startsWith("{"));
}

function listType(schema: Schema, indent: string): string {
  const entry = typeOf(schema.items ?? {}, indent);
  const length = tupleLength(schema);
  if (length !== undefined) return `[${Array(length).fill(entry).join(", ")}]`;
  return isUnion(schema.items ?? {}, entry) || entry.startsWith("EventContent &") ? `(${entry})[]` : `${entry}[]`;
}
