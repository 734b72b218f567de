import { changeReviewSettingsBody, reviewSettings } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { changeSettings, readSettings } from "../change-settings.ts";
import { chunksPerRequest, recheckInvoices } from "../recheck-invoices.ts";

export const getReviewSettings = defineRoute({
  method: "GET",
  path: "/v1/account/review",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getReviewSettings",
  tag: "Account",
  summary: "Read what is checked before approval",
  description:
    "For each type of document: the fields that are required, and the doubts that make it need review. A document whose type was not read is checked like an invoice.",
  success: { status: 200, description: "The account's settings", data: reviewSettings },
  errors: [],
  handle: ({ db }, { principal }) => readSettings(db, principal.accountId),
});

export const changeReviewSettings = defineRoute({
  method: "PATCH",
  path: "/v1/account/review",
  auth: either(key("invoices:write"), session("owner")),
  operation: "changeReviewSettings",
  tag: "Account",
  summary: "Change what is checked before approval",
  description:
    "Send only what changes; null restores the default of a document type. Invoices that nobody has reviewed are judged again: the newest 500 before the answer, others within minutes.",
  body: changeReviewSettingsBody,
  example: { receipt: { required: ["vendor.name", "date", "total_amount"] } },
  success: { status: 200, description: "The settings after the change", data: reviewSettings },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER"],
  async handle(services, call) {
    const { accountId } = call.principal;
    const settings = await services.db.transaction().execute(async (tx) => {
      const changed = await changeSettings(tx, accountId, call.body);
      const types = Object.keys(call.body).join(", ");
      await recordByCaller(tx, call, { action: "review_settings.changed", details: { types } });
      return changed;
    });
    await recheckInvoices(services, accountId, chunksPerRequest);
    return settings;
  },
});
