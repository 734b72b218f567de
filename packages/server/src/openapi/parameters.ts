import { currentVersion, versions } from "@inkvoice/contract";
import { z } from "zod";
import { type ApiRoute, pascalCase } from "./api-route.ts";
import type { Json, SchemaWriter } from "./schemas/json-schemas.ts";
import { memberDescription } from "./schemas/member-descriptions.ts";

const idempotencyHeader = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", maxLength: 255 },
  description: "The same key and body within 24 hours gives the first answer again, with Idempotent-Replayed: true.",
};

const ifMatchHeader = {
  name: "If-Match",
  in: "header",
  schema: { type: "string", examples: ['"3"'] },
  description: 'The revision to change, as in ETag: "3". Where the invoice has another by now, nothing is changed.',
};

/** Accepted by every operation. */
const commonHeaders = [
  {
    name: "Service-Version",
    in: "header",
    schema: { type: "string", examples: [currentVersion] },
    description: `API version: ${versions.join(", ")}, or a prefix. Default: ${currentVersion}.`,
  },
  {
    name: "X-Request-ID",
    in: "header",
    schema: { type: "string", maxLength: 128 },
    description: "Your own id for this request, 1–128 visible ASCII characters. Every response repeats it.",
  },
];

type Parameters = Pick<ApiRoute, "method" | "params" | "query" | "ifMatch">;

function membersOf(writer: SchemaWriter, type: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!type) return [];
  type Members = { properties?: Record<string, Json>; required?: string[] };
  const schema = writer.write(type, "input") as Members;
  const read = (z.toJSONSchema(type, { io: "output", unrepresentable: "any" }) as Members).properties ?? {};
  const members = Object.entries(schema.properties ?? {}).map(([name, written]) => {
    const { description } = written;
    // Query parameters are text; the type after parsing tells clients more.
    const isPlain = ["integer", "number", "boolean"].includes(String(read[name]?.type));
    const known: Json = { ...(isPlain ? read[name] : written), ...(description !== undefined && { description }) };
    return [name, known] as const;
  });
  return members.map(([name, { description, ...property }]) => ({
    name,
    in: place,
    ...((place === "path" || schema.required?.includes(name)) && { required: true }),
    ...(property.type === "object" && { style: "deepObject", explode: true }),
    description: description ?? memberDescription(name),
    schema: property,
  }));
}

/** Parameters of one operation, beside those of its path. */
export function operationParameters(writer: SchemaWriter, { query, ifMatch, method }: Parameters): Json[] {
  return [
    ...membersOf(writer, query, "query"),
    ...(ifMatch ? [ifMatchHeader] : []),
    ...(method === "POST" ? [idempotencyHeader] : []),
  ];
}

/** Parameters of every operation of a path. */
export function pathParameters(writer: SchemaWriter, { params }: Parameters): Json[] {
  return [...membersOf(writer, params, "path"), ...commonHeaders];
}

type PathItem = Readonly<Record<string, Json | readonly Json[]>>;
type Paths = Readonly<Record<string, PathItem>>;

/** `id` below /invoices is InvoiceId; others have their own name. */
function componentName(path: string, name: string): string {
  if (name !== "id") return pascalCase(name);
  const resource = path.slice(0, path.indexOf("/{id}")).split("/").at(-1) ?? "";
  return `${pascalCase(resource.replace(/(?<=ch)es$|s$/, ""))}Id`;
}

function parametersIn(item: PathItem): readonly Json[] {
  return Object.values(item).flatMap((part) => (Array.isArray(part) ? part : (part as Json).parameters) as Json[]);
}

/** Moves parameters that occur more than once into components, under their names. */
export function shareParameters(paths: Paths): { paths: Paths; parameters: Json } {
  const every = Object.values(paths).flatMap(parametersIn);
  const counts = Map.groupBy(every, (parameter) => JSON.stringify(parameter));
  const shared = new Map<string, string>();

  function refer(path: string, parameter: Json): Json {
    const text = JSON.stringify(parameter);
    if ((counts.get(text) ?? []).length < 2) return parameter;
    const name = componentName(path, String(parameter.name));
    // Another parameter may have taken the name: then this one is written out.
    if ((shared.get(name) ?? text) !== text) return parameter;
    shared.set(name, text);
    return { $ref: `#/components/parameters/${name}` };
  }

  const referred = Object.entries(paths).map(([path, item]) => {
    const list = (parameters: readonly Json[]) => parameters.map((parameter) => refer(path, parameter));
    const parts = Object.entries(item).map(([name, part]) => {
      if (Array.isArray(part)) return [name, list(part)];
      const { parameters, ...operation } = part as Json & { parameters: Json[] };
      return [name, parameters.length > 0 ? { ...operation, parameters: list(parameters) } : operation];
    });
    return [path, Object.fromEntries(parts)];
  });
  const components = [...shared].map(([name, text]) => [name, JSON.parse(text)]);
  return { paths: Object.fromEntries(referred), parameters: Object.fromEntries(components) };
}
