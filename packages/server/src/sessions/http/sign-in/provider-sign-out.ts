import { anonymousWindows } from "@inkvoice/contract";
import { z } from "zod";
import { recordAudit } from "../../../audit/record-audit.ts";
import { requireRateLimit } from "../../../http/response/rate-limit-headers.ts";
import { type Auth, defineRoute } from "../../../http/route.ts";
import { ApiError, refused } from "../../../platform/api-error.ts";
import { errorFields } from "../../../platform/logger.ts";
import { addressSubject } from "../../../platform/rate-limits/client-address.ts";
import type { Platform } from "../../../platform/services.ts";
import { findUser } from "../../people/people.ts";
import { findIdentity } from "../../provider/identities.ts";
import { ProviderRefusal } from "../../provider/sign-in-provider.ts";
import type { SessionServices } from "../../services.ts";
import { personActor } from "../../session-auth.ts";
import { endProviderSessions } from "../../session-store.ts";

/** Called by the provider, not by a browser; authenticated by the token's signature. */
const provider: Auth<Platform, object> = {
  access: { kind: "public" },
  async authenticate(_services, { headers }, reply) {
    reply.header("cache-control", "no-store");
    if (headers["sec-fetch-site"] !== undefined || headers.origin !== undefined) throw refused("provider_only");
    return {};
  },
};

const body = z.object({ logout_token: z.string().min(1).max(16_000) });

/** OpenID Connect Back-Channel Logout: a sign-out at the provider ends the sessions here at once. */
export const providerSignOut = defineRoute({
  method: "POST",
  path: "/api/oidc/logout",
  auth: provider,
  urlencoded: true,
  body,
  handle: async (services: SessionServices, { request, reply, body, now }) => {
    const { db, provider } = services;
    if (!provider) throw new ApiError("NOT_FOUND");
    requireRateLimit(reply, await services.rateLimiter.take(addressSubject(request.ip), anonymousWindows), now);
    const { subject, sid } = await provider.signedOut(body.logout_token).catch((error: unknown) => {
      const cause = error instanceof ProviderRefusal ? error.cause : error;
      services.logger.warn(errorFields(cause), "a sign-out by the provider was not believed");
      const away = error instanceof ProviderRefusal && error.problem === "unavailable";
      throw away ? new ApiError("SERVICE_UNAVAILABLE") : refused("logout_token_invalid");
    });
    const userId = subject === undefined ? undefined : await findIdentity(db, { issuer: provider.issuer, subject });
    // An unknown person has no session.
    if (subject !== undefined && userId === undefined) return { ended: 0 };
    const ended = await db.transaction().execute(async (tx) => {
      const sessions = await endProviderSessions(tx, { userId, sid });
      for (const { user_id: id, account_id: accountId } of sessions) {
        const person = await findUser(tx, id);
        if (!person) continue;
        const entry = { accountId, actor: personActor(person), action: "session.ended" } as const;
        await recordAudit(tx, { ...entry, details: { by: "provider" }, address: request.ip }, now);
      }
      return sessions.length;
    });
    return { ended };
  },
});
