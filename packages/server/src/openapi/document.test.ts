import { errorEnvelope, successEnvelope, webhookEvent } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { describedRoutes } from "./api-route.ts";
import { openApiDocument } from "./document.ts";
import { generatedFiles } from "./generated-files.ts";
import type { Json } from "./schemas/json-schemas.ts";
import { problemsOfAnswer } from "./testing/documented-answer.ts";

type Media = Readonly<{ schema: Json; example?: unknown; examples?: Readonly<Record<string, Json>> }>;
type Body = Readonly<{ content?: Readonly<Record<string, Media>> }>;
type Operation = Readonly<{ requestBody?: Body; responses: Readonly<Record<string, Json>>; parameters?: Json[] }>;

const document = openApiDocument() as Json & {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Json> };
};

/** Every node of the document with its path; examples are values, not descriptions. */
function* nodes(node: unknown, path = "#"): Generator<readonly [string, Json]> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield [path, node as Json];
  for (const [name, inner] of Object.entries(node))
    if (name !== "example" && name !== "examples") yield* nodes(inner, `${path}/${name}`);
}

function resolved<Part>(part: Json): Part {
  if (typeof part.$ref !== "string") return part as Part;
  const names = part.$ref.slice(2).split("/");
  return names.reduce((node: unknown, name) => (node as Json)[name], document) as Part;
}

function operationOf({ path, method }: { path: string; method: string }): Operation {
  const item = document.paths[path.replace("/v1", "").replace(/:(\w+)/g, "{$1}")];
  return item?.[method.toLowerCase()] as Operation;
}

function examplesIn(media: Media): unknown[] {
  if (media.example !== undefined) return [media.example];
  return Object.values(media.examples ?? {}).map((example) => resolved<{ value: unknown }>(example).value);
}

/** A picture or an archive has no example that could be written down. */
const isText = ([, { schema }]: readonly [string, Media]) => schema.format !== "binary" && schema.type !== "binary";
const mediaOf = (body: Body | undefined) => Object.entries(body?.content ?? {}).filter(isText);

/** Valid, and without members that the schema does not know. */
function expectToFit(schema: z.ZodType, example: unknown, name: string): void {
  const outcome = schema.safeParse(example);
  expect([name, outcome.error?.issues ?? []]).toEqual([name, []]);
  if (typeof example === "object") expect([name, outcome.data]).toMatchObject([name, example as object]);
}

describe("the OpenAPI document", () => {
  it("is at most 250 kB, as a file and as served", () => {
    expect(Buffer.byteLength(generatedFiles()["openapi.json"] ?? "")).toBeLessThan(250_000);
    expect(Buffer.byteLength(JSON.stringify(openApiDocument("https://inkvoice.example.com")))).toBeLessThan(250_000);
  });

  it("has no dangling references", () => {
    const references = [...nodes(document)].filter(([, { $ref }]) => typeof $ref === "string");
    expect(references.length).toBeGreaterThan(100);
    for (const [path, node] of references) expect([path, resolved(node)]).not.toEqual([path, undefined]);
  });

  it("defines the parameters of every path", () => {
    for (const [path, { parameters }] of Object.entries(document.paths)) {
      const given = (parameters as unknown as Json[]).map((each) => resolved<{ name: string; in: string }>(each));
      const named = given.filter((each) => each.in === "path").map(({ name }) => name);
      expect([path, named.sort()]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()]);
    }
  });

  it("has no description of one word", () => {
    const short = [...nodes(document)].filter(
      ([, { description }]) => typeof description === "string" && description.trim().split(/\s+/).length < 2,
    );
    expect(short.map(([path, { description }]) => `${path}: ${description}`)).toEqual([]);
  });

  it("names every request after its operation, and every envelope", () => {
    for (const route of describedRoutes()) {
      const { requestBody, responses } = operationOf(route);
      const json = requestBody?.content?.["application/json"];
      const pascal = route.operation.charAt(0).toUpperCase() + route.operation.slice(1);
      if (json) expect(json.schema).toEqual({ $ref: `#/components/schemas/${pascal}Request` });
      if (!route.success.data) continue;
      const { content } = resolved<Body>(responses[route.success.status]!);
      expect(content?.["application/json"]?.schema.$ref).toMatch(/^#\/components\/schemas\/\w+Response$/);
    }
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(["ChangeInvoiceRequest", "InvoiceResponse"]),
    );
  });

  it("has an example of every request, which the schemas accept", () => {
    for (const route of describedRoutes()) {
      const media = mediaOf(operationOf(route).requestBody);
      expect([route.operation, media.filter(([, each]) => examplesIn(each).length === 0)]).toEqual([
        route.operation,
        [],
      ]);
      for (const [type, each] of media)
        if (type === "application/json" && route.body)
          for (const example of examplesIn(each)) {
            const outcome = route.body.safeParse(example);
            expect([route.operation, outcome.error?.issues ?? []]).toEqual([route.operation, []]);
          }
    }
  });

  it("has a recorded example of every response, which fits its schema and its description", () => {
    const without: string[] = [];
    for (const route of describedRoutes())
      for (const [status, response] of Object.entries(operationOf(route).responses))
        for (const [type, media] of mediaOf(resolved<Body>(response))) {
          const name = `${route.operation} ${status} ${type}`;
          const examples = examplesIn(media);
          if (examples.length === 0) without.push(name);
          const isSuccess = Number(status) < 300;
          const schema = isSuccess ? route.success.data && successEnvelope(route.success.data) : errorEnvelope;
          if (schema) for (const example of examples) expectToFit(schema, example, name);
          if (type !== "application/json") continue;
          for (const body of examples) expect([name, problemsOfAnswer({ ...route, status, body })]).toEqual([name, []]);
        }
    expect(without).toEqual([]);
  });

  it("describes every webhook, webhook.test among them, with its headers and an example", () => {
    expect(Object.keys(document.webhooks)).toContain("webhook.test");
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const media = post.requestBody?.content?.["application/json"];
      if (type !== "legacy.event") expectToFit(webhookEvent, media?.example, type);
      const headers = (post.parameters ?? []).map((each) => resolved<{ name: string }>(each).name);
      expect(headers).toEqual([
        "X-Service-Signature",
        "X-Service-Event",
        "Service-Version",
        "X-Service-Delivery",
        "X-Service-Attempt",
        "User-Agent",
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature",
      ]);
    }
  });
});
