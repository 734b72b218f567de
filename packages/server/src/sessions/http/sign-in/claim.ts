import { claimBody } from "@inkvoice/contract/dashboard";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { setSessionCookie } from "../../cookie.ts";
import { claimInstallation } from "../../links/claim-installation.ts";
import { findLink } from "../../links/links.ts";
import type { SessionServices } from "../../services.ts";
import { anyone, personActor } from "../../session-auth.ts";
import { startSession } from "../../session-store.ts";

const expired = () => refused("claim_link_expired");

export const claim = defineRoute({
  method: "POST",
  path: "/api/claim",
  auth: anyone,
  body: claimBody,
  handle: async (services: SessionServices, { body, visitor, now, reply, record }) => {
    const link = await findLink(services.db, body.token, now);
    if (link?.kind !== "claim") throw expired();
    const passwordHash = await services.passwords.hash(body.password);
    const owner = { email: body.email, name: body.name, passwordHash, accountName: body.account_name };
    const { accountId } = link;
    const token = await services.db.transaction().execute(async (tx) => {
      const userId = await claimInstallation(tx, link, owner, now);
      if (!userId) throw expired();
      const started = await startSession(tx, { userId, accountId }, visitor, now);
      const actor = personActor({ id: userId, email: body.email });
      const details = { role: "owner", operator: true };
      await record(tx, { accountId, actor, action: "member.joined", details });
      return started;
    });
    setSessionCookie(reply, services.publicUrl(), token);
    return { signed_in: true };
  },
});
