import { acceptLinkBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import type { Executor, Tx } from "../../../platform/db/schema.ts";
import { setSessionCookie } from "../../cookie.ts";
import { hasFactor } from "../../factors/factor-store.ts";
import { type AccessLink, findLink, useLink, withdrawOpenLinks } from "../../links/links.ts";
import { findPerson } from "../../people/find-person.ts";
import { addMember, findByHandle, insertUser, proveAddress, setPassword, signInHandle } from "../../people/people.ts";
import type { SessionServices } from "../../services.ts";
import { anyone, personActor } from "../../session-auth.ts";
import { endSessionsOf, startSession } from "../../session-store.ts";
import { admitSignIn, forgetFailures } from "../../sign-in/throttle.ts";

export const invalidLink = () => refused("link_expired");

type Acceptance = Readonly<{ name?: string | undefined; password: string; address: string }>;

/** Accepting an invitation or a reset link starts a session. */
export const acceptLink = defineRoute({
  method: "POST",
  path: "/api/links/accept",
  auth: anyone,
  body: acceptLinkBody,
  handle: async (services: SessionServices, { body, visitor, now, reply, record }) => {
    const link = await findLink(services.db, body.token, now);
    if (!link || link.kind === "claim") throw invalidLink();
    const given = { name: body.name, password: body.password, address: visitor.address };
    const { accountId, role } = link;
    const accept = await (link.kind === "reset" ? reset : join)(services, link, given, now);
    const { token, awaitsFactor } = await services.db.transaction().execute(async (tx) => {
      const userId = await accept(tx);
      // A link does not replace the second factor.
      const awaitsFactor = await hasFactor(tx, userId);
      const token = await startSession(tx, { userId, accountId, awaitsFactor }, visitor, now);
      const actor = personActor({ id: userId, email: link.email ?? "" });
      const action = link.kind === "reset" ? "password.reset" : "member.joined";
      await record(tx, { accountId, actor, action, details: { role } });
      return { token, awaitsFactor };
    });
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: !awaitsFactor, second_factor: awaitsFactor };
  },
});

/** Uses the link in a transaction and returns its person. Passwords are hashed before, so that none waits for that. */
type Accept = (tx: Tx) => Promise<string>;

async function reset(services: SessionServices, link: AccessLink, given: Acceptance, now: number): Promise<Accept> {
  const userId = link.userId;
  if (!userId) throw invalidLink();
  const hash = await services.passwords.hash(given.password);
  return async (tx) => {
    if (!(await useLink(tx, link.id, now))) throw invalidLink();
    await setPassword(tx, userId, hash);
    await endSessionsOf(tx, userId);
    return userId;
  };
}

/**
 * The existing sign-in that an invitation shows: the operator's the proven one, an account's only one of that account.
 * An owner may invite any address, and must not learn from it who has a sign-in in other accounts.
 */
export async function existingSignIn(db: Executor, { email, accountId, provesAddress }: AccessLink) {
  if (!email) return undefined;
  return findByHandle(db, signInHandle(email, provesAddress ? "proven" : { accountId }));
}

async function join(services: SessionServices, link: AccessLink, given: Acceptance, now: number): Promise<Accept> {
  const { email, role, accountId } = link;
  if (!email || !role) throw invalidLink();
  const known = await personJoining(services, link, given);
  await forgetFailures(services.db, { email, address: given.address });
  const passwordHash = known ? "" : await services.passwords.hash(given.password);
  const handle = signInHandle(email, link.provesAddress ? "proven" : { accountId });
  return async (tx) => {
    if (!(await useLink(tx, link.id, now))) throw invalidLink();
    const fresh = { handle, email, name: given.name ?? email, passwordHash, operator: false };
    const userId = known?.id ?? (await insertUser(tx, fresh, now));
    if (link.provesAddress) await proveAddress(tx, userId);
    // A pending reset link by the owner of the person's only account would now open a second account.
    await withdrawOpenLinks(tx, { kind: "reset", userId });
    await addMember(tx, { userId, accountId, role }, now);
    return userId;
  };
}

/**
 * A person with a sign-in joins with its password: an invitation must never set an existing password. Where none
 * matches, a name asks for a new sign-in; an account's invitation makes one whether or not the address has another.
 */
async function personJoining(services: SessionServices, link: AccessLink, given: Acceptance) {
  const known = await existingSignIn(services.db, link);
  const email = link.email ?? "";
  // Throttled like a sign-in: each invitation would otherwise be a free guess.
  const admission = await admitSignIn(services.db, { email, address: given.address }, services.clock.now());
  if (!admission.admitted) throw refused("too_many_attempts");
  if (known && (await services.passwords.verify(given.password, known.password_hash))) return known;
  const person = known && link.provesAddress ? undefined : await findPerson(services, email, given.password);
  if (person) return person;
  if (known || (!given.name && !link.provesAddress)) throw refused("password_mismatch");
  if (!given.name) throw refused("name_required");
  return undefined;
}
