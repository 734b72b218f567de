import { currentVersion, errorEnvelope, webhookEvent } from "@inkvoice/contract";
import { z } from "zod";
import { type ApiRoute, describedRoutes } from "./api-route.ts";
import { operationParameters, pathParameters, shareParameters } from "./parameters.ts";
import { requestBody } from "./requests.ts";
import { errorComponents, headers, ResponseWriter } from "./responses.ts";
import { type Json, SchemaWriter } from "./schemas/json-schemas.ts";
import { legacySchemas } from "./schemas/legacy-schemas.ts";
import { noticeSchemas, webhookDescriptions, webhookParameters, webhookResponses } from "./webhook-descriptions.ts";

function scopeSentence({ access }: ApiRoute): string {
  return access.kind === "key" ? `Scope: \`${access.scope}\`.` : "";
}

type Writers = Readonly<{ schemas: SchemaWriter; responses: ResponseWriter }>;

function operationOf({ schemas, responses }: Writers, route: ApiRoute): Json {
  return {
    operationId: route.operation,
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, scopeSentence(route)].filter(Boolean).join("\n\n"),
    ...(route.access.kind === "key" && { "x-required-scope": route.access.scope }),
    parameters: operationParameters(schemas, route),
    ...requestBody(schemas, route),
    responses: responses.write(route),
  };
}

type PathItem = Record<string, Json | Json[]>;

function pathsOf(writers: Writers, all: readonly ApiRoute[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const route of all) {
    const path = route.path.replace(/^\/v1/, "").replace(/:(\w+)/g, "{$1}");
    const parameters = pathParameters(writers.schemas, route);
    paths[path] = { ...(paths[path] ?? { parameters }), [route.method.toLowerCase()]: operationOf(writers, route) };
  }
  return paths;
}

const description = `Upload an invoice as PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, email, Word or Excel; get back every field with its confidence and its place on the page.

Every response is \`{ success, data, error }\`. Timestamps are ISO 8601 in UTC. Files are limited to 10 MB and 50 pages.

Every response has the headers \`X-Request-ID\`, \`Service-Version\`, \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`, which the response \`AnyOperation\` describes.

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
  Vendors: "Vendors with their bank accounts, by which invoices are recognised and changed accounts are noticed.",
  Orders: "Purchase orders, and the comparison of invoices with them.",
  Rules: "Rules that set custom fields, ask for several approvals, assign and tag invoices.",
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
  const routes = describedRoutes();
  const schemas = new SchemaWriter();
  const responses = new ResponseWriter(schemas);
  const { paths, parameters } = shareParameters(pathsOf({ schemas, responses }, routes));
  const error = schemas.write(errorEnvelope, "output");
  // Webhook bodies are not part of any response.
  schemas.write(z.array(webhookEvent), "output");
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
      parameters: { ...parameters, ...webhookParameters },
      headers,
      responses: { ...responses.components, ...errorComponents(), ...webhookResponses },
      examples: responses.examples,
      schemas: { ...schemas.all(), ...noticeSchemas, ...legacySchemas((name) => schemas.get(name)), Error: error },
    },
  };
}
