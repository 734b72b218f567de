import { type ApiErrorCode, isStrictVersion, type Scope, strictProblem, type Version } from "@inkvoice/contract";
import type { Role } from "@inkvoice/contract/dashboard";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ApiError, invalidParameter, refused } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";
import { firstProblem } from "./request/validation-problems.ts";

/** Who may call a route: an API key, a signed-in person, or anyone. */
export type Access =
  /** With a role, also a person with that role. */
  | Readonly<{ kind: "key"; scope: Scope; role?: Role | "operator" }>
  | Readonly<{ kind: "session"; role: Role | "operator" }>
  | Readonly<{ kind: "public" }>;

/** A kind of authentication. Runs before the body is read, so that an unauthorised caller need not send it. */
export type Auth<Needs, Caller extends object> = Readonly<{
  access: Access;
  authenticate(services: Needs, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /** Throws if the caller would no longer be admitted. */
  admitAgain?(services: Needs, request: FastifyRequest): Promise<void>;
}>;

/** An admitted request with validated input. */
export type Call<Params, Query, Body> = Readonly<{
  params: Params;
  query: Query;
  body: Body;
  version: Version;
  now: number;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

/** An envelope that is already JSON, returned by an operation instead of data. */
export class JsonEnvelope {
  readonly json: string;
  readonly status: 200 | 201;
  readonly replayed: boolean;

  constructor({ json, status = 200, replayed = false }: { json: string; status?: 200 | 201; replayed?: boolean }) {
    this.json = json;
    this.status = status;
    this.replayed = replayed;
  }
}

/** Returned by operations that have sent their own response: a file, an image, a stream. */
export const responseSent = Symbol("already sent");

/** Documentation of an API operation. */
export type Description = Readonly<{
  /** camelCase verb and noun; the operation's name in OpenAPI. */
  operation: string;
  tag: string;
  summary: string;
  /** One to three sentences beyond the summary. */
  description?: string;
  /** An example body: JSON, or the form where the operation takes no JSON. */
  example?: unknown;
  /** An example form, for an operation that takes JSON too. */
  formExample?: unknown;
  /** Whether the operation accepts If-Match with a revision. */
  ifMatch?: boolean;
  success: Readonly<{
    status: 200 | 201;
    description: string;
    data?: z.ZodType;
    /** Content type of a response other than JSON; several if the caller can choose. */
    contentType?: string | readonly string[];
    /** Schema of a line, if the response may be JSON Lines. */
    line?: z.ZodType;
  }>;
  errors: readonly ApiErrorCode[];
  /** Set for multipart bodies, which the operation streams. */
  form?: z.ZodType;
  /** Set for bodies of JSON Lines or plain lines, which the operation streams: the schema of a line. */
  lines?: Readonly<{
    json: z.ZodType;
    jsonExample: string;
    text?: Readonly<{ description: string; example: string; type?: string }>;
  }>;
}>;

type Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Readonly<{
  params?: Params;
  query?: Query;
  body?: Body;
}>;

type Place = Readonly<{
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** In Fastify's form: /v1/invoices/:id */
  path: string;
  /** Whether the body may take much longer than others. */
  patient?: boolean;
  /** Whether the body is URL-encoded instead of JSON, as some protocols require. */
  urlencoded?: boolean;
}>;

export type Route<Needs = Platform> = Place &
  Partial<Description> &
  Input<z.ZodType, z.ZodType, z.ZodType> &
  Readonly<{
    access: Access;
    authenticate(services: Needs, request: FastifyRequest, reply: FastifyReply): Promise<object>;
    admitAgain?(services: Needs, request: FastifyRequest): Promise<void>;
    /** Data for the envelope, a JsonEnvelope, or responseSent. */
    handle(services: Needs, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }>;

const nothing = z.unknown();
const bodyName = "The request body";

/** A body that is missing or not an object has no parameter to name. */
function refusal(error: z.ZodError, value: unknown): ApiError {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return refused("body_not_an_object");
  const { path, problem, ...because } = firstProblem(error);
  return invalidParameter(path.join(".") || bodyName, problem, because);
}

/** A parameter that is given twice arrives as a list. */
function queryRefusal(error: z.ZodError, query: unknown): ApiError {
  const name = error.issues[0]?.path[0];
  const isRepeated = typeof name === "string" && Array.isArray((query as Record<string, unknown>)[name]);
  return isRepeated ? invalidParameter(name, "is given more than once") : refusal(error, query);
}

/** Refuses ids with NUL, which no database accepts. */
function idsIn(params: unknown): unknown {
  const hasNul = Object.values(params ?? {}).some((value) => typeof value === "string" && value.includes("\0"));
  if (hasNul) throw new ApiError("NOT_FOUND");
  return params;
}

const nestedName = /^(\w{1,40})\[([^[\]]{1,200})\]$/;

/** `metadata[order]=7` is the entry `order` of `metadata` (OpenAPI's deepObject style). */
function nestedQuery(query: unknown): Record<string, unknown> {
  // Without a prototype, so that `__proto__` is an ordinary name.
  const nested: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(query ?? {})) {
    const [, outer, inner] = nestedName.exec(name) ?? [];
    if (outer === undefined || inner === undefined || inner === "__proto__") nested[name] = value;
    else nested[outer] = { ...(nested[outer] as object | undefined), [inner]: value };
  }
  return nested;
}

/** A malformed object member is an error in every version: it would be a filter without effect. */
function refuseMalformedMembers(schema: z.ZodType | undefined, query: Record<string, unknown>): void {
  const known = schema instanceof z.ZodObject ? schema.shape : {};
  for (const name of Object.keys(query)) {
    const outer = /^(\w{1,40})[[\].]/.exec(name)?.[1];
    if (outer !== undefined && Object.hasOwn(known, outer))
      throw invalidParameter(name, `must be written as ${outer}[name]`);
  }
}

/**
 * From version 1.3 on, an unknown parameter is an error: it may be a mistyped filter. A loose schema accepts any, as
 * some protocols require.
 */
function refuseUnknownNames(schema: z.ZodType | undefined, query: Record<string, unknown>): void {
  if (schema instanceof z.ZodObject && schema.def.catchall) return;
  const known = schema instanceof z.ZodObject ? schema.shape : {};
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw invalidParameter(unknown, "is not a known parameter");
}

/** From version 1.3 on, implausible values are errors too. */
function refuseMistakes(...inputs: readonly unknown[]): void {
  for (const input of inputs) {
    const mistake = strictProblem(input);
    if (mistake) throw invalidParameter(mistake.path, mistake.problem);
  }
}

function checked<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  refuse = refusal,
): z.infer<Schema> {
  const outcome = (schema ?? nothing).safeParse(value, { reportInput: true });
  // Without a schema the type is unknown.
  if (outcome.success) return outcome.data as z.infer<Schema>;
  throw refuse(outcome.error, value);
}

/**
 * Defines one operation: path, authentication and handler. Input is validated by the schemas that OpenAPI shows. API
 * operations also have a documentation; `handle` names the services it needs.
 */
export function defineRoute<
  Caller extends object,
  AuthNeeds extends Platform,
  Needs extends Platform,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
>(
  route: Place &
    Partial<Description> &
    Input<Params, Query, Body> &
    Readonly<{
      auth: Auth<AuthNeeds, Caller>;
      handle(services: Needs, call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>> & Caller): Promise<unknown>;
    }>,
): Route<AuthNeeds & Needs> {
  const { auth, handle, ...rest } = route;
  return {
    ...rest,
    ...auth,
    handle: (services, request, reply) => {
      const state = request.state!;
      const query = nestedQuery(request.query);
      refuseMalformedMembers(route.query, query);
      const isStrict = auth.access.kind === "key" && isStrictVersion(state.version);
      if (isStrict) refuseUnknownNames(route.query, query);
      const call = {
        params: checked(route.params, idsIn(request.params)),
        query: checked(route.query, query, queryRefusal),
        body: checked(route.body, request.body),
        version: state.version,
        now: services.clock.now(),
        request,
        reply,
      };
      if (isStrict) refuseMistakes(call.query, call.body);
      // Set by this route's `authenticate`.
      return handle(services, { ...call, ...(state.caller as Caller) });
    },
  };
}
