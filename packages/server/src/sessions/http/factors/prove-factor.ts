import { confirmBody, type FactorChoices, type FactorProof, factorProof } from "@inkvoice/contract/dashboard";
import { recordNotice } from "../../../access/notices.ts";
import { defineRoute } from "../../../http/route.ts";
import { ApiError, refused } from "../../../platform/api-error.ts";
import { readSessionCookie, setSessionCookie } from "../../cookie.ts";
import { findSessionAwaitingFactor, storeChallenge, takeChallenge } from "../../factors/awaiting-factor.ts";
import { factorsOf } from "../../factors/factor-store.ts";
import { authenticationOptions } from "../../factors/passkeys.ts";
import { assertFactor } from "../../factors/verify-factor.ts";
import { findUser } from "../../people/people.ts";
import type { SessionServices } from "../../services.ts";
import { anyone, currentSession, personActor } from "../../session-auth.ts";
import { confirmSession, endReplacedSession, startSession } from "../../session-store.ts";
import { noticeNewSignIn } from "../../sign-in/new-sign-in.ts";
import { admitSignIn, forgetFailures } from "../../sign-in/throttle.ts";

type Request = Parameters<typeof currentSession>[1];

/** The person awaiting the second factor, or confirming their identity. */
async function findAskedPerson(services: SessionServices, request: Request) {
  const token = readSessionCookie(request, services.publicUrl());
  const awaiting = token ? await findSessionAwaitingFactor(services.db, token, services.clock.now()) : undefined;
  if (awaiting) return { ...awaiting, signedIn: false };
  const session = await currentSession(services, request);
  if (!session) throw refused("not_signed_in");
  const { sessionId, user, accountId, byProvider } = session;
  return { sessionId, userId: user.id, accountId, byProvider, signedIn: true };
}

/** Available factors, with a challenge for a passkey. */
export const factorChoices = defineRoute({
  method: "POST",
  path: "/api/session/factor/options",
  auth: anyone,
  handle: async (services: SessionServices, { request }): Promise<FactorChoices> => {
    const asked = await findAskedPerson(services, request);
    const factors = await factorsOf(services.db, asked.userId);
    const kinds = [...new Set(factors.map(({ kind }) => kind))];
    const person = await findUser(services.db, asked.userId);
    const provider = (kinds.length === 0 && person?.password_hash === "" && services.provider?.name) || null;
    if (!kinds.includes("passkey")) return { kinds, passkey: null, provider };
    const options = await authenticationOptions(services.publicUrl(), factors);
    await storeChallenge(services.db, asked.sessionId, options.challenge);
    return { kinds, passkey: options, provider };
  },
});

/** Completes a sign-in under a new session id. */
export const proveFactor = defineRoute({
  method: "POST",
  path: "/api/session/factor",
  auth: anyone,
  body: factorProof,
  handle: async (services: SessionServices, { request, body, visitor, now, reply, record }) => {
    const asked = await findAskedPerson(services, request);
    if (asked.signedIn) throw refused("already_signed_in");
    const challenge = await takeChallenge(services.db, asked.sessionId);
    const person = await findUser(services.db, asked.userId);
    if (!person) throw refused("not_signed_in");
    const { userId, accountId, sessionId } = asked;
    try {
      await assertFactor(services, { userId, address: visitor.address, challenge }, body);
    } catch (error) {
      if (!isWrongProof(error)) throw error;
      await services.db.transaction().execute(async (tx) => {
        // The visitor has already entered the right password.
        const from = { url: "", reason: visitor.address };
        await recordNotice(tx, { accountId, kind: "sign_in.stopped", subject: userId, ...from }, now);
        await record(tx, { accountId, actor: personActor(person), action: "factor.refused" });
      });
      throw error;
    }
    const token = await services.db.transaction().execute(async (tx) => {
      const before = await endReplacedSession(tx, userId, sessionId);
      if (!before) throw refused("not_signed_in");
      await noticeNewSignIn(tx, { userId, accountId }, visitor, now);
      const started = await startSession(tx, { ...before, userId, accountId }, visitor, now);
      await record(tx, { accountId, actor: personActor(person), action: "session.started" });
      return started;
    });
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: true };
  },
});

/** Confirms the identity before changes to secrets, keys and roles: by second factor, or by password without one. */
export const confirmIdentity = defineRoute({
  method: "POST",
  path: "/api/session/confirm",
  auth: anyone,
  body: confirmBody,
  handle: async (services: SessionServices, { request, body, visitor, now, record }) => {
    const asked = await findAskedPerson(services, request);
    if (!asked.signedIn) throw refused("not_signed_in");
    const person = await findUser(services.db, asked.userId);
    if (!person) throw refused("not_signed_in");
    const entry = { accountId: asked.accountId, actor: personActor(person) };
    try {
      await assertIdentity(services, { ...asked, person, address: visitor.address }, body);
    } catch (error) {
      if (isWrongProof(error))
        await services.db.transaction().execute((tx) => record(tx, { ...entry, action: "confirmation.refused" }));
      throw error;
    }
    await services.db.transaction().execute(async (tx) => {
      await confirmSession(tx, asked.sessionId, now);
      await record(tx, { ...entry, action: "session.confirmed" });
    });
    return { confirmed: true };
  },
});

/** Throttled attempts are not checked, and not logged either. */
const isWrongProof = (error: unknown) =>
  error instanceof ApiError && (error.reason === "wrong_second_factor" || error.reason === "wrong_password");

type Asked = Readonly<{
  sessionId: string;
  userId: string;
  address: string;
  person: Readonly<{ email: string; password_hash: string }>;
}>;

async function assertIdentity(
  services: SessionServices,
  { sessionId, userId, address, person }: Asked,
  proof: FactorProof & Readonly<{ password?: string | undefined }>,
): Promise<void> {
  if ((await factorsOf(services.db, userId)).length > 0) {
    const challenge = await takeChallenge(services.db, sessionId);
    return await assertFactor(services, { userId, address, challenge }, proof);
  }
  await assertPassword(services, { email: person.email, address }, proof.password, person.password_hash);
}

async function assertPassword(
  services: SessionServices,
  who: Readonly<{ email: string; address: string }>,
  password: string | undefined,
  stored: string,
): Promise<void> {
  if (password === undefined) throw refused("password_required");
  const admission = await admitSignIn(services.db, who, services.clock.now());
  if (!admission.admitted) throw refused("too_many_attempts");
  if (!(await services.passwords.verify(password, stored))) throw refused("wrong_password");
  await forgetFailures(services.db, who);
}
