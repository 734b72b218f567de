import {
  changeRuleBody,
  createRuleBody,
  deletedObject,
  rule,
  ruleIdParams,
  ruleList,
  ruleTrial,
  type TriedInvoice,
  tryRuleBody,
} from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Platform } from "../../platform/services.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import {
  changeRule as change,
  createRule as create,
  listRules as list,
  deleteRule as remove,
  requireRule,
} from "../rule-store.ts";
import { tryRule as tryOn } from "../try-rule.ts";

const tag = "Rules";
const reading = either(key("rules:read"), session("viewer"));
const writing = either(key("rules:write"), session("member"));

export const listRules = defineRoute({
  method: "GET",
  path: "/v1/rules",
  auth: reading,
  operation: "listRules",
  tag,
  summary: "List rules in their order",
  success: { status: 200, description: "All rules", data: ruleList },
  errors: [],
  handle: async ({ db }: Platform, { principal }) => ({ rules: await list(db, principal.accountId) }),
});

export const createRule = defineRoute({
  method: "POST",
  path: "/v1/rules",
  auth: writing,
  operation: "createRule",
  tag,
  summary: "Create a rule",
  description:
    "Rules are applied in their order when an invoice is read, corrected or compared again. Of two values for one field the later one stands, of two numbers of approvals the higher.",
  body: createRuleBody,
  example: {
    name: "Large orders",
    when: { currency: "EUR", total_min: 5000 },
    then: { set: { cost_centre: "4711" }, approvals: 2 },
  },
  success: { status: 201, description: "The rule", data: rule },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "IDEMPOTENCY_KEY_REUSED"],
  async handle({ db }: Platform, call) {
    const { accountId } = call.principal;
    const wish = idempotentRequestOf("createRule", call);
    return await runOnce(db, { wish, now: call.now }, async () => async (tx) => {
      await lock(tx, "rules", accountId);
      const made = await create(tx, accountId, call.body, call.now);
      await recordByCaller(tx, call, { action: "rule.created", subject: made.id, details: { name: made.name } });
      return { status: 201, json: successJsonAround(JSON.stringify(made)) };
    });
  },
});

export const getRule = defineRoute({
  method: "GET",
  path: "/v1/rules/:id",
  auth: reading,
  operation: "getRule",
  tag,
  summary: "Read one rule",
  params: ruleIdParams,
  success: { status: 200, description: "The rule", data: rule },
  errors: ["NOT_FOUND"],
  handle: ({ db }: Platform, { principal, params }) => requireRule(db, principal.accountId, params.id),
});

export const changeRule = defineRoute({
  method: "PATCH",
  path: "/v1/rules/:id",
  auth: writing,
  operation: "changeRule",
  tag,
  summary: "Change or move a rule",
  description: "Only the members that are sent change; `when` and `then` are replaced as a whole.",
  params: ruleIdParams,
  body: changeRuleBody,
  example: { enabled: false },
  success: { status: 200, description: "The rule", data: rule },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND"],
  async handle({ db }: Platform, call) {
    const { accountId } = call.principal;
    return await db.transaction().execute(async (tx) => {
      await lock(tx, "rules", accountId);
      const changed = await change(tx, accountId, call.params.id, call.body);
      const details = { name: changed.name, changed: Object.keys(call.body).join(", ") };
      await recordByCaller(tx, call, { action: "rule.changed", subject: changed.id, details });
      return changed;
    });
  },
});

export const deleteRule = defineRoute({
  method: "DELETE",
  path: "/v1/rules/:id",
  auth: writing,
  operation: "deleteRule",
  tag,
  summary: "Delete a rule",
  description: "Invoices keep what it set until they are corrected or compared again.",
  params: ruleIdParams,
  success: { status: 200, description: "It is deleted", data: deletedObject },
  errors: ["NOT_FOUND"],
  async handle({ db }: Platform, call) {
    const { accountId } = call.principal;
    const { id } = call.params;
    await db.transaction().execute(async (tx) => {
      await lock(tx, "rules", accountId);
      const { name } = await remove(tx, accountId, id);
      await recordByCaller(tx, call, { action: "rule.deleted", subject: id, details: { name } });
    });
    return { id, deleted: true };
  },
});

/** Hides the values of an invoice from keys without the scope `invoices:read`. */
const withoutValues = (invoice: TriedInvoice): TriedInvoice => ({
  ...invoice,
  vendor_name: null,
  invoice_number: null,
  date: null,
  total_amount: null,
  currency: null,
});

export const tryRule = defineRoute({
  method: "POST",
  path: "/v1/rules/try",
  auth: reading,
  operation: "tryRule",
  tag,
  summary: "Try a rule on the newest invoices",
  description: "Says to which invoices the rule alone would have applied, and changes nothing.",
  body: tryRuleBody,
  example: { rule: { name: "Large orders", when: { total_min: 5000 }, then: { approvals: 2 } }, last: 50 },
  success: { status: 200, description: "The invoices it would have applied to", data: ruleTrial },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER"],
  async handle({ db }: Platform, { principal: { accountId, scopes }, body }) {
    const trial = await tryOn(db, accountId, body);
    return scopes.has("invoices:read") ? trial : { ...trial, invoices: trial.invoices.map(withoutValues) };
  },
});
