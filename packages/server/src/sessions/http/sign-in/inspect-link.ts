import { inspectLinkBody, type LinkInfo } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { findLink } from "../../links/links.ts";
import type { SessionServices } from "../../services.ts";
import { anyone } from "../../session-auth.ts";
import { existingSignIn, invalidLink } from "./accept-link.ts";

/** Purpose of a link, for the page. The token is in the body, because URLs end up in logs. */
export const inspectLink = defineRoute({
  method: "POST",
  path: "/api/links/inspect",
  auth: anyone,
  body: inspectLinkBody,
  handle: async (services: SessionServices, { body, now }): Promise<LinkInfo> => {
    const link = await findLink(services.db, body.token, now);
    if (!link || link.kind === "claim") throw invalidLink();
    const user = await existingSignIn(services.db, link);
    return {
      kind: link.kind,
      account_name: link.accountName,
      has_user: user !== undefined,
      ...(link.email ? { email: link.email } : {}),
      ...(link.role ? { role: link.role } : {}),
    };
  },
});
