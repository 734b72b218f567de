import { isMirror, namedSchemas, referredName, type Schema, tupleLength, typesOf } from "./schema.ts";

const header = `/* Written by scripts/openapi.ts. */\n`;

/** The API's shapes as TypeScript, needing nothing else: users of the SDK install no schema library. */
export function typescriptOf(document: Parameters<typeof namedSchemas>[0]): string {
  return [header, ...namedSchemas(document).map(([name, schema]) => declaration(name, schema))].join("\n");
}

function declaration(name: string, schema: Schema): string {
  const described = !isMirror(name);
  if (!schema.properties) return `${comment(schema, "")}export type ${name} = ${typeOf(schema, "", described)};\n`;
  return `${comment(schema, "")}export interface ${name} ${members(schema, "", described)}\n`;
}

function members({ properties = {}, required = [] }: Schema, indent: string, described: boolean): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${described ? comment(schema, inner) : ""}${inner}${name}${mark}: ${typeOf(schema, inner, described)};`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function comment({ description }: Schema, indent: string): string {
  return description === undefined ? "" : `${indent}/** ${description.replaceAll("*/", "* /")} */\n`;
}

function typeOf(schema: Schema, indent: string, described: boolean): string {
  if (schema.$ref) return referredName(schema.$ref);
  const choices = schema.enum ?? schema["x-extensible-enum"];
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => typeOf(one, indent, described)))].join(" | ");
  const types = typesOf(schema);
  return types.length === 0 ? "unknown" : types.map((type) => simpleType(type, schema, indent, described)).join(" | ");
}

function simpleType(type: string, schema: Schema, indent: string, described: boolean): string {
  if (type === "integer") return "number";
  if (type === "array") return listType(schema, indent, described);
  if (type !== "object") return type;
  if (schema.properties) return members(schema, indent, described);
  const { additionalProperties: value } = schema;
  return `Record<string, ${typeof value === "object" ? typeOf(value, indent, described) : "unknown"}>`;
}

function listType(schema: Schema, indent: string, described: boolean): string {
  const entry = typeOf(schema.items ?? {}, indent, described);
  const length = tupleLength(schema);
  if (length !== undefined) return `[${Array(length).fill(entry).join(", ")}]`;
  return entry.includes(" | ") && !entry.startsWith("{") ? `(${entry})[]` : `${entry}[]`;
}
