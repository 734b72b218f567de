import { accountCompanies } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { readCompanies, replaceCompanies } from "../own-companies.ts";

const tag = "Account";

export const getOwnCompanies = defineRoute({
  method: "GET",
  path: "/v1/account/companies",
  auth: either(key("account:write"), session("viewer")),
  operation: "getOwnCompanies",
  tag,
  summary: "Read the account's own companies",
  success: { status: 200, description: "The companies", data: accountCompanies },
  errors: [],
  handle: async ({ db }, { principal }) => ({ companies: await readCompanies(db, principal.accountId) }),
});

export const setOwnCompanies = defineRoute({
  method: "PUT",
  path: "/v1/account/companies",
  auth: either(key("account:write"), session("member")),
  operation: "setOwnCompanies",
  tag,
  summary: "Replace the account's own companies",
  description:
    "They tell extraction which party is the customer: documents read from now on say `direction`, and one without any of them has the issue `NOT_ADDRESSED_TO_US`.",
  body: accountCompanies,
  example: { companies: [{ name: "Ember Tools GmbH", tax_ids: ["DE136695976"], country: "DE" }] },
  success: { status: 200, description: "The companies", data: accountCompanies },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER"],
  handle: ({ db }, call) =>
    db.transaction().execute(async (tx) => {
      const { companies } = call.body;
      await replaceCompanies(tx, call.principal.accountId, companies);
      await recordByCaller(tx, call, { action: "companies.changed", details: { companies: companies.length } });
      return { companies };
    }),
});
