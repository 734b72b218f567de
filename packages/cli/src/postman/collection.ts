/** The used parts of an OpenAPI document. */
export type OpenApi = Readonly<{
  info: Readonly<{ title: string; version: string; description?: string }>;
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}>;

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
type Media = Readonly<{ schema?: Schema; example?: unknown; examples?: Readonly<Record<string, { value?: unknown }>> }>;
type Operation = Readonly<{
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Readonly<Record<string, Media>> }>;
}>;

const methods = ["get", "post", "put", "patch", "delete"];
const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** A Postman collection (format 2.1): a folder per tag, a request per operation, URL and key as variables. */
export function postmanCollection({ info, paths }: OpenApi, baseUrl: string): object {
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ tag: operation.tags?.[0] ?? "Other", item: itemOf(method, path, operation) })),
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

function itemOf(method: string, path: string, operation: Operation): object {
  const { parameters = [], summary, description } = operation;
  const steps = ["v1", ...path.split("/").filter(Boolean)].map((step) => step.replace(/^\{(.*)\}$/, ":$1"));
  const shown = (parameter: Parameter) => ({
    key: parameter.name,
    value: textOf(parameter.schema?.examples?.[0] ?? parameter.schema?.default),
    description: parameter.description,
    disabled: parameter.required !== true,
  });
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const body = operation.requestBody && bodyOf(operation.requestBody.content);
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

function bodyOf(content: Readonly<Record<string, Media>>): Body {
  const form = content["multipart/form-data"];
  if (form) return { mode: "formdata", formdata: Object.entries(form.schema?.properties ?? {}).map(formField) };
  const media = content["application/json"] ?? {};
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? media.schema?.examples?.[0] ?? {};
  return { mode: "raw", raw: JSON.stringify(example, null, 2), options: { raw: { language: "json" } } };
}

function formField([key, field]: [string, Schema]): object {
  const isFile = (field.items ?? field).format === "binary";
  const value = isFile ? { type: "file", src: [] } : { type: "text", value: textOf(field.default) };
  return { key, ...value, description: field.description, disabled: !isFile };
}
