import { requireFactorBody } from "@inkvoice/contract/dashboard";
import { changeAccount } from "../../../access/accounts.ts";
import { defineRoute } from "../../../http/route.ts";
import { refused } from "../../../platform/api-error.ts";
import { hasFactor } from "../../factors/factor-store.ts";
import type { SessionServices } from "../../services.ts";
import { confirmed } from "../../session-auth.ts";

/** Members without a second factor can then only set one up. The owner must have one first. */
export const requireSecondFactor = defineRoute({
  method: "PUT",
  path: "/api/account/second-factor",
  auth: confirmed("owner"),
  body: requireFactorBody,
  handle: async (services: SessionServices, { session, body, audit }) => {
    const { required } = body;
    if (required && !(await hasFactor(services.db, session.user.id))) throw refused("own_factor_first");
    await services.db.transaction().execute(async (tx) => {
      await changeAccount(tx, session.accountId, { require_second_factor: required ? 1 : 0 });
      await audit(tx, "account.second_factor", { details: { required } });
    });
    return { required };
  },
});
