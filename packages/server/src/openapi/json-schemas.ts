import { z } from "zod";
import { memberDescription } from "./member-descriptions.ts";
import { namedSchemas } from "./named-schemas.ts";

export type Json = Record<string, unknown>;

const registry = z.registry<{ id?: string; description?: string }>();

function register(): void {
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });
}
register();

/**
 * Adapts a schema for clients. Responses are open: members and values may be added, so enumerations list only those
 * known today. Requests are as strict as the service.
 */
function opened(schema: Json, io: "input" | "output"): void {
  // The format suffices; the pattern of a timestamp is very long.
  if (schema.format === "date-time" || schema.format === "date") delete schema.pattern;
  if (Array.isArray(schema.prefixItems)) asList(schema, schema.prefixItems);
  if (io === "input") return;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.propertyNames !== undefined && Array.isArray(schema.required)) asMembers(schema, schema.required);
  if (!Array.isArray(schema.enum)) return;
  schema["x-extensible-enum"] = schema.enum;
  delete schema.enum;
}

/** A record with known names becomes an object with these members. */
function asMembers(schema: Json, names: readonly string[]): void {
  schema.properties = Object.fromEntries(names.map((name) => [name, { ...(schema.additionalProperties as Json) }]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

/** A tuple becomes a list of fixed length, because few tools support tuples. */
function asList(schema: Json, items: readonly unknown[]): void {
  delete schema.prefixItems;
  Object.assign(schema, { items: items[0], minItems: items.length, maxItems: items.length });
}

function describeMembers(schema: Json): void {
  for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Json>))
    if (member.description === undefined && member.$ref === undefined) member.description = memberDescription(name);
}

/** Collects named schemas while the document is written. */
export class SchemaWriter {
  readonly #named = new Map<string, Json>();

  /** A schema as JSON, with references to named parts. */
  write(type: z.ZodType, io: "input" | "output"): Json {
    const {
      $schema: _dialect,
      $defs,
      ...schema
    } = z.toJSONSchema(type, {
      io,
      unrepresentable: "any",
      metadata: io === "output" ? described(registry) : z.globalRegistry,
      override: ({ jsonSchema }) => opened(jsonSchema as Json, io),
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs ?? {})) this.#keep(name, definition);
    return finished(schema) as Json;
  }

  #keep(name: string, definition: Json): void {
    const { $id: _id, id: _name, ...schema } = definition;
    if (!this.#named.has(name)) this.#named.set(name, finished(schema) as Json);
  }

  get(name: string): Json {
    const schema = this.#named.get(name);
    if (!schema) throw new Error(`no schema ${name} was written`);
    return schema;
  }

  all(): Json {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Names from our index, descriptions from the schemas. */
function described(names: typeof registry): typeof registry {
  const both = z.registry<{ id?: string; description?: string }>();
  both.get = ((schema: z.ZodType) => {
    const own = z.globalRegistry.get(schema) as { description?: string } | undefined;
    const name = names.get(schema);
    const id = names.has(schema) ? name?.id : undefined;
    return own || id ? { ...(own?.description && { description: own.description }), ...(id && { id }) } : undefined;
  }) as typeof both.get;
  both.has = ((schema: z.ZodType) => names.has(schema) || z.globalRegistry.has(schema)) as typeof both.has;
  return both;
}

/** Points references to the document's components, and adds descriptions of members. */
function finished(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(finished);
  if (typeof node !== "object" || node === null) return node;
  const copy: Json = {};
  for (const [name, value] of Object.entries(node)) {
    if (name === "$ref" && typeof value === "string") copy.$ref = value.replace("#/$defs/", "#/components/schemas/");
    else if (name !== "id" || typeof value !== "string") copy[name] = finished(value);
  }
  if (typeof copy.properties === "object") describeMembers(copy);
  return copy;
}
