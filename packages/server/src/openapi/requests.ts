import { limits } from "@inkvoice/contract";
import type { z } from "zod";
import { lineTypes } from "../http/request/body-parsers.ts";
import { type ApiRoute, pascalCase } from "./api-route.ts";
import type { Json, SchemaWriter } from "./schemas/json-schemas.ts";

/** A repeatable field is a list; a single file is a list of one. */
function formSchema(writer: SchemaWriter, form: z.ZodType): Json {
  const schema = writer.write(form, "input") as Json & { properties: Record<string, Json> };
  const { file, ...fields } = schema.properties;
  if (!file) return schema;
  const { description, ...binary } = file;
  const files = { type: "array", minItems: 1, maxItems: limits.filesPerRequest, description, items: binary };
  return { ...schema, properties: { file: files, ...fields } };
}

function lineBodies(writer: SchemaWriter, { lines }: ApiRoute): Json {
  if (!lines) return {};
  const { text } = lines;
  const contentSchema = writer.write(lines.json, "input");
  const schema = { type: "string", contentMediaType: "application/json", contentSchema };
  const json = { schema, example: lines.jsonExample };
  if (!text) return { [lineTypes.json[0]!]: json };
  const plain = { schema: { type: "string", description: text.description }, example: text.example };
  return { [lineTypes.json[0]!]: json, [text.type ?? lineTypes.text[0]!]: plain };
}

/** The schema of an optional body, without `optional`. */
function whenSent(schema: Json): Json {
  const { anyOf } = schema as { anyOf?: Json[] };
  const [sent, none, ...others] = anyOf ?? [];
  return sent && none?.type === "null" && others.length === 0 ? sent : schema;
}

/**
 * Puts the default of a member into its description. Generators such as openapi-typescript make members with a
 * `default` mandatory in requests.
 */
function withDefaultsDescribed(schema: Json): Json {
  const members = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, member]) => {
    const { default: value, description, ...rest } = member;
    if (value === undefined) return [name, member];
    const text = [value].flat().map(String).join(", ") || "none";
    return [name, { ...rest, description: `${description}. Default: ${text}` }];
  });
  return members.length === 0 ? schema : { ...schema, properties: Object.fromEntries(members) };
}

/** Requests are named after their operation: changeInvoice takes a ChangeInvoiceRequest. */
export function requestBody(writer: SchemaWriter, route: ApiRoute): Json {
  const { body, form, operation } = route;
  if (!body && !form && !route.lines) return {};
  const example = route.example === undefined ? {} : { example: route.example };
  const named = (name: string, schema: Json) => ({
    schema: writer.add(pascalCase(`${operation}${name}`), withDefaultsDescribed(schema)),
  });
  const content = {
    ...(form && {
      "multipart/form-data": {
        ...named(body ? "Form" : "Request", formSchema(writer, form)),
        ...(body ? route.formExample !== undefined && { example: route.formExample } : example),
      },
    }),
    ...(body && { "application/json": { ...named("Request", whenSent(writer.write(body, "input"))), ...example } }),
    ...lineBodies(writer, route),
  };
  return { requestBody: { required: form !== undefined || !body?.safeParse(undefined).success, content } };
}
