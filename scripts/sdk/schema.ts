/** The part of JSON Schema that docs/openapi.json uses. */
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

/** What is called differently in the SDKs: `Event` and `Location` mean something else in every browser. */
const otherNames: Readonly<Record<string, string>> = { Event: "WebhookEvent", Location: "FieldLocation" };

function nameOf(component: string): string {
  return otherNames[component] ?? component;
}

export function referredName(ref: string): string {
  return nameOf(ref.slice(ref.lastIndexOf("/") + 1));
}

/** The named schemas of the API that SDKs speak: the present shapes, without those of 1.0 and the envelope. */
export function namedSchemas(document: OpenApi): readonly (readonly [string, Schema])[] {
  return Object.entries(document.components.schemas)
    .filter(([name]) => !name.startsWith("Legacy") && name !== "Error")
    .map(([name, schema]) => [nameOf(name), schema]);
}

/** Confidence, locations and sources repeat every field; its description stands once, with the field. */
export function isMirror(name: string): boolean {
  return ["Confidence", "Locations", "Sources"].includes(name);
}

export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === "string" ? [type] : type;
}

/** How many entries a list of fixed length has. */
export function tupleLength({ minItems, maxItems }: Schema): number | undefined {
  return minItems !== undefined && minItems === maxItems ? minItems : undefined;
}
