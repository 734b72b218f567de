/** The used parts of an OpenAPI document. */
export type OpenApi = Readonly<{
  info: Readonly<{ title: string; version: string; description?: string }>;
  paths: Readonly<Record<string, PathItem>>;
  components?: Readonly<{
    parameters?: Readonly<Record<string, Parameter>>;
    schemas?: Readonly<Record<string, Schema>>;
  }>;
}>;

type Reference = Readonly<{ $ref: string }>;
type Parameter = Readonly<{ name: string; in: string; required?: boolean; description?: string; schema?: Schema }>;
type Schema = Readonly<{
  type?: string;
  format?: string;
  description?: string;
  default?: unknown;
  examples?: readonly unknown[];
  example?: unknown;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}>;
type Media = Readonly<{
  schema?: Schema | Reference;
  example?: unknown;
  examples?: Readonly<Record<string, { value?: unknown }>>;
}>;
type Operation = Readonly<{
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: Readonly<{ content: Readonly<Record<string, Media>> }>;
}>;

type PathItem = Readonly<{ parameters?: readonly (Parameter | Reference)[] }> & Readonly<Record<string, unknown>>;

/** The part of the document that a reference names. */
function resolved<Part extends object>(document: OpenApi, part: Part | Reference): Part {
  if (!("$ref" in part)) return part;
  const names = part.$ref.replace(/^#\//, "").split("/");
  return names.reduce((node: unknown, name) => (node as Record<string, unknown>)[name], document) as Part;
}

const methods = ["get", "post", "put", "patch", "delete"];
const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** A Postman collection (format 2.1): a folder per tag, a request per operation, URL and key as variables. */
export function postmanCollection(document: OpenApi, baseUrl: string): object {
  const { info, paths } = document;
  const requests = Object.entries(paths).flatMap(([path, { parameters: ofPath = [], ...operations }]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, each]) => {
        const operation = each as Operation;
        const parameters = [...ofPath, ...(operation.parameters ?? [])].map((one) => resolved(document, one));
        const body = operation.requestBody && bodyOf(document, operation.requestBody.content);
        return { tag: operation.tags?.[0] ?? "Other", item: itemOf(method, path, { ...operation, parameters, body }) };
      }),
  );
  const folders = Map.groupBy(requests, ({ tag }) => tag);
  return {
    info: { name: `${info.title} ${info.version}`, description: info.description, schema },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{api_key}}", type: "string" }] },
    variable: [
      { key: "base_url", value: baseUrl },
      { key: "api_key", value: "" },
    ],
    item: [...folders].map(([name, members]) => ({ name, item: members.map(({ item }) => item) })),
  };
}

type Resolved = Omit<Operation, "parameters"> & Readonly<{ parameters: readonly Parameter[]; body?: Body | undefined }>;

function itemOf(method: string, path: string, operation: Resolved): object {
  const { parameters, summary, description, body } = operation;
  const steps = ["v1", ...path.split("/").filter(Boolean)].map((step) => step.replace(/^\{(.*)\}$/, ":$1"));
  const shown = (parameter: Parameter) => ({
    key: parameter.name,
    value: textOf(parameter.schema?.examples?.[0] ?? parameter.schema?.default),
    description: parameter.description,
    disabled: parameter.required !== true,
  });
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    name: summary ?? operation.operationId,
    request: {
      method: method.toUpperCase(),
      description,
      header: [
        ...inPlace("header").map(shown),
        ...(body?.mode === "raw" ? [{ key: "Content-Type", value: "application/json" }] : []),
      ],
      url: {
        raw: `{{base_url}}/${steps.join("/")}`,
        host: ["{{base_url}}"],
        path: steps,
        query: inPlace("query").map(shown),
        variable: inPlace("path").map(({ name, description: about }) => ({ key: name, value: "", description: about })),
      },
      ...(body && { body }),
    },
  };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

type Body =
  | Readonly<{ mode: "raw"; raw: string; options: object }>
  | Readonly<{ mode: "formdata"; formdata: object[] }>;

function bodyOf(document: OpenApi, content: Readonly<Record<string, Media>>): Body {
  const schemaOf = ({ schema: given = {} }: Media) => resolved<Schema>(document, given);
  const form = content["multipart/form-data"];
  if (form) return { mode: "formdata", formdata: Object.entries(schemaOf(form).properties ?? {}).map(formField) };
  const media = content["application/json"] ?? {};
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? schemaOf(media).examples?.[0] ?? {};
  return { mode: "raw", raw: JSON.stringify(example, null, 2), options: { raw: { language: "json" } } };
}

function formField([key, field]: [string, Schema]): object {
  const isFile = (field.items ?? field).format === "binary";
  const value = isFile ? { type: "file", src: [] } : { type: "text", value: textOf(field.default) };
  return { key, ...value, description: field.description, disabled: !isFile };
}
