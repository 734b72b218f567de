import { type ApiErrorCode, isStrictVersion, type Scope, type Version } from "@inkvoice/contract";
import type { Role } from "@inkvoice/contract/dashboard";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ApiError, invalidParameter, refused } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";
import { firstProblem } from "./request/validation-problems.ts";

/** Who may call a route: a program with a key, a person who is signed in, or anyone. */
export type Access =
  /** With a role also a person who is signed in with it. */
  | Readonly<{ kind: "key"; scope: Scope; role?: Role | "operator" }>
  | Readonly<{ kind: "session"; role: Role | "operator" }>
  | Readonly<{ kind: "public" }>;

/** A way of authentication. It runs before the body is read: whoever may not do this need not send it. */
export type Auth<Needs, Caller extends object> = Readonly<{
  access: Access;
  authenticate(services: Needs, request: FastifyRequest, reply: FastifyReply): Promise<Caller>;
  /** Throws where the caller would not be let in any more. */
  admitAgain?(services: Needs, request: FastifyRequest): Promise<void>;
}>;

/** One request that was let in, its input checked. */
export type Call<Params, Query, Body> = Readonly<{
  params: Params;
  query: Query;
  body: Body;
  version: Version;
  now: number;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

/** An envelope that is JSON already, as an operation returns it instead of data. */
export class WrittenAnswer {
  readonly json: string;
  readonly status: 200 | 201;
  readonly replayed: boolean;

  constructor({ json, status = 200, replayed = false }: { json: string; status?: 200 | 201; replayed?: boolean }) {
    this.json = json;
    this.status = status;
    this.replayed = replayed;
  }
}

/** What an operation returns that has sent its answer itself: a file, a picture, a stream. */
export const alreadySent = Symbol("already sent");

/** What the reference says of an operation of the API. */
export type Description = Readonly<{
  /** camelCase verb and noun; the name of the operation in OpenAPI. */
  operation: string;
  tag: string;
  summary: string;
  /** What the summary leaves open, in one to three sentences. */
  description?: string;
  /** A body as a caller would send it. */
  example?: unknown;
  /** Whether the operation takes If-Match with a revision. */
  ifMatch?: boolean;
  success: Readonly<{
    status: 200 | 201;
    description: string;
    data?: z.ZodType;
    /** Of what is no JSON; several where the caller chooses. */
    contentType?: string | readonly string[];
    /** Where the answer may be JSON Lines: what stands on each. */
    line?: z.ZodType;
  }>;
  errors: readonly ApiErrorCode[];
  /** Set for multipart bodies, which the operation reads itself as a stream. */
  form?: z.ZodType;
  /** Set where the body may be JSON Lines or plain lines, read as a stream as well: what stands on each. */
  lines?: Readonly<{ json: z.ZodType; text: string }>;
}>;

type Input<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Readonly<{
  params?: Params;
  query?: Query;
  body?: Body;
}>;

type Place = Readonly<{
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Fastify's form: /v1/invoices/:id */
  path: string;
  /** Whether its body may take much longer to arrive than others. */
  patient?: boolean;
  /** Whether its body is a form of names and values instead of JSON, as protocols of others have it. */
  urlencoded?: boolean;
}>;

export type Route<Needs = Platform> = Place &
  Partial<Description> &
  Input<z.ZodType, z.ZodType, z.ZodType> &
  Readonly<{
    access: Access;
    authenticate(services: Needs, request: FastifyRequest, reply: FastifyReply): Promise<object>;
    admitAgain?(services: Needs, request: FastifyRequest): Promise<void>;
    /** Data for the envelope, a WrittenAnswer, or alreadySent. */
    handle(services: Needs, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }>;

const nothing = z.unknown();
const bodyName = "The request body";

/** Nothing, a list or a number where an object is needed: there is no parameter to name. */
function refusal(error: z.ZodError, value: unknown): ApiError {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return refused("body_not_an_object");
  const { path, problem } = firstProblem(error);
  return invalidParameter(path.join(".") || bodyName, problem);
}

/** An id is never one with a NUL, which no database need be asked about. */
function idsIn(params: unknown): unknown {
  const hasNul = Object.values(params ?? {}).some((value) => typeof value === "string" && value.includes("\0"));
  if (hasNul) throw new ApiError("NOT_FOUND");
  return params;
}

const nestedName = /^(\w{1,40})\[([^[\]]{1,200})\]$/;

/** `metadata[order]=7` is the entry `order` of `metadata`, as OpenAPI's deepObject style says. */
function nestedQuery(query: unknown): Record<string, unknown> {
  // Without a prototype, so that `__proto__` is a name like any other.
  const nested: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(query ?? {})) {
    const [, outer, inner] = nestedName.exec(name) ?? [];
    if (outer === undefined || inner === undefined || inner === "__proto__") nested[name] = value;
    else nested[outer] = { ...(nested[outer] as object | undefined), [inner]: value };
  }
  return nested;
}

/** A member of an object that is not written as one is an error in every version: it would be a filter that filters nothing. */
function refuseMalformedMembers(schema: z.ZodType | undefined, query: Record<string, unknown>): void {
  const known = schema instanceof z.ZodObject ? schema.shape : {};
  for (const name of Object.keys(query)) {
    const outer = /^(\w{1,40})[[\].]/.exec(name)?.[1];
    if (outer !== undefined && Object.hasOwn(known, outer))
      throw invalidParameter(name, `must be written as ${outer}[name]`);
  }
}

/** From version 1.3 on a parameter that is not known is an error: it may be a mistyped filter. */
function refuseUnknownNames(schema: z.ZodType | undefined, query: Record<string, unknown>): void {
  const known = schema instanceof z.ZodObject ? schema.shape : {};
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw invalidParameter(unknown, "is not a known parameter");
}

function checked<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.infer<Schema> {
  const outcome = (schema ?? nothing).safeParse(value);
  // Without a schema the type is unknown, which any value is.
  if (outcome.success) return outcome.data as z.infer<Schema>;
  throw refusal(outcome.error, value);
}

/**
 * Describes one operation: where it is, who may call it, and what it does. Its input is checked by the same schemas that
 * OpenAPI shows. An operation of the API is described for the reference as well; `handle` names the services it needs.
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
      if (auth.access.kind === "key" && isStrictVersion(state.version)) refuseUnknownNames(route.query, query);
      const call = {
        params: checked(route.params, idsIn(request.params)),
        query: checked(route.query, query),
        body: checked(route.body, request.body),
        version: state.version,
        now: services.clock.now(),
        request,
        reply,
      };
      // Put there by this route's own authenticate.
      return handle(services, { ...call, ...(state.caller as Caller) });
    },
  };
}
