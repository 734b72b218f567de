import { type SignInAnswer, signInBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { setSessionCookie } from "../../cookie.ts";
import { hasFactor } from "../../factors/factor-store.ts";
import { findPerson } from "../../people/find-person.ts";
import { accountsOf, soleAccountOf } from "../../people/people.ts";
import type { SessionServices } from "../../services.ts";
import { anyone, personActor, type RecordEntry } from "../../session-auth.ts";
import { startSession } from "../../session-store.ts";
import { noticeNewSignIn } from "../../sign-in/new-sign-in.ts";
import { admitSignIn, forgetFailures } from "../../sign-in/throttle.ts";

export const signIn = defineRoute({
  method: "POST",
  path: "/api/session",
  auth: anyone,
  body: signInBody,
  handle: async (services: SessionServices, { body, visitor, now, reply, record }): Promise<SignInAnswer> => {
    const attempt = { email: body.email, address: visitor.address };
    await assertAdmitted(services, attempt, now);
    const user = await findPerson(services, body.email, body.password);
    if (!user) {
      await recordRefusal(services, body.email, record);
      // The same message for an unknown address and a wrong password, so that known addresses are not revealed.
      throw refused("wrong_credentials");
    }
    const account = (await accountsOf(services.db, user.id))[0];
    if (!account) throw refused("no_membership");
    await forgetFailures(services.db, attempt);
    // Always a new id, so that a planted cookie is worthless.
    const awaitsFactor = await hasFactor(services.db, user.id);
    const owner = { userId: user.id, accountId: account.id, awaitsFactor };
    const token = await services.db.transaction().execute(async (tx) => {
      if (!awaitsFactor) await noticeNewSignIn(tx, owner, visitor, now);
      const started = await startSession(tx, owner, visitor, now);
      const entry = { accountId: account.id, actor: personActor(user), action: "session.started" } as const;
      if (!awaitsFactor) await record(tx, entry);
      return started;
    });
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: !awaitsFactor, second_factor: awaitsFactor };
  },
});

type Attempt = Readonly<{ email: string; address: string }>;

async function assertAdmitted({ db }: SessionServices, attempt: Attempt, now: number): Promise<void> {
  const admission = await admitSignIn(db, attempt, now);
  if (admission.admitted) return;
  const seconds = Math.max(1, Math.ceil((admission.retryAt - now) / 1000));
  throw refused("too_many_attempts_wait", { seconds }, { retryAfterSeconds: seconds });
}

async function recordRefusal({ db }: SessionServices, email: string, record: RecordEntry): Promise<void> {
  const actor = { kind: "nobody", id: null, name: email } as const;
  const accountId = await soleAccountOf(db, email);
  await db.transaction().execute((tx) => record(tx, { accountId, actor, action: "session.refused" }));
}
