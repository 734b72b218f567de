import { bulk, bulkIdParams } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { stopBulk as stop } from "../bulk/stop-bulk.ts";
import type { InvoiceServices } from "../services.ts";

export const stopBulk = defineRoute({
  method: "DELETE",
  path: "/v1/bulk/:id",
  auth: key("invoices:write"),
  operation: "stopBulk",
  tag: "Bulk",
  summary: "Stop a bulk",
  description:
    "Files that were not begun are left out; invoices that were taken in are still read and stay. A bulk that has ended stays as it is.",
  params: bulkIdParams,
  success: { status: 200, description: "The bulk, stopped", data: bulk },
  errors: ["NOT_FOUND"],
  handle: async (services: InvoiceServices, { principal, params: { id } }) =>
    await stop(services, principal.accountId, id),
});
