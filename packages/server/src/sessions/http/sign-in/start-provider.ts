import { anonymousWindows } from "@inkvoice/contract";
import { startProviderBody } from "@inkvoice/contract/dashboard";
import { requireRateLimit } from "../../../http/response/rate-limit-headers.ts";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { addressSubject } from "../../../platform/rate-limits/client-address.ts";
import { setAttemptCookie } from "../../cookie.ts";
import { findLink } from "../../links/links.ts";
import { type Attempt, storeAttempt } from "../../provider/attempts.ts";
import type { SessionServices } from "../../services.ts";
import { anyone, assertConfirmed, currentSession } from "../../session-auth.ts";
import { invalidLink } from "./accept-link.ts";
import { causeOf, providerOf, redirectUri } from "./configured-provider.ts";

/**
 * URL for the browser. Requested by the page's script, so that other sites cannot start a sign-in, and the invitation's
 * token is in no URL.
 */
export const startProvider = defineRoute({
  method: "POST",
  path: "/api/oidc/start",
  auth: anyone,
  body: startProviderBody,
  handle: async (services: SessionServices, { request, body, reply, now }): Promise<{ url: string }> => {
    const provider = providerOf(services);
    requireRateLimit(reply, await services.rateLimiter.take(addressSubject(request.ip), anonymousWindows), now);
    const within = body.purpose === "sign_in" ? undefined : await currentSession(services, request);
    if (body.purpose !== "sign_in" && !within) throw refused("not_signed_in");
    if (within && body.purpose === "link") assertConfirmed(within, services);
    const linkId = body.token === undefined ? null : await requireInvitation(services, body.token, now);
    const again = body.purpose === "confirm";
    const { url, checks } = await provider
      .begin({ redirectUri: redirectUri(services), again })
      .catch((error: unknown) => {
        services.logger.warn(causeOf(error), "the sign-in provider cannot be used");
        throw refused("provider_unreachable");
      });
    const attempt: Attempt = {
      purpose: body.purpose,
      checks,
      sessionId: within?.sessionId ?? null,
      linkId,
      next: body.next ?? "/",
    };
    setAttemptCookie(reply, services.publicUrl(), await storeAttempt(services.db, attempt, now));
    return { url };
  },
});

async function requireInvitation({ db }: SessionServices, token: string, now: number): Promise<string> {
  const link = await findLink(db, token, now);
  if (link?.kind !== "invitation") throw invalidLink();
  return link.id;
}
