import type { SignOutAnswer } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { clearSessionCookie } from "../../cookie.ts";
import type { SessionServices } from "../../services.ts";
import { session } from "../../session-auth.ts";
import { endSession } from "../../session-store.ts";

/** Otherwise the next click on the provider's button would sign anybody in at this browser. */
async function outOfProvider({ provider, publicUrl }: SessionServices): Promise<string | null> {
  const place = await provider?.signOutUrl(`${publicUrl()}/sign-in`).catch(() => undefined);
  return place ?? null;
}

export const signOut = defineRoute({
  method: "DELETE",
  path: "/api/session",
  auth: session("viewer", { withoutFactor: true }),
  handle: async (services: SessionServices, { session, reply, audit }): Promise<SignOutAnswer> => {
    await services.db.transaction().execute(async (tx) => {
      await endSession(tx, session.user.id, session.sessionId);
      await audit(tx, "session.ended");
    });
    clearSessionCookie(reply, services.publicUrl());
    return { signed_in: false, go_on_at: session.byProvider ? await outOfProvider(services) : null };
  },
});
