import type { FastifyReply, FastifyRequest } from "fastify";
import { defineRoute, responseSent } from "../../../http/route.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import { clearAttemptCookie, readAttemptCookie, setSessionCookie } from "../../cookie.ts";
import { hasFactor } from "../../factors/factor-store.ts";
import { accountsOf, findUser } from "../../people/people.ts";
import { type Attempt, takeAttempt } from "../../provider/attempts.ts";
import { findOrAddPerson, provenAddress } from "../../provider/find-or-add-person.ts";
import { connectIdentity, findIdentity } from "../../provider/identities.ts";
import { type ProvenIdentity, ProviderRefusal, type SignInProvider } from "../../provider/sign-in-provider.ts";
import type { SessionServices } from "../../services.ts";
import { anyone, currentSession, personActor, type RecordEntry } from "../../session-auth.ts";
import { type CurrentSession, confirmSession, startSession, type Visitor } from "../../session-store.ts";
import { noticeNewSignIn } from "../../sign-in/new-sign-in.ts";
import { causeOf, providerOf, redirectUri } from "./configured-provider.ts";

type Arrival = Readonly<{
  identity: ProvenIdentity;
  attempt: Attempt;
  session: CurrentSession | undefined;
  visitor: Visitor;
  record: RecordEntry;
  reply: FastifyReply;
  now: number;
}>;

/** Callback from the provider. Always redirects to a page, because no script reads the response. */
export const providerCallback = defineRoute({
  method: "GET",
  path: "/api/oidc/callback",
  auth: anyone,
  handle: async (services: SessionServices, { request, reply, visitor, record, now }) => {
    const provider = providerOf(services);
    const token = readAttemptCookie(request, services.publicUrl());
    clearAttemptCookie(reply, services.publicUrl());
    const attempt = token === undefined ? undefined : await takeAttempt(services.db, token, now);
    const session = await currentSession(services, request);
    try {
      if (!attempt) throw new ProviderRefusal("lost");
      if (attempt.sessionId !== null && attempt.sessionId !== session?.sessionId) throw new ProviderRefusal("lost");
      const identity = await provider.complete(
        callbackUrl(services, request),
        attempt.checks,
        attempt.purpose === "confirm",
      );
      const arrival = { identity, attempt, session, visitor, record, reply, now };
      reply.redirect(await purposes[attempt.purpose](services, arrival));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      // Without an attempt nothing is logged, so that opening this URL repeatedly does not fill the log.
      if (attempt) await recordRefusal(services, error, { provider, session, record });
      reply.redirect(`${session ? "/settings" : "/sign-in"}?problem=${error.problem}`);
    }
    return responseSent;
  },
});

async function recordRefusal(
  { db, logger }: SessionServices,
  refusal: ProviderRefusal,
  { provider, session, record }: Pick<Arrival, "session" | "record"> & Readonly<{ provider: SignInProvider }>,
): Promise<void> {
  logger.warn({ ...causeOf(refusal), detail: refusal.problem }, "a sign-in by the provider was refused");
  const nobody = { kind: "nobody", id: null, name: provider.name } as const;
  const details = { by: "provider", reason: refusal.problem };
  const actor = session ? personActor(session.user) : nobody;
  const entry = { accountId: session?.accountId ?? null, actor, action: "session.refused", details } as const;
  await db.transaction().execute((tx) => record(tx, entry));
}

/** The request's query at the configured URL, ignoring the Host header. */
function callbackUrl(services: SessionServices, request: FastifyRequest): URL {
  const url = new URL(redirectUri(services));
  url.search = new URL(request.url, url).search;
  return url;
}

/** INDEX of purposes; each returns the next page. */
const purposes: Readonly<Record<Attempt["purpose"], (services: SessionServices, arrival: Arrival) => Promise<string>>> =
  {
    sign_in: signIn,
    link: connect,
    confirm,
  };

async function signIn(services: SessionServices, arrival: Arrival): Promise<string> {
  const { attempt, reply } = arrival;
  const { token, awaitsFactor } = await services.db.transaction().execute((tx) => admit(tx, services, arrival));
  setSessionCookie(reply, services.publicUrl(), token);
  return awaitsFactor ? `/sign-in?factor=owed&next=${encodeURIComponent(attempt.next)}` : attempt.next;
}

async function admit(tx: Tx, { config }: SessionServices, { identity, attempt, visitor, record, now }: Arrival) {
  const { userId, joined } = await findOrAddPerson(tx, config, { identity, linkId: attempt.linkId, now });
  const person = await findUser(tx, userId);
  const account = joined[0]?.accountId ?? (await accountsOf(tx, userId))[0]?.id;
  if (!person || account === undefined) throw new ProviderRefusal("no_account");
  // The provider does not know the second factor chosen here.
  const awaitsFactor = await hasFactor(tx, userId);
  // The provider may have recognised the browser without asking, so this does not count as a confirmation.
  const { sid: providerSid } = identity;
  const owner = { userId, accountId: account, awaitsFactor, byProvider: true, providerSid, confirmedAt: 0 };
  if (!awaitsFactor && joined.length === 0) await noticeNewSignIn(tx, owner, visitor, now);
  const token = await startSession(tx, owner, visitor, now);
  const actor = personActor(person);
  for (const { accountId, role } of joined)
    await record(tx, { accountId, actor, action: "member.joined", details: { role, by: "provider" } });
  const started = { accountId: account, actor, action: "session.started", details: { by: "provider" } } as const;
  if (!awaitsFactor) await record(tx, started);
  return { token, awaitsFactor };
}

/** Connects the provider to the current sign-in, if both have the same address. */
async function connect({ db }: SessionServices, { identity, session, record, now }: Arrival): Promise<string> {
  if (!session) throw new ProviderRefusal("lost");
  if (provenAddress(identity) !== session.user.email) throw new ProviderRefusal("other_address");
  const { accountId, user } = session;
  await db.transaction().execute(async (tx) => {
    if (!(await connectIdentity(tx, identity, user.id, now))) throw new ProviderRefusal("other_person");
    await record(tx, { accountId, actor: personActor(user), action: "provider.connected", subject: user.id });
  });
  return "/settings";
}

/** For people without password and second factor: the provider has just authenticated them again. */
async function confirm({ db }: SessionServices, { identity, attempt, session, record, now }: Arrival): Promise<string> {
  if (!session) throw new ProviderRefusal("lost");
  if ((await findIdentity(db, identity)) !== session.user.id) throw new ProviderRefusal("other_person");
  const person = await findUser(db, session.user.id);
  // An existing second factor or password is required instead.
  if (person?.password_hash !== "" || (await hasFactor(db, session.user.id))) throw new ProviderRefusal("refused");
  const { accountId, user, sessionId } = session;
  await db.transaction().execute(async (tx) => {
    await confirmSession(tx, sessionId, now);
    const details = { by: "provider" };
    await record(tx, { accountId, actor: personActor(user), action: "session.confirmed", details });
  });
  return attempt.next;
}
