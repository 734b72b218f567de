import { scopes } from "@inkvoice/contract";
import type { FastifyRequest } from "fastify";
import type { KeyAuth } from "../access/admit.ts";
import type { Principal } from "../access/principal.ts";
import type { AccessServices } from "../access/services.ts";
import { refuseWebhookLoops } from "../http/request/refuse-webhook-loops.ts";
import type { Auth } from "../http/route.ts";
import type { Platform } from "../platform/services.ts";
import { readSessionCookie } from "./cookie.ts";
import type { SessionAuth } from "./session-auth.ts";
import type { CurrentSession } from "./session-store.ts";

export type Caller = Readonly<{ principal: Principal }>;

const everyScope: ReadonlySet<(typeof scopes)[number]> = new Set(scopes);

function principalOf({ accountId, plan, user }: CurrentSession): Principal {
  const { id, name, email } = user;
  const person = { id, name, email };
  return { accountId, keyId: null, person, name, plan, apiAccess: true, scopes: everyScope, addresses: undefined };
}

function isPerson(services: Platform, request: FastifyRequest): boolean {
  if (request.headers.authorization !== undefined || services.config.dashboard !== "on") return false;
  return readSessionCookie(request, services.publicUrl()) !== undefined;
}

/**
 * For operations that programs and the dashboard share: a key with the scope, or a person who is signed in with the
 * role. With an Authorization header only the key counts, so that a program never gets the rights of a session.
 */
export function either(program: KeyAuth, person: SessionAuth): Auth<AccessServices, Caller> {
  return {
    access: { ...program.access, role: person.access.role },
    authenticate: async (services, request, reply) => {
      if (!isPerson(services, request)) return await program.authenticate(services, request, reply);
      refuseWebhookLoops(request);
      request.state!.isPerson = true;
      const { session } = await person.authenticate(services, request, reply);
      return { principal: principalOf(session) };
    },
    admitAgain: async (services, request) => {
      await (request.state?.isPerson ? person : program).admitAgain?.(services, request);
    },
  };
}
