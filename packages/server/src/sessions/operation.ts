import type { Role } from "@inkvoice/contract/dashboard";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { ApiError, invalidParameter } from "../platform/api-error.ts";
import type { Services } from "../services.ts";
import { readSessionCookie } from "./cookie.ts";
import type { Passwords } from "./passwords.ts";
import { assertSameOrigin } from "./same-origin.ts";
import { type CurrentSession, findSession, type Visitor } from "./session-store.ts";

/** Who may call: anyone, anyone signed in to look (viewer), to work (member), to run the account (owner), the operator. */
export type Access = "public" | Role | "operator";

/** Open pages that are told when something of their account changes. */
export type Live = Readonly<{
  serve(
    response: FastifyReply["raw"],
    request: Readonly<{ accountId: string; headers: ReturnType<FastifyReply["getHeaders"]> }>,
    takeOver: () => void,
  ): Promise<void>;
}>;

export type DashboardServices = Services & Readonly<{ passwords: Passwords; live: Live }>;

export type DashboardCall<Params, Query, Body> = Readonly<{
  services: DashboardServices;
  params: Params;
  query: Query;
  body: Body;
  visitor: Visitor;
  now: number;
  request: FastifyRequest;
  reply: FastifyReply;
}>;
export type SignedInCall<Params, Query, Body> = DashboardCall<Params, Query, Body> &
  Readonly<{ session: CurrentSession }>;

type Schemas<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Readonly<{
  params?: Params;
  query?: Query;
  body?: Body;
}>;
type Place = Readonly<{ method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; path: string }>;

/** One operation of the dashboard's API. What it returns goes into the envelope; undefined means it answered itself. */
export type Operation = Place &
  Readonly<{
    access: Access;
    run(services: DashboardServices, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }>;

type RoleAccess = Exclude<Access, "public">;

export function publicOperation<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  operation: Place &
    Schemas<Params, Query, Body> &
    Readonly<{ handle(call: DashboardCall<z.infer<Params>, z.infer<Query>, z.infer<Body>>): Promise<unknown> }>,
): Operation {
  return {
    ...operation,
    access: "public",
    run: async (services, request, reply) => {
      assertSameOrigin(request, services.publicUrl());
      return operation.handle(callOf(operation, services, request, reply));
    },
  };
}

export function operation<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  definition: Place &
    Schemas<Params, Query, Body> &
    Readonly<{
      access: RoleAccess;
      handle(call: SignedInCall<z.infer<Params>, z.infer<Query>, z.infer<Body>>): Promise<unknown>;
    }>,
): Operation {
  return {
    ...definition,
    run: async (services, request, reply) => {
      assertSameOrigin(request, services.publicUrl());
      const session = await requireSession(services, request);
      assertAllowed(session, definition.access);
      return definition.handle({ ...callOf(definition, services, request, reply), session });
    },
  };
}

export async function currentSession(services: Services, request: FastifyRequest): Promise<CurrentSession | undefined> {
  const token = readSessionCookie(request, services.publicUrl());
  return token ? findSession(services.db, token, services.clock.now()) : undefined;
}

async function requireSession(services: Services, request: FastifyRequest): Promise<CurrentSession> {
  const session = await currentSession(services, request);
  if (!session) throw new ApiError("UNAUTHORIZED", "Sign in to go on.");
  return session;
}

const ranks: Readonly<Record<Role, number>> = { viewer: 1, member: 2, owner: 3 };

function assertAllowed(session: CurrentSession, access: RoleAccess): void {
  if (access === "operator") {
    // Not 403: whoever is no operator need not learn that these pages exist.
    if (!session.user.operator) throw new ApiError("NOT_FOUND");
    return;
  }
  if (ranks[session.role] < ranks[access])
    throw new ApiError("FORBIDDEN", `Only ${access === "owner" ? "an owner" : "a member"} of the account may do that.`);
}

function callOf<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  schemas: Schemas<Params, Query, Body>,
  services: DashboardServices,
  request: FastifyRequest,
  reply: FastifyReply,
): DashboardCall<z.infer<Params>, z.infer<Query>, z.infer<Body>> {
  return {
    services,
    params: checked(schemas.params, request.params),
    query: checked(schemas.query, request.query),
    body: checked(schemas.body, request.body),
    visitor: { address: request.ip, userAgent: request.headers["user-agent"] ?? "" },
    now: services.clock.now(),
    request,
    reply,
  };
}

function checked<Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.infer<Schema> {
  // Without a schema the type is unknown, which any value is.
  if (!schema) return value as z.infer<Schema>;
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const issue = outcome.error.issues[0];
  const name = issue?.path.join(".") || "The request";
  throw invalidParameter(name, `is not valid: ${issue?.message ?? "unknown problem"}`);
}
