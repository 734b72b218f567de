import {
  changeOrderBody,
  createOrderBody,
  deletedObject,
  listOrdersQuery,
  order,
  orderIdParams,
  orderList,
  rowImport,
} from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { runOnce } from "../../http/idempotency.ts";
import { importOnce } from "../../http/idempotent-import.ts";
import { idempotentRequestOf } from "../../http/idempotent-request.ts";
import { lineTypes } from "../../http/request/body-parsers.ts";
import { successJsonAround } from "../../http/response/envelope.ts";
import { defineRoute } from "../../http/route.ts";
import { announceChange } from "../../invoices/lifecycle/change-invoice.ts";
import { matchOpenInvoices } from "../../invoices/lifecycle/matching/order-changes.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { deleteSharesIn } from "../../matching/order-shares.ts";
import {
  changeOrder as change,
  createOrder as create,
  deleteOrderRows,
  requireOrder,
} from "../../matching/order-store.ts";
import { refused } from "../../platform/api-error.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { importOrders } from "../import-orders.ts";
import { listOrders as list, readOrder } from "../read-orders.ts";

const tag = "Orders";
const reading = either(key("orders:read"), session("viewer"));
const writing = either(key("orders:write"), session("member"));

/** Vendors before orders, as every transaction that locks both. */
async function lockOrders(tx: Tx, accountId: string): Promise<void> {
  await lock(tx, "vendors", accountId);
  await lock(tx, "orders", accountId);
}

export const listOrders = defineRoute({
  method: "GET",
  path: "/v1/orders",
  auth: reading,
  operation: "listOrders",
  tag,
  summary: "List orders, newest first",
  query: listOrdersQuery,
  success: { status: 200, description: "A page of orders", data: orderList },
  errors: ["INVALID_PARAMETER"],
  handle: ({ db }: InvoiceServices, { principal, query }) => list(db, principal.accountId, query),
});

export const createOrder = defineRoute({
  method: "POST",
  path: "/v1/orders",
  auth: writing,
  operation: "createOrder",
  tag,
  summary: "Create an order, or import many",
  description:
    "JSON creates one order. JSON Lines import up to 10 000, read as a stream; one that is there, by external_id, or by number and vendor, is updated, and wrong rows are left out and named.",
  body: createOrderBody.optional(),
  lines: {
    json: createOrderBody,
    jsonExample:
      '{"number":"4711","currency":"EUR","lines":[{"description":"Bolts M8","quantity":100,"unit_price":0.2}]}\n',
  },
  patient: true,
  example: {
    number: "4711",
    vendor: { name: "Nordwind GmbH" },
    currency: "EUR",
    lines: [{ sku: "B-8", description: "Bolts M8", quantity: 100, unit_price: 0.2 }],
  },
  success: {
    status: 201,
    description: "The order, or the outcome of the import",
    data: z.union([order, rowImport]),
  },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND", "IDEMPOTENCY_KEY_REUSED"],
  async handle(services: InvoiceServices, call) {
    const { accountId } = call.principal;
    const now = services.clock.now();
    const type = call.request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (lineTypes.json.includes(type)) {
      const outcome = await importOnce(services.db, call, {
        operation: "importOrders",
        status: 201,
        now,
        run: (packets) =>
          importOrders(services, packets, {
            accountId,
            audit: (tx, details) => recordByCaller(tx, call, { action: "orders.imported", details }),
          }),
      });
      announceChange(services);
      return outcome;
    }
    const { body } = call;
    if (!body) throw refused("body_not_an_object");
    const wish = idempotentRequestOf("createOrder", call);
    const answer = await runOnce(services.db, { wish, now }, async () => async (tx) => {
      await lockOrders(tx, accountId);
      const row = await create(tx, accountId, body, now);
      await matchOpenInvoices(services, tx, accountId, [row]);
      await recordByCaller(tx, call, { action: "order.created", subject: row.id, details: { number: row.number } });
      return { status: 201, json: successJsonAround(JSON.stringify(await readOrder(tx, accountId, row.id))) };
    });
    announceChange(services);
    return answer;
  },
});

export const getOrder = defineRoute({
  method: "GET",
  path: "/v1/orders/:id",
  auth: reading,
  operation: "getOrder",
  tag,
  summary: "Read one order, with its invoiced quantities",
  params: orderIdParams,
  success: { status: 200, description: "The order", data: order },
  errors: ["NOT_FOUND"],
  handle: ({ db }: InvoiceServices, { principal, params }) => readOrder(db, principal.accountId, params.id),
});

export const changeOrder = defineRoute({
  method: "PATCH",
  path: "/v1/orders/:id",
  auth: writing,
  operation: "changeOrder",
  tag,
  summary: "Change an order",
  description: "Only the members that are sent change; `lines` are replaced. Open invoices are matched again.",
  params: orderIdParams,
  body: changeOrderBody,
  example: { status: "closed" },
  success: { status: 200, description: "The order", data: order },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER", "NOT_FOUND"],
  async handle(services: InvoiceServices, call) {
    const { accountId } = call.principal;
    const changed = await services.db.transaction().execute(async (tx) => {
      await lockOrders(tx, accountId);
      const before = await requireOrder(tx, accountId, call.params.id);
      const row = await change(tx, before, call.body);
      await matchOpenInvoices(services, tx, accountId, [before, row]);
      const details = { changed: Object.keys(call.body).join(", ") };
      await recordByCaller(tx, call, { action: "order.changed", subject: row.id, details });
      return await readOrder(tx, accountId, row.id);
    });
    announceChange(services);
    return changed;
  },
});

export const deleteOrder = defineRoute({
  method: "DELETE",
  path: "/v1/orders/:id",
  auth: writing,
  operation: "deleteOrder",
  tag,
  summary: "Delete an order",
  description: "Its invoices stay, and are matched again.",
  params: orderIdParams,
  success: { status: 200, description: "It is deleted", data: deletedObject },
  errors: ["NOT_FOUND"],
  async handle(services: InvoiceServices, call) {
    const { accountId } = call.principal;
    const { id } = call.params;
    await services.db.transaction().execute(async (tx) => {
      await lockOrders(tx, accountId);
      const row = await requireOrder(tx, accountId, id);
      await deleteOrderRows(tx, id);
      await matchOpenInvoices(services, tx, accountId, [row]);
      await deleteSharesIn(tx, id);
      await recordByCaller(tx, call, { action: "order.deleted", subject: id, details: { number: row.number } });
    });
    announceChange(services);
    return { id, deleted: true };
  },
});
