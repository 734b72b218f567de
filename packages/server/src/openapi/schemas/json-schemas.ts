import { z } from "zod";
import { memberDescription } from "./member-descriptions.ts";
import { namedRequestParts, namedSchemas } from "./named-schemas.ts";

export type Json = Record<string, unknown>;

function registryOf(schemas: Readonly<Record<string, z.ZodType>>) {
  const registry = z.registry<{ id?: string; description?: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  return registry;
}
const registry = registryOf(namedSchemas);
const requestRegistry = registryOf(namedRequestParts);

/**
 * Adapts a schema for clients. Responses are open: members and values may be added, so enumerations list only those
 * known today. Requests are as strict as the service.
 */
function opened(schema: Json, io: "input" | "output"): void {
  // The format suffices; the pattern of a timestamp is very long.
  if (schema.format === "date-time" || schema.format === "date") delete schema.pattern;
  if (Array.isArray(schema.prefixItems)) asList(schema, schema.prefixItems);
  if (Array.isArray(schema.anyOf)) asNullable(schema, schema.anyOf);
  // The bounds of every whole number in JSON.
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (JSON.stringify(schema.propertyNames) === '{"type":"string"}') delete schema.propertyNames;
  if (io === "input") return;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.propertyNames !== undefined && Array.isArray(schema.required)) asMembers(schema, schema.required);
  if (!Array.isArray(schema.enum)) return;
  schema["x-extensible-enum"] = schema.enum;
  delete schema.enum;
}

/** A plain type or null becomes one schema with two types. */
function asNullable(schema: Json, [one, other, ...more]: readonly Json[]): void {
  const isPlain = typeof one?.type === "string" && one.enum === undefined && one["x-extensible-enum"] === undefined;
  if (!isPlain || other?.type !== "null" || more.length > 0) return;
  // The description of the schema without null: a nullable member has its own description.
  const { description: _, ...rest } = one;
  delete schema.anyOf;
  Object.assign(schema, { ...rest, type: [one.type, "null"] });
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

/** A named schema or null; the description stays with the named schema. */
function isReference({ $ref, anyOf = [] }: Json): boolean {
  return $ref !== undefined || (anyOf as Json[]).some((each) => each.$ref !== undefined);
}

function describeMembers(schema: Json): void {
  for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Json>))
    if (member.description === undefined && !isReference(member)) member.description = memberDescription(name);
}

type ObjectSchema = Json & { properties: Record<string, Json>; required: string[] };

/** INDEX of schemas that have every member of another and more. */
const extensions: Readonly<Record<string, string>> = {
  FilePart: "InvoiceListItem",
  PossibleDuplicate: "InvoiceListItem",
  NewOrder: "OrderChange",
  NewVendor: "VendorChange",
  NewRule: "RuleChange",
  Batch: "BatchSummary",
};

/** INDEX of parts that several members of a component have in common: by the component and one of these members. */
const sharedParts: Readonly<Record<string, readonly [string, string]>> = {
  PartyConfidence: ["Confidence", "vendor"],
  PartyLocations: ["Locations", "vendor"],
  PartySources: ["Sources", "vendor"],
  ChangedParty: ["ChangedData", "vendor"],
};

/** Components with the shape of the fields, whose members are described there. */
const mirrors = ["Confidence", "Locations", "Sources", "ChangedData"];

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
      metadata: described(io === "output" ? registry : requestRegistry),
      override: ({ jsonSchema }) => opened(jsonSchema as Json, io),
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs ?? {})) this.#keep(name, definition);
    return finished(schema, true) as Json;
  }

  #keep(name: string, definition: Json): void {
    const { $id: _id, id: _name, ...schema } = definition;
    if (!this.#named.has(name)) this.#named.set(name, finished(schema, !mirrors.includes(name)) as Json);
  }

  /** Names a written schema, and refers to it. */
  add(name: string, schema: Json): Json {
    if (this.#named.has(name)) throw new Error(`two schemas are named ${name}`);
    this.#named.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  get(name: string): Json {
    const schema = this.#named.get(name);
    if (!schema) throw new Error(`no schema ${name} was written`);
    return schema;
  }

  all(): Json {
    this.#shareParts();
    const written = [...this.#named].map(([name, schema]) => [name, this.#extending(name, schema)] as const);
    return Object.fromEntries(written.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #shareParts(): void {
    for (const [name, [component, member]] of Object.entries(sharedParts)) {
      const { properties, ...rest } = this.get(component) as ObjectSchema;
      const part = JSON.stringify(properties[member]);
      const reference = this.add(name, JSON.parse(part) as Json);
      const members = Object.entries(properties).map(([key, each]) => [
        key,
        JSON.stringify(each) === part ? reference : each,
      ]);
      this.#named.set(component, { ...rest, properties: Object.fromEntries(members) });
    }
  }

  /** A schema that extends another names it, and has only its own members and those that it requires. */
  #extending(name: string, schema: Json): Json {
    const base = extensions[name];
    if (base === undefined) return schema;
    const {
      properties: known = {},
      required: always = [],
      additionalProperties,
    } = this.get(base) as Partial<ObjectSchema>;
    const { properties, required, ...rest } = schema as ObjectSchema;
    const isMore = Object.keys(properties).some((member) => !Object.hasOwn(known, member));
    if (additionalProperties === false && isMore) throw new Error(`${name} has members that ${base} refuses`);
    const ownRequired = required.filter((member) => !always.includes(member));
    const isOwn = (member: string) => !Object.hasOwn(known, member) || ownRequired.includes(member);
    const own = Object.entries(properties).filter(([member]) => isOwn(member));
    // A closed schema would refuse the members of the base, which is closed itself.
    delete rest.additionalProperties;
    const added = { ...rest, properties: Object.fromEntries(own), required: ownRequired };
    return { allOf: [{ $ref: `#/components/schemas/${base}` }, added] };
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
function finished(node: unknown, isDescribed: boolean): unknown {
  if (Array.isArray(node)) return node.map((each) => finished(each, isDescribed));
  if (typeof node !== "object" || node === null) return node;
  const copy: Json = {};
  for (const [name, value] of Object.entries(node)) {
    if (name === "$ref" && typeof value === "string") copy.$ref = value.replace("#/$defs/", "#/components/schemas/");
    else if (name !== "id" || typeof value !== "string") copy[name] = finished(value, isDescribed);
  }
  if (isDescribed && typeof copy.properties === "object") describeMembers(copy);
  return copy;
}
