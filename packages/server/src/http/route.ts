import type { ApiErrorCode, Scope, Version } from "@inkvoice/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Principal } from "../access/principal.ts";
import { ApiError, invalidParameter } from "../platform/api-error.ts";
import type { Services } from "../services.ts";

/** One authenticated request to the API, its input checked. */
export type Call<Params, Query, Body> = Readonly<{
  principal: Principal;
  params: Params;
  query: Query;
  body: Body;
  version: Version;
  requestId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

/**
 * What an operation answers: data for the envelope, an envelope already written as JSON, or nothing because it took
 * the connection over (a stream).
 */
export type Answer =
  | Readonly<{ data: unknown; status?: 200 | 201 }>
  | Readonly<{ json: string; status?: 200 | 201; replayed?: boolean }>
  | Readonly<{ streamed: true }>;

type Description = Readonly<{
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Fastify's form: /v1/invoices/:id */
  path: string;
  scope: Scope;
  /** camelCase verb and noun; the name of the operation in OpenAPI. */
  operation: string;
  tag: string;
  summary: string;
  success: Readonly<{ status: 200 | 201; description: string; data?: z.ZodType; contentType?: string }>;
  errors: readonly ApiErrorCode[];
  /** Set for multipart bodies, which the operation reads itself as a stream. */
  form?: z.ZodType;
}>;

type Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Readonly<{
  params?: Params;
  query?: Query;
  body?: Body;
}>;

type RawCall = Omit<Call<unknown, unknown, unknown>, "params" | "query" | "body">;

export type Route = Description &
  Input<z.ZodType, z.ZodType, z.ZodType> &
  Readonly<{ handle(services: Services, call: RawCall): Promise<Answer> }>;

const nothing = z.unknown();
const bodyName = "The request body";

function firstProblem(error: z.ZodError): { name: string; problem: string } {
  const issue = error.issues[0];
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  if (unknown !== undefined) return { name: unknown, problem: "is not a known property" };
  return { name: issue?.path.join(".") || bodyName, problem: predicate(issue?.message ?? "is not valid") };
}

/** Our own schemas say how a value must be; what the library says by itself is put into the same form. */
function predicate(message: string): string {
  return /^(must|is) /.test(message) ? message : `is not valid: ${message.replace(/^Invalid input: /, "")}`;
}

/** Nothing, a list or a number where an object is needed: there is no parameter to name. */
function refusal(error: z.ZodError, value: unknown): ApiError {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return new ApiError("INVALID_REQUEST", `${bodyName} must be a JSON object.`);
  const { name, problem } = firstProblem(error);
  return invalidParameter(name, problem);
}

function checked<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.infer<Schema> {
  const outcome = (schema ?? nothing).safeParse(value);
  // Without a schema the type is unknown, which any value is.
  if (outcome.success) return outcome.data as z.infer<Schema>;
  throw refusal(outcome.error, value);
}

/** Describes one operation. Its input is checked by the same schemas that OpenAPI shows. */
export function defineRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  route: Description &
    Input<Params, Query, Body> & {
      handle(services: Services, call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>>): Promise<Answer>;
    },
): Route {
  return {
    ...route,
    handle: (services, call) =>
      route.handle(services, {
        ...call,
        params: checked(route.params, call.request.params),
        query: checked(route.query, call.request.query),
        body: checked(route.body, call.request.body),
      }),
  };
}
