import {
  changeCustomFieldBody,
  createCustomFieldBody,
  customField,
  customFieldIdParams,
  customFieldList,
  deletedObject,
} from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { chunksPerRequest, recheckInvoices } from "../../review-settings/recheck-invoices.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { changeField, createField, deleteField, listFields, readField } from "../custom-fields.ts";

const tag = "Custom fields";

export const createCustomField = defineRoute({
  method: "POST",
  path: "/v1/fields",
  auth: either(key("invoices:write"), session("member")),
  operation: "createCustomField",
  tag,
  summary: "Define a custom field",
  description:
    "Documents that are read from now on are searched for it: beside or below one of its captions, and where a correction showed it on the vendor's earlier documents. It comes back in `extracted_data.custom_fields` with confidence and location of its own.",
  body: createCustomFieldBody,
  example: { name: "contract_number", type: "code", captions: ["Contract No.", "Vertragsnummer"] },
  success: { status: 201, description: "The field as it is now", data: customField },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "FIELD_LIMIT_REACHED", "IDEMPOTENCY_KEY_REUSED"],
  async handle(services, call) {
    const { db, clock } = services;
    const now = clock.now();
    const answer = await runOnce(
      db,
      { wish: idempotentRequestOf("createCustomField", call), now },
      async () => async (tx) => {
        const field = await createField(tx, call.principal.accountId, call.body, now);
        return { status: 201, json: successJsonAround(JSON.stringify(field)) };
      },
    );
    await recheckInvoices(services, call.principal.accountId, chunksPerRequest);
    return answer;
  },
});

export const listCustomFields = defineRoute({
  method: "GET",
  path: "/v1/fields",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "listCustomFields",
  tag,
  summary: "List the custom fields, oldest first",
  success: { status: 200, description: "All fields of the account", data: customFieldList },
  errors: [],
  handle: async ({ db }, { principal }) => ({ fields: await listFields(db, principal.accountId) }),
});

export const getCustomField = defineRoute({
  method: "GET",
  path: "/v1/fields/:id",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "getCustomField",
  tag,
  summary: "Read one custom field",
  params: customFieldIdParams,
  success: { status: 200, description: "The field as it is now", data: customField },
  errors: ["NOT_FOUND"],
  handle: ({ db }, { principal, params }) => readField(db, principal.accountId, params.id),
});

export const changeCustomField = defineRoute({
  method: "PATCH",
  path: "/v1/fields/:id",
  auth: either(key("invoices:write"), session("member")),
  operation: "changeCustomField",
  tag,
  summary: "Change a custom field: captions, pattern, choices, near, vendors, required, description",
  description: "Name, type and level stay: values that were read under them would mean something else.",
  params: customFieldIdParams,
  body: changeCustomFieldBody,
  example: { captions: ["Contract No.", "Vertragsnummer", "N° de contrat"] },
  success: { status: 200, description: "The field as it is now", data: customField },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services, { principal, params, body }) {
    const { accountId } = principal;
    const field = await services.db.transaction().execute((tx) => changeField(tx, accountId, params.id, body));
    await recheckInvoices(services, accountId, chunksPerRequest);
    return field;
  },
});

export const deleteCustomField = defineRoute({
  method: "DELETE",
  path: "/v1/fields/:id",
  auth: either(key("invoices:write"), session("member")),
  operation: "deleteCustomField",
  tag,
  summary: "Delete a custom field",
  description: "Documents are not searched for it any more; what was read stays in their records.",
  params: customFieldIdParams,
  success: { status: 200, description: "It is deleted", data: deletedObject },
  errors: ["NOT_FOUND"],
  async handle(services, { principal: { accountId }, params: { id } }) {
    await services.db.transaction().execute((tx) => deleteField(tx, accountId, id));
    await recheckInvoices(services, accountId, chunksPerRequest);
    return { id, deleted: true };
  },
});
