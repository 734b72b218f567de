import { acceptLinkBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../http/route.ts";
import { ApiError, invalidParameter } from "../../platform/api-error.ts";
import { setSessionCookie } from "../cookie.ts";
import { type AccessLink, findLink, spendLink } from "../links.ts";
import { addMember, findUserByEmail, insertUser, setPassword } from "../people.ts";
import type { SessionServices } from "../services.ts";
import { anyone } from "../session-auth.ts";
import { endSessionsOf, startSession } from "../session-store.ts";
import { admitSignIn } from "../throttle.ts";

export const deadLink = () => new ApiError("INVALID_REQUEST", "The link was used already, withdrawn, or has run out.");

type Acceptance = Readonly<{ name?: string | undefined; password: string; address: string }>;

/** Invitations and resets both end in a session of the person the link was made for. */
export const acceptLink = defineRoute({
  method: "POST",
  path: "/api/links/accept",
  auth: anyone,
  body: acceptLinkBody,
  handle: async (services: SessionServices, { body, visitor, now, reply }) => {
    const link = await findLink(services.db, body.token, now);
    if (!link || link.kind === "claim") throw deadLink();
    const given = { name: body.name, password: body.password, address: visitor.address };
    const userId = await (link.kind === "reset" ? reset : join)(services, link, given, now);
    const token = await startSession(services.db, { userId, accountId: link.accountId }, visitor, now);
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: true };
  },
});

async function reset(services: SessionServices, link: AccessLink, given: Acceptance, now: number): Promise<string> {
  const userId = link.userId;
  if (!userId) throw deadLink();
  const hash = await services.passwords.hash(given.password);
  await services.db.transaction().execute(async (tx) => {
    if (!(await spendLink(tx, link.id, now))) throw deadLink();
    await setPassword(tx, userId, hash);
    await endSessionsOf(tx, userId);
  });
  return userId;
}

async function join(services: SessionServices, link: AccessLink, given: Acceptance, now: number): Promise<string> {
  const { email, role } = link;
  if (!email || !role) throw deadLink();
  const known = await findUserByEmail(services.db, email);
  if (!known && !given.name) throw invalidParameter("name", "is needed for a new sign-in");
  // Who already has a sign-in joins with its password: an invitation must never set a password that exists.
  if (known) await assertPassword(services, { email, address: given.address }, given.password, known.password_hash);
  const hash = known ? known.password_hash : await services.passwords.hash(given.password);
  return services.db.transaction().execute(async (tx) => {
    if (!(await spendLink(tx, link.id, now))) throw deadLink();
    const userId =
      known?.id ??
      (await insertUser(tx, { email, name: given.name ?? email, passwordHash: hash, operator: false }, now));
    await addMember(tx, { userId, accountId: link.accountId, role }, now);
    return userId;
  });
}

async function assertPassword(
  services: SessionServices,
  who: Readonly<{ email: string; address: string }>,
  password: string,
  stored: string,
): Promise<void> {
  const admission = await admitSignIn(services.db, who, services.clock.now());
  if (!admission.admitted) throw new ApiError("RATE_LIMIT_EXCEEDED", "Too many tries. Wait a little, then try again.");
  if (!(await services.passwords.verify(password, stored)))
    throw new ApiError("UNAUTHORIZED", "The password does not match.");
}
