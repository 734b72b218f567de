import {
  type ApiErrorCode,
  apiErrors,
  currentVersion,
  errorEnvelope,
  limits,
  successEnvelope,
  versions,
  webhookEvent,
} from "@inkvoice/contract";
import { z } from "zod";
import { lineTypes } from "../http/request/body-parsers.ts";
import type { Description, Route } from "../http/route.ts";
import { apiRoutes } from "../routes.ts";
import { type Json, SchemaWriter } from "./json-schemas.ts";
import { legacySchemas } from "./legacy-schemas.ts";
import { memberDescription } from "./member-descriptions.ts";
import { noticeSchemas, webhookDescriptions } from "./webhook-descriptions.ts";

/** Errors that every operation can return. */
const commonErrors: readonly ApiErrorCode[] = [
  "UNSUPPORTED_VERSION",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "RATE_LIMIT_EXCEEDED",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
];

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
  description: 'The revision to change, in quotes: "3". Where the invoice has another by now, nothing is changed.',
};

const retryHeader = { "Retry-After": { schema: { type: "integer" }, description: "Seconds to wait" } };

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

const responseHeaders = {
  "X-Request-ID": { schema: { type: "string" }, description: "Finds this request in the logs" },
  "Service-Version": { schema: { type: "string" }, description: "API version of this response" },
  "X-RateLimit-Limit": { schema: { type: "integer" }, description: "Ceiling of the window with fewer requests left" },
  "X-RateLimit-Remaining": { schema: { type: "integer" }, description: "Requests left in that window" },
  "X-RateLimit-Reset": { schema: { type: "integer" }, description: "When it resets: Unix time in seconds, UTC" },
};

function parametersOf(writer: SchemaWriter, type: z.ZodType | undefined, place: "path" | "query"): Json[] {
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
    required: place === "path" || (schema.required ?? []).includes(name),
    ...(property.type === "object" && { style: "deepObject", explode: true }),
    description: description ?? memberDescription(name),
    schema: property,
  }));
}

type ApiRoute = Pick<Route, "method" | "path" | "access" | "params" | "query" | "body"> & Description;

/** The API index must contain described routes only. */
function described(route: (typeof apiRoutes)[number]): ApiRoute {
  const { operation, tag, summary, success, errors } = route;
  if (!operation || !tag || !summary || !success || !errors)
    throw new Error(`${route.method} ${route.path} lacks its description: operation, tag, summary, success, errors`);
  return { ...route, operation, tag, summary, success, errors };
}

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
  const text = { schema: { type: "string", description: lines.text } };
  const contentSchema = writer.write(lines.json, "input");
  const json = { schema: { type: "string", contentMediaType: "application/json", contentSchema } };
  return { [lineTypes.json[0]!]: json, [lineTypes.text[0]!]: text };
}

function requestBody(writer: SchemaWriter, route: ApiRoute): Json {
  const example = route.example === undefined ? {} : { example: route.example };
  const json = route.body && { "application/json": { schema: writer.write(route.body, "input"), ...example } };
  if (route.form) {
    // Prefer the JSON example when both content types fit.
    const form = { schema: formSchema(writer, route.form), ...(!json && example) };
    return {
      requestBody: { required: true, content: { "multipart/form-data": form, ...json, ...lineBodies(writer, route) } },
    };
  }
  if (!route.body) return {};
  const content = json;
  return { requestBody: { required: !route.body.safeParse(undefined).success, content } };
}

function errorResponses(codes: readonly ApiErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => apiErrors[code].status);
  const entries = [...byStatus].map(([status, list]) => {
    const description = list.map((code) => `\`${code}\`: ${apiErrors[code].doc}`).join("\n\n");
    const retry = status === 429 || status === 503 ? retryHeader : {};
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    return [String(status), { description, headers: { ...responseHeaders, ...retry }, content }];
  });
  return Object.fromEntries(entries);
}

const textOrBytes = (type: string) => ({
  type: "string",
  ...(/^image\/|zip$/.test(type) && { format: "binary" }),
});

function successResponse(writer: SchemaWriter, { success }: ApiRoute): Json {
  const types = [success.contentType ?? "application/json"].flat();
  const linesOf = (type: string) =>
    success.line && type === "application/x-ndjson"
      ? { contentMediaType: "application/json", contentSchema: writer.write(success.line, "output") }
      : {};
  const content = success.data
    ? { "application/json": { schema: writer.write(successEnvelope(success.data), "output") } }
    : Object.fromEntries(types.map((type) => [type, { schema: { ...textOrBytes(type), ...linesOf(type) } }]));
  return { [success.status]: { description: success.description, headers: responseHeaders, content } };
}

function scopeSentence({ access }: ApiRoute): string {
  return access.kind === "key" ? `\n\nNeeds a key with the scope \`${access.scope}\`.` : "";
}

function operationOf(writer: SchemaWriter, route: ApiRoute): Json {
  return {
    operationId: route.operation,
    tags: [route.tag],
    summary: route.summary,
    description: `${route.description ?? `${route.summary}.`}${scopeSentence(route)}`,
    security: [{ apiKey: [] }],
    ...(route.access.kind === "key" && { "x-required-scope": route.access.scope }),
    parameters: [
      ...parametersOf(writer, route.params, "path"),
      ...parametersOf(writer, route.query, "query"),
      ...commonHeaders,
      ...(route.ifMatch ? [ifMatchHeader] : []),
      ...(route.method === "POST" ? [idempotencyHeader] : []),
    ],
    ...requestBody(writer, route),
    responses: { ...successResponse(writer, route), ...errorResponses([...route.errors, ...commonErrors]) },
  };
}

function pathsOf(writer: SchemaWriter, all: readonly ApiRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of all) {
    const path = route.path.replace(/^\/v1/, "").replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(writer, route) };
  }
  return paths;
}

const description = `Upload an invoice as PDF, JPG, PNG, WEBP, TIFF, HEIC or XML; get back every field with its confidence and its place on the page.

Every response is \`{ success, data, error }\`. Timestamps are ISO 8601 in UTC. Files are limited to 10 MB and 50 pages.

Answers are open: members, and values of lists of names (\`x-extensible-enum\`), may be added at any time. Under \`Service-Version\` 1.0.x invoices and events have the shapes \`LegacyInvoice\` and \`LegacyEvent\`, and an error is its code as a bare string.`;

/** The service's own URL, or a placeholder in the committed file. */
function serverOf(baseUrl: string | undefined): Json {
  if (baseUrl !== undefined) return { url: `${baseUrl}/v1` };
  const base = { default: "http://localhost:3000", description: "Where the service runs" };
  return { url: "{base_url}/v1", variables: { base_url: base } };
}

/** INDEX of operation groups. */
const tags: Readonly<Record<string, string>> = {
  Invoices: "Upload, read, correct, review, list and delete invoices.",
  Documents: "Pages, words and draft e-invoices of the uploaded file.",
  Batches: "Several files that were sent in one upload.",
  Bulk: "Thousands of files in one request.",
  "Custom fields": "Custom fields of the account.",
  Exports:
    "Files for spreadsheets, programs and accounting systems; each export is a record that can be had again and undone.",
  Analytics: "Sums and counts of the account's invoices.",
  Account: "Settings of the account.",
  Webhooks: "Endpoints that receive events.",
  Events: "Events and their deliveries.",
};

function tagsOf(routes: readonly ApiRoute[]): Json[] {
  return [...new Set(routes.map((route) => route.tag))].map((name) => {
    const about = tags[name];
    if (about === undefined) throw new Error(`openapi/document.ts lacks a description of the tag ${name}`);
    return { name, description: about };
  });
}

/** The contract as OpenAPI 3.1, generated from the schemas that validate requests. */
export function openApiDocument(baseUrl?: string): Json {
  const routes = apiRoutes.map(described);
  const writer = new SchemaWriter();
  const paths = pathsOf(writer, routes);
  const error = writer.write(errorEnvelope, "output");
  // Webhook bodies are not part of any response.
  writer.write(z.array(webhookEvent), "output");
  return {
    openapi: "3.1.0",
    info: {
      title: "Inkvoice API",
      version: currentVersion,
      description,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      contact: { name: "Inkvoice", url: "https://github.com/inkvoice/inkvoice" },
    },
    servers: [serverOf(baseUrl)],
    security: [{ apiKey: [] }],
    tags: tagsOf(routes),
    paths,
    webhooks: webhookDescriptions(),
    components: {
      securitySchemes: { apiKey: { type: "http", scheme: "bearer", description: "An API key: ink_live_…" } },
      schemas: { ...writer.all(), ...noticeSchemas, ...legacySchemas((name) => writer.get(name)), Error: error },
    },
  };
}
