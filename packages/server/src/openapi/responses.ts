import { type ApiErrorCode, apiErrors, successEnvelope } from "@inkvoice/contract";
import { ApiError, errorBodyOf } from "../platform/api-error.ts";
import { type ApiRoute, pascalCase } from "./api-route.ts";
import { examplesOf, textExample } from "./examples.ts";
import type { Json, SchemaWriter } from "./schemas/json-schemas.ts";

/** Errors that every operation can return at 400, where operations have errors of their own. */
const commonErrors: readonly ApiErrorCode[] = ["UNSUPPORTED_VERSION"];
/** Errors that every operation can return at other statuses: described once, as `default`. */
const defaultErrors = [
  "UNAUTHORIZED",
  "FORBIDDEN",
  "RATE_LIMIT_EXCEEDED",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
] as const satisfies readonly ApiErrorCode[];

const errorNames: Readonly<Record<number, string>> = {
  400: "BadRequest",
  404: "NotFound",
  412: "PreconditionFailed",
};

/** INDEX of response headers by component. */
export const headers: Readonly<Record<string, Json>> = {
  RequestId: { schema: { type: "string" }, description: "Finds this request in the logs" },
  Version: { schema: { type: "string" }, description: "API version of this response" },
  Limit: { schema: { type: "integer" }, description: "Ceiling of the window with fewer requests left" },
  Remaining: { schema: { type: "integer" }, description: "Requests left in that window" },
  Reset: { schema: { type: "integer" }, description: "When it resets: Unix time in seconds, UTC" },
  ETag: { schema: { type: "string" }, description: "The revision of the invoice in quotes, for If-Match" },
  RetryAfter: { schema: { type: "integer" }, description: "Seconds to wait before the next request" },
};

const headerRefs = (components: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(components).map(([name, part]) => [name, { $ref: `#/components/headers/${part}` }]),
  );

/** Named in the introduction, and described at the errors: every response would repeat them. */
const everyResponse = headerRefs({
  "X-Request-ID": "RequestId",
  "Service-Version": "Version",
  "X-RateLimit-Limit": "Limit",
  "X-RateLimit-Remaining": "Remaining",
  "X-RateLimit-Reset": "Reset",
});

const codesAt = (status: number) =>
  (Object.keys(apiErrors) as ApiErrorCode[]).filter((code) => apiErrors[code].status === status);

const explained = (codes: readonly ApiErrorCode[]) =>
  codes.map((code) => `\`${code}\`: ${apiErrors[code].doc}`).join("\n\n");

/** The body of an error as the service writes it. */
function errorExample(code: ApiErrorCode): Json {
  const error = { ...errorBodyOf(new ApiError(code)), request_id: "req_2169177287986858240" };
  return { success: false, data: null, error };
}

/** 400 under the stable versions, 412 from 1.3 on. */
const mismatch = "REVISION_MISMATCH";

/** One component for each status of an error. */
export function errorComponents(): Json {
  const entries = Object.entries(errorNames).map(([status, name]) => {
    const codes = status === "412" ? ([mismatch] as const) : codesAt(Number(status));
    const example = errorExample(codes.find((code) => code === "INVALID_PARAMETER") ?? codes[0]!);
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" }, example } };
    return [
      name,
      {
        description: `${status === "412" ? "From 1.3.0 on: " : ""}${explained(codes)}`,
        headers: everyResponse,
        content,
      },
    ];
  });
  return { ...Object.fromEntries(entries), AnyOperation: defaultComponent() };
}

/** Statuses that every operation shares; 429 and 503 say when to try again. */
function defaultComponent(): Json {
  const described = defaultErrors.map((code) => `${apiErrors[code].status} ${explained([code])}`).join("\n\n");
  const example = errorExample("RATE_LIMIT_EXCEEDED");
  return {
    description: described,
    headers: { ...everyResponse, ...headerRefs({ "Retry-After": "RetryAfter" }) },
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" }, example } },
  };
}

const names = (codes: readonly ApiErrorCode[]) => codes.map((code) => `\`${code}\``).join(", ");

/** References to the components, naming the operation's own codes where the status has several. */
function errorResponses(codes: readonly ApiErrorCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => apiErrors[code].status);
  const entries = [...byStatus].flatMap(([status, list]) => {
    if (errorNames[status] === undefined) return [];
    const $ref = `#/components/responses/${errorNames[status]}`;
    const own = list.filter((code) => !commonErrors.includes(code));
    const isShort = own.length > 0 && list.length < codesAt(status).length;
    return [[String(status), { $ref, ...(isShort && { description: `With ${names(own)}` }) }]];
  });
  const strict = codes.includes(mismatch) ? { 412: { $ref: "#/components/responses/PreconditionFailed" } } : {};
  return { ...Object.fromEntries(entries), ...strict, default: { $ref: "#/components/responses/AnyOperation" } };
}

const textOrBytes = (type: string) => ({
  type: "string",
  ...(/^image\/|zip$|sheet$/.test(type) && { format: "binary" }),
});

/** Collects the responses that operations refer to. */
export class ResponseWriter {
  readonly #schemas: SchemaWriter;
  readonly components: Record<string, Json> = {};
  readonly examples: Record<string, Json> = {};

  constructor(schemas: SchemaWriter) {
    this.#schemas = schemas;
  }

  write(route: ApiRoute): Json {
    const { success } = route;
    const written = success.data ? this.#envelope(route) : this.#document(route);
    return { [success.status]: written, ...errorResponses([...route.errors, ...commonErrors]) };
  }

  /** An envelope is named after the schema of its data, or after the operation where that schema has no name. */
  #envelope({ success, operation }: ApiRoute): Json {
    const envelope = this.#schemas.write(successEnvelope(success.data!), "output");
    const { data } = envelope.properties as { data: Json };
    const ref = typeof data.$ref === "string" ? data.$ref : undefined;
    const name = ref === undefined ? pascalCase(operation) : ref.slice(ref.lastIndexOf("/") + 1);
    this.components[name] ??= this.#component(name, data, success.description);
    const isSame = this.components[name].description === success.description;
    return { $ref: `#/components/responses/${name}`, ...(!isSame && { description: success.description }) };
  }

  #component(name: string, data: Json, description: string): Json {
    const { description: _, ...result } = data.$ref === undefined ? data : { $ref: data.$ref };
    this.#schemas.add(`${name}Response`, {
      type: "object",
      properties: { success: { type: "boolean", const: true }, data: result, error: { type: "null" } },
      required: ["success", "data", "error"],
    });
    const examples = Object.entries(examplesOf(name)).map(([example, value]) => {
      this.examples[example] = { value };
      return [example, { $ref: `#/components/examples/${example}` }];
    });
    const schema = { $ref: `#/components/schemas/${name}Response` };
    const shown = examples.length > 0 && { examples: Object.fromEntries(examples) };
    return {
      description,
      ...(name === "Invoice" && { headers: headerRefs({ ETag: "ETag" }) }),
      content: { "application/json": { schema, ...shown } },
    };
  }

  #document({ success, operation }: ApiRoute): Json {
    const linesOf = (type: string) =>
      success.line && type === "application/x-ndjson"
        ? { contentMediaType: "application/json", contentSchema: this.#schemas.write(success.line, "output") }
        : {};
    const media = [success.contentType ?? "text/plain"].flat().map((type) => {
      const schema = { ...textOrBytes(type), ...linesOf(type) };
      return [type, { schema, ...textExample(operation, type) }];
    });
    return { description: success.description, content: Object.fromEntries(media) };
  }
}
