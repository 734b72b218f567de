import { orderSettings } from "@inkvoice/contract";
import { changeAccount } from "../../access/accounts.ts";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { defineRoute } from "../../http/route.ts";
import { announceChange } from "../../invoices/lifecycle/change-invoice.ts";
import { matchAllOpenInvoices } from "../../invoices/lifecycle/matching/order-changes.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { readTolerance } from "../../matching/order-settings.ts";
import { lock } from "../../platform/db/locks.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";

const tag = "Account";

export const getOrderSettings = defineRoute({
  method: "GET",
  path: "/v1/account/orders",
  auth: either(key("account:write"), session("viewer")),
  operation: "getOrderSettings",
  tag,
  summary: "Read how far invoices may differ from orders",
  success: { status: 200, description: "The settings", data: orderSettings },
  errors: [],
  handle: async ({ db }: InvoiceServices, { principal }) => ({
    tolerance: await readTolerance(db, principal.accountId),
  }),
});

export const setOrderSettings = defineRoute({
  method: "PUT",
  path: "/v1/account/orders",
  auth: either(key("account:write"), session("member")),
  operation: "setOrderSettings",
  tag,
  summary: "Set how far invoices may differ from orders",
  body: orderSettings,
  example: { tolerance: { percent: 2, amount: 0.05 } },
  success: { status: 200, description: "The settings", data: orderSettings },
  errors: ["INVALID_REQUEST", "INVALID_PARAMETER"],
  async handle(services: InvoiceServices, call) {
    const { accountId } = call.principal;
    await services.db.transaction().execute(async (tx) => {
      await lock(tx, "vendors", accountId);
      await lock(tx, "orders", accountId);
      await changeAccount(tx, accountId, { order_tolerance: JSON.stringify(call.body.tolerance) });
      await matchAllOpenInvoices(services, tx, accountId);
      await recordByCaller(tx, call, { action: "orders.tolerance_changed", details: { ...call.body.tolerance } });
    });
    announceChange(services);
    return call.body;
  },
});
