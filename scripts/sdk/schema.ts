/** The used part of JSON Schema. */
export type Schema = Readonly<{
  $ref?: string;
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  enum?: readonly unknown[];
  "x-extensible-enum"?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  description?: string;
}>;

type OpenApi = Readonly<{ components: { schemas: Readonly<Record<string, Schema>> } }>;

/** Names that differ in the SDKs, because browsers define `Event` and `Location`. */
const otherNames: Readonly<Record<string, string>> = { Event: "WebhookEvent", Location: "FieldLocation" };

function nameOf(component: string): string {
  return otherNames[component] ?? component;
}

export function referredName(ref: string): string {
  return nameOf(ref.slice(ref.lastIndexOf("/") + 1));
}

/** Requests are arguments of the SDKs' methods, envelopes are unwrapped, and version 1.0 is not supported. */
const isForOthers = (name: string) =>
  /^(Legacy|Changed|RecordChange$|Bulk(FileOptions|Line|Options)$|WebhookTest|Error$)|(Request|Form|Response)$/.test(
    name,
  );

/** Named schemas for SDKs: the current shapes. */
export function namedSchemas(document: OpenApi): readonly (readonly [string, Schema])[] {
  return Object.entries(document.components.schemas)
    .filter(([name]) => !isForOthers(name))
    .map(([name, schema]) => [nameOf(name), schema]);
}

/** Confidence, locations and sources mirror the fields, which have the descriptions. */
export function isMirror(name: string): boolean {
  return ["Confidence", "Locations", "Sources"].includes(name);
}

export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === "string" ? [type] : type;
}

/** Number of entries of a fixed-length list. */
export function tupleLength({ minItems, maxItems }: Schema): number | undefined {
  return minItems !== undefined && minItems === maxItems ? minItems : undefined;
}

/** Base and own members of a schema that extends another. */
export function extensionOf({ allOf }: Schema): Readonly<{ base: string; own: Schema }> | undefined {
  const [base, own, ...others] = allOf ?? [];
  return base?.$ref && own?.properties && others.length === 0 ? { base: referredName(base.$ref), own } : undefined;
}
