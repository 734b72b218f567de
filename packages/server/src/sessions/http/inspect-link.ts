import { inspectLinkBody, type LinkInfo } from "@inkvoice/contract/dashboard";
import { findLink } from "../links.ts";
import { publicOperation } from "../operation.ts";
import { findUserByEmail } from "../people.ts";
import { deadLink } from "./accept-link.ts";

/** What a link is for, so that the page can say it. The token travels in the body: addresses end up in logs. */
export const inspectLink = publicOperation({
  method: "POST",
  path: "/api/links/inspect",
  body: inspectLinkBody,
  handle: async ({ services, body, now }): Promise<LinkInfo> => {
    const link = await findLink(services.db, body.token, now);
    if (!link || link.kind === "claim") throw deadLink();
    const user = link.email ? await findUserByEmail(services.db, link.email) : undefined;
    return {
      kind: link.kind,
      account_name: link.accountName,
      has_user: user !== undefined,
      ...(link.email ? { email: link.email } : {}),
      ...(link.role ? { role: link.role } : {}),
    };
  },
});
