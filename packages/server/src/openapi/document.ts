import {
  type ApiErrorCode,
  apiErrors,
  currentVersion,
  errorEnvelope,
  successEnvelope,
  versions,
} from "@inkvoice/contract";
import { z } from "zod";
import type { Description, Route } from "../http/route.ts";
import { apiRoutes } from "../routes.ts";

type Json = Record<string, unknown>;

/** Every operation can answer with these, whatever it does. */
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

const commonHeaders = [
  {
    name: "Service-Version",
    in: "header",
    schema: { type: "string", examples: [currentVersion] },
    description: `The version to speak: ${versions.join(", ")}, or a prefix. Default: the newest.`,
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
  "Service-Version": { schema: { type: "string" }, description: "The version this response speaks" },
  "X-RateLimit-Limit": { schema: { type: "integer" }, description: "Ceiling of the window with fewer requests left" },
  "X-RateLimit-Remaining": { schema: { type: "integer" }, description: "Requests left in that window" },
  "X-RateLimit-Reset": { schema: { type: "integer" }, description: "When it resets: Unix time in seconds, UTC" },
};

function schemaOf(type: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return schema;
}

function parametersOf(type: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!type) return [];
  const schema = schemaOf(type, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === "path" || (schema.required ?? []).includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

type ApiRoute = Pick<Route, "method" | "path" | "access" | "params" | "query" | "body"> & Description;

/** The index of the API holds only what can be described. */
function described(route: (typeof apiRoutes)[number]): ApiRoute {
  const { operation, tag, summary, success, errors } = route;
  if (!operation || !tag || !summary || !success || !errors)
    throw new Error(`${route.method} ${route.path} lacks its description: operation, tag, summary, success, errors`);
  return { ...route, operation, tag, summary, success, errors };
}

function requestBody(route: ApiRoute): Json {
  if (route.form)
    return {
      requestBody: { required: true, content: { "multipart/form-data": { schema: schemaOf(route.form, "input") } } },
    };
  if (!route.body) return {};
  return {
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(route.body, "input") } } },
  };
}

function errorResponses(codes: readonly ApiErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => apiErrors[code].status);
  const entries = [...byStatus].map(([status, list]) => {
    const description = list.map((code) => `\`${code}\`: ${apiErrors[code].doc}`).join("\n\n");
    const retry = status === 429 || status === 503 ? { "Retry-After": { schema: { type: "integer" } } } : {};
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    return [String(status), { description, headers: { ...responseHeaders, ...retry }, content }];
  });
  return Object.fromEntries(entries);
}

function successResponse({ success }: ApiRoute): Json {
  const content = success.data
    ? { "application/json": { schema: schemaOf(successEnvelope(success.data), "output") } }
    : { [success.contentType ?? "application/json"]: { schema: { type: "string" } } };
  return { [success.status]: { description: success.description, headers: responseHeaders, content } };
}

function operationOf(route: ApiRoute): Json {
  return {
    operationId: route.operation,
    tags: [route.tag],
    summary: route.summary,
    security: [{ apiKey: route.access.kind === "key" ? [route.access.scope] : [] }],
    parameters: [
      ...parametersOf(route.params, "path"),
      ...parametersOf(route.query, "query"),
      ...commonHeaders,
      ...(route.method === "POST" ? [idempotencyHeader] : []),
    ],
    ...requestBody(route),
    responses: { ...successResponse(route), ...errorResponses([...route.errors, ...commonErrors]) },
  };
}

function pathsOf(all: readonly ApiRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of all) {
    const path = route.path.replace(/^\/v1/, "").replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return paths;
}

const description = `Upload an invoice as PDF, JPG, PNG, WEBP, TIFF, HEIC or XML; get back every field with its confidence and its place on the page.

Every response is \`{ success, data, error }\`. Timestamps are ISO 8601 in UTC. Files are limited to 10 MB and 50 pages.`;

/** The contract as OpenAPI 3.1, from the schemas that check the requests. */
export function openApiDocument(baseUrl = "http://localhost:3000"): Json {
  const routes = apiRoutes.map(described);
  return {
    openapi: "3.1.0",
    info: {
      title: "Inkvoice API",
      version: currentVersion,
      description,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: `${baseUrl}/v1` }],
    security: [{ apiKey: [] }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths: pathsOf(routes),
    components: {
      securitySchemes: { apiKey: { type: "http", scheme: "bearer", description: "An API key: ink_live_…" } },
      schemas: { Error: schemaOf(errorEnvelope, "output") },
    },
  };
}
