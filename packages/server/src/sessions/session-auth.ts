import type { Role } from "@inkvoice/contract/dashboard";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Auth } from "../http/route.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Platform } from "../platform/services.ts";
import { readSessionCookie } from "./cookie.ts";
import { assertSameOrigin } from "./same-origin.ts";
import { type CurrentSession, findSession, type Visitor } from "./session-store.ts";

/** Anyone signed in to look (viewer), to work (member), to run the account (owner), or the operator. */
type SessionRole = Role | "operator";

/** For operations of the dashboard: a person who is signed in and may do this. */
export function session(role: SessionRole): Auth<Platform, Readonly<{ session: CurrentSession; visitor: Visitor }>> {
  return {
    access: { kind: "session", role },
    authenticate: async (services, request, reply) => {
      const visitor = welcome(services, request, reply);
      const current = await requireSession(services, request);
      assertAllowed(current, role);
      request.state!.accountId = current.accountId;
      return { session: current, visitor };
    },
  };
}

/** For what the dashboard asks before anyone is signed in. */
export const anyone: Auth<Platform, Readonly<{ visitor: Visitor }>> = {
  access: { kind: "public" },
  authenticate: async (services, request, reply) => ({ visitor: welcome(services, request, reply) }),
};

function welcome(services: Platform, request: FastifyRequest, reply: FastifyReply): Visitor {
  assertSameOrigin(request, services.publicUrl());
  reply.header("cache-control", "private, no-store");
  return { address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}

export async function currentSession(services: Platform, request: FastifyRequest): Promise<CurrentSession | undefined> {
  const token = readSessionCookie(request, services.publicUrl());
  return token ? findSession(services.db, token, services.clock.now()) : undefined;
}

async function requireSession(services: Platform, request: FastifyRequest): Promise<CurrentSession> {
  const session = await currentSession(services, request);
  if (!session) throw new ApiError("UNAUTHORIZED", "Sign in to go on.");
  return session;
}

const ranks: Readonly<Record<Role, number>> = { viewer: 1, member: 2, owner: 3 };

function assertAllowed(session: CurrentSession, role: SessionRole): void {
  if (role === "operator") {
    // Not 403: whoever is no operator need not learn that these pages exist.
    if (!session.user.operator) throw new ApiError("NOT_FOUND");
    return;
  }
  if (ranks[session.role] < ranks[role])
    throw new ApiError("FORBIDDEN", `Only ${role === "owner" ? "an owner" : "a member"} of the account may do that.`);
}
