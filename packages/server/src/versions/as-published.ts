import { readFileSync } from "node:fs";

/*
 * Clients that were generated from the document of version 1.2.0 may refuse what it does not name: its answers forbid further
 * members. Whoever asks for 1.2.0 by name is answered with what that document has, and no more.
 */

type Schema = Readonly<{
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
}>;

type Operation = Readonly<{
  operationId: string;
  responses: Readonly<Record<string, Readonly<{ content?: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>>>;
}>;

const documentUrl = new URL("./published/openapi-1.2.0.json", import.meta.url);
let answers: ReadonlyMap<string, Schema> | undefined;

/** The schema of each operation's success; read when somebody asks for the version the first time. */
function published(): ReadonlyMap<string, Schema> {
  answers ??= new Map(
    publishedOperations().flatMap(({ operationId, responses }) => {
      const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
      const schema = success?.content?.["application/json"]?.schema;
      return schema ? [[operationId, schema] as const] : [];
    }),
  );
  return answers;
}

function publishedOperations(): Operation[] {
  const { paths } = JSON.parse(readFileSync(documentUrl, "utf8")) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

/** Whether a request names the version whose document is kept to. */
export function namesPublishedVersion(header: string): boolean {
  return /^1\.2(\.0)?$/.test(header.trim());
}

/** An answer as version 1.2.0 published it; operations that it did not have are answered as they are. */
export function asPublished(operation: string | undefined, json: string): string {
  const schema = operation === undefined ? undefined : published().get(operation);
  return schema ? JSON.stringify(known(JSON.parse(json), schema)) : json;
}

/** Whether version 1.2.0 had a name for this type of event. */
export function isPublishedEvent(type: string): boolean {
  return published().get("getEvent")?.properties?.data?.properties?.type?.enum?.includes(type) ?? true;
}

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;

function known(value: unknown, schema: Schema): unknown {
  if (!isObject(value)) return value;
  if (schema.anyOf) return known(value, branchOf(value, schema.anyOf));
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.filter((entry) => isNamed(entry, items)).map((entry) => known(entry, items));
  }
  const members = Object.entries(value).flatMap(([name, member]) => {
    const inner = schema.properties?.[name] ?? further(schema);
    return inner ? [[name, known(member, inner)] as const] : [];
  });
  return Object.fromEntries(members);
}

/** What members have that are not named: a schema of their own, anything, or no place. */
function further({ properties, additionalProperties }: Schema): Schema | undefined {
  if (typeof additionalProperties === "object") return additionalProperties;
  return additionalProperties === false && properties ? undefined : {};
}

/** Of several shapes the one whose members are all there. */
function branchOf(value: Members, branches: readonly Schema[]): Schema {
  const fits = ({ properties, required = [] }: Schema) => properties && required.every((name) => name in value);
  return branches.find(fits) ?? branches.find((branch) => branch.items || branch.additionalProperties) ?? {};
}

/** An entry of a kind that the version had no name for, such as a newer type of event, is left out of lists. */
function isNamed(entry: unknown, { enum: values, properties }: Schema): boolean {
  if (values) return values.includes(entry);
  if (!isObject(entry) || !properties) return true;
  return Object.entries(properties).every(
    ([name, { enum: names }]) => !names || !(name in entry) || names.includes(entry[name]),
  );
}
