import type { AuditAction, Role } from "@inkvoice/contract/dashboard";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type AuditEntry, recordAudit } from "../audit/record-audit.ts";
import type { Access, Auth } from "../http/route.ts";
import { ApiError, refused } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { Platform } from "../platform/services.ts";
import { readSessionCookie } from "./cookie.ts";
import { assertSameOrigin } from "./same-origin.ts";
import { type CurrentSession, findSession, type Visitor } from "./session-store.ts";

/** Viewer, member or owner of the account, or the operator of the installation. */
type SessionRole = Role | "operator";

/** Records an audit entry for a visitor, in the transaction of the act. */
export type RecordEntry = (tx: Tx, entry: Omit<AuditEntry, "address">) => Promise<void>;

type About = Pick<AuditEntry, "subject" | "details"> & Readonly<{ accountId?: string }>;

/** The signed-in caller of an operation. */
export type SignedIn = Readonly<{
  session: CurrentSession;
  visitor: Visitor;
  /** Records an audit entry for this person in the transaction of the act; in this account by default. */
  audit(tx: Tx, action: AuditAction, about?: About): Promise<void>;
}>;

export type SessionAuth = Auth<Platform, SignedIn> & Readonly<{ access: Extract<Access, { kind: "session" }> }>;

/** `withoutFactor`: also for somebody who still has to set up the second factor that the account requires. */
type Leniency = Readonly<{ withoutFactor?: boolean }>;

/** For operations of the dashboard: a signed-in person with the role. */
export function session(role: SessionRole, leniency: Leniency = {}): SessionAuth {
  return {
    access: { kind: "session", role },
    authenticate: (services, request, reply) => signedIn({ role, ...leniency }, services, request, reply),
    admitAgain: (services, request) => signedInStill(role, services, request),
  };
}

/** Like `session`, with a recent confirmation of identity: for secrets, keys, roles and exports of all data. */
export function confirmed(role: SessionRole, leniency: Leniency = {}): SessionAuth {
  return {
    access: { kind: "session", role },
    authenticate: async (services, request, reply) => {
      const caller = await signedIn({ role, ...leniency }, services, request, reply);
      assertConfirmed(caller.session, services);
      return caller;
    },
    admitAgain: (services, request) => signedInStill(role, services, request),
  };
}

/** For operations without sign-in. */
export const anyone: Auth<Platform, Readonly<{ visitor: Visitor; record: RecordEntry }>> = {
  access: { kind: "public" },
  authenticate: async (services, request, reply) => ({
    visitor: welcome(services, request, reply),
    record: recordFor(services, request),
  }),
};

async function signedIn(
  { role, withoutFactor = false }: Leniency & Readonly<{ role: SessionRole }>,
  services: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const visitor = welcome(services, request, reply);
  const current = await requireSession(services, request);
  if (current.lacksFactor && !withoutFactor) throw refused("second_factor_required");
  assertAllowed(current, role);
  request.state!.accountId = current.accountId;
  return { session: current, visitor, audit: auditBy(current, recordFor(services, request), role === "operator") };
}

async function signedInStill(role: SessionRole, services: Platform, request: FastifyRequest): Promise<void> {
  assertAllowed(await requireSession(services, request), role);
}

function recordFor({ clock }: Platform, request: FastifyRequest): RecordEntry {
  return (tx, entry) => recordAudit(tx, { ...entry, address: request.ip }, clock.now());
}

export const personActor = (person: Readonly<{ id: string; email: string }>) =>
  ({ kind: "person", id: person.id, name: person.email }) as const;

function auditBy(current: CurrentSession, record: RecordEntry, asOperator: boolean): SignedIn["audit"] {
  const actor = personActor(current.user);
  return (tx, action, { accountId, ...about } = {}) =>
    record(tx, { accountId: accountId ?? current.accountId, actor, action, asOperator, ...about });
}

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
  const current = await currentSession(services, request);
  if (!current) throw refused("not_signed_in");
  return current;
}

/** How long a confirmation of identity is valid. */
const confirmedFor = 10 * 60 * 1000;

/** The page asks for the second factor or the password when it sees this reason, and tries again. */
export function assertConfirmed(current: CurrentSession, { clock }: Platform): void {
  if (clock.now() - current.confirmedAt >= confirmedFor) throw refused("confirmation_required");
}

const ranks: Readonly<Record<Role, number>> = { viewer: 1, member: 2, owner: 3 };

function assertAllowed(current: CurrentSession, role: SessionRole): void {
  if (role === "operator") {
    // Not 403: these pages are hidden from everyone but the operator.
    if (!current.user.operator) throw new ApiError("NOT_FOUND");
    return;
  }
  if (ranks[current.role] < ranks[role]) throw refused(role === "owner" ? "owners_only" : "members_only");
}
