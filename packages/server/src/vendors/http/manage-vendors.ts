import {
  changeVendorBody,
  createVendorBody,
  deletedObject,
  listVendorsQuery,
  mergeVendorsBody,
  vendor,
  vendorIdParams,
  vendorList,
  vendorMemoryParams,
} from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { announceChange } from "../../invoices/lifecycle/change-invoice.ts";
import { reassignVendor, rematchVendorInvoices } from "../../invoices/lifecycle/matching/vendor-changes.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { reassignOrders } from "../../matching/order-store.ts";
import {
  changeVendor as change,
  createVendor as create,
  deleteVendorRows,
  listIn,
  requireVendor,
  type VendorRow,
} from "../../parties/vendor-store.ts";
import { refused } from "../../platform/api-error.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { forgetMemoriesOf } from "../../review/memory/store.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { mergeVendors as merge } from "../merge-vendors.ts";
import { listVendors as list, memoryKeys, readVendor } from "../read-vendors.ts";

const tag = "Vendors";
const reading = either(key("vendors:read"), session("viewer"));
const writing = either(key("vendors:write"), session("member"));

/** Compares open invoices with the changed vendor again. */
const settle = (services: InvoiceServices, tx: Tx, row: VendorRow) =>
  rematchVendorInvoices(services, tx, {
    accountId: row.account_id,
    vendorId: row.id,
    names: [row.name, ...listIn(row.aliases)],
    taxIds: listIn(row.tax_ids),
  });

export const listVendors = defineRoute({
  method: "GET",
  path: "/v1/vendors",
  auth: reading,
  operation: "listVendors",
  tag,
  summary: "List vendors by name",
  query: listVendorsQuery,
  success: { status: 200, description: "A page of vendors", data: vendorList },
  errors: ["INVALID_PARAMETER"],
  handle: ({ db }: InvoiceServices, { principal, query }) => list(db, principal.accountId, query),
});

export const createVendor = defineRoute({
  method: "POST",
  path: "/v1/vendors",
  auth: writing,
  operation: "createVendor",
  tag,
  summary: "Create a vendor",
  description: "An import and the first approved invoice of one make vendors, too.",
  body: createVendorBody,
  example: { name: "Nordwind GmbH", tax_ids: ["DE811907980"], bank_accounts: [{ iban: "DE89370400440532013000" }] },
  success: { status: 201, description: "The vendor", data: vendor },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "IDEMPOTENCY_KEY_REUSED"],
  async handle(services: InvoiceServices, call) {
    const { db, clock } = services;
    const { accountId } = call.principal;
    const now = clock.now();
    const answer = await runOnce(
      db,
      { wish: idempotentRequestOf("createVendor", call), now },
      async () => async (tx) => {
        await lock(tx, "vendors", accountId);
        const row = await create(tx, accountId, call.body, now);
        await settle(services, tx, row);
        await recordByCaller(tx, call, { action: "vendor.created", subject: row.id, details: { name: row.name } });
        return { status: 201, json: successJsonAround(JSON.stringify(await readVendor(tx, accountId, row.id))) };
      },
    );
    announceChange(services);
    return answer;
  },
});

export const getVendor = defineRoute({
  method: "GET",
  path: "/v1/vendors/:id",
  auth: reading,
  operation: "getVendor",
  tag,
  summary: "Read one vendor, with what corrections taught about it",
  params: vendorIdParams,
  success: { status: 200, description: "The vendor", data: vendor },
  errors: ["NOT_FOUND"],
  handle: ({ db }: InvoiceServices, { principal, params }) => readVendor(db, principal.accountId, params.id),
});

export const changeVendor = defineRoute({
  method: "PATCH",
  path: "/v1/vendors/:id",
  auth: writing,
  operation: "changeVendor",
  tag,
  summary: "Change a vendor, confirm or block its bank accounts",
  description:
    "Only the members that are sent change; of `bank_accounts` those that are named. Open invoices show it at once, except `defaults`.",
  params: vendorIdParams,
  body: changeVendorBody,
  example: { bank_accounts: [{ iban: "DE89370400440532013000", status: "blocked" }] },
  success: { status: 200, description: "The vendor", data: vendor },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, call) {
    const { accountId } = call.principal;
    const changed = await services.db.transaction().execute(async (tx) => {
      await lock(tx, "vendors", accountId);
      const row = await change(tx, await requireVendor(tx, accountId, call.params.id), call.body, services.clock.now());
      const details = { changed: Object.keys(call.body).join(", "), ...statusesOf(call.body.bank_accounts) };
      await settle(services, tx, row);
      await recordByCaller(tx, call, { action: "vendor.changed", subject: row.id, details });
      return await readVendor(tx, accountId, row.id);
    });
    announceChange(services);
    return changed;
  },
});

/** How many bank accounts were confirmed and blocked, for the audit log. */
function statusesOf(accounts: readonly { status: string }[] | undefined): Record<string, number> {
  const counts = Map.groupBy(accounts ?? [], ({ status }) => status);
  return Object.fromEntries([...counts].map(([status, entries]) => [status, entries.length]));
}

export const deleteVendor = defineRoute({
  method: "DELETE",
  path: "/v1/vendors/:id",
  auth: writing,
  operation: "deleteVendor",
  tag,
  summary: "Delete a vendor",
  description: "Its invoices stay, without `vendor_id`. The next approved invoice of it makes it again.",
  params: vendorIdParams,
  success: { status: 200, description: "It is deleted", data: deletedObject },
  errors: ["NOT_FOUND"],
  async handle({ db }: InvoiceServices, call) {
    const { accountId } = call.principal;
    const { id } = call.params;
    await db.transaction().execute(async (tx) => {
      await lock(tx, "vendors", accountId);
      const { name } = await requireVendor(tx, accountId, id);
      await reassignVendor(tx, accountId, id, null);
      await lock(tx, "orders", accountId);
      await reassignOrders(tx, accountId, { id, name }, null);
      await deleteVendorRows(tx, id);
      await recordByCaller(tx, call, { action: "vendor.deleted", subject: id, details: { name } });
    });
    return { id, deleted: true };
  },
});

export const mergeVendors = defineRoute({
  method: "POST",
  path: "/v1/vendors/merge",
  auth: writing,
  operation: "mergeVendors",
  tag,
  summary: "Merge two vendors that are one",
  body: mergeVendorsBody,
  example: { from: "ven_2168737467770219859", into: "ven_2168737467770219860" },
  success: { status: 200, description: "The vendor that is left", data: vendor },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, call) {
    const { accountId } = call.principal;
    const { from, into } = call.body;
    const merged = await services.db.transaction().execute(async (tx) => {
      await lock(tx, "vendors", accountId);
      const row = await merge(tx, { accountId, from, into, now: services.clock.now() });
      await settle(services, tx, row);
      await recordByCaller(tx, call, { action: "vendor.merged", subject: into, details: { from } });
      return await readVendor(tx, accountId, into);
    });
    announceChange(services);
    return merged;
  },
});

export const forgetVendorMemory = defineRoute({
  method: "DELETE",
  path: "/v1/vendors/:id/memory/:field",
  auth: writing,
  operation: "forgetVendorMemory",
  tag,
  summary: "Forget what corrections taught about one field of a vendor",
  params: vendorMemoryParams,
  success: { status: 200, description: "The vendor", data: vendor },
  errors: ["NOT_FOUND"],
  async handle({ db }: InvoiceServices, call) {
    const { accountId } = call.principal;
    const { id, field } = call.params;
    return await db.transaction().execute(async (tx) => {
      const keys = memoryKeys(await requireVendor(tx, accountId, id));
      if (!(await forgetMemoriesOf(tx, accountId, keys, field))) throw refused("vendor_memory_not_found");
      await recordByCaller(tx, call, { action: "vendor.memory_forgotten", subject: id, details: { field } });
      return await readVendor(tx, accountId, id);
    });
  },
});
