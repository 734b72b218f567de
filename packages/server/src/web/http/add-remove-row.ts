import { addRowBody, rowLists } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { defineRoute } from "../../http/route.ts";
import { refused } from "../../platform/api-error.ts";
import type { NewValue } from "../../review/corrections/apply-change.ts";
import { correctedValue } from "../../review/corrections/corrected-value.ts";
import { dateOrderOf } from "../../review/country-rules.ts";
import { session } from "../../sessions/session-auth.ts";
import type { WebServices } from "../services.ts";
import { change } from "./correct-invoice.ts";
import { invoiceParams, requireStored } from "./invoice-params.ts";

/** Adds a row that was not extracted, as corrections. */
export const addRow = defineRoute({
  method: "POST",
  path: "/api/invoices/:id/rows",
  auth: session("member"),
  params: invoiceParams,
  body: addRowBody,
  handle: async (services: WebServices, call) => {
    const { list, cells } = call.body;
    const stored = await requireStored(services, call.session.accountId, call.params.id);
    const order = await dateOrderOf(stored.data);
    const given = new Map<string, NewValue>();
    for (const [column, { value, location }] of Object.entries(cells)) {
      const read = correctedValue(`${list}.0.${column}`, value, order);
      if (read !== null) given.set(column, { value: read, location });
    }
    if (given.size === 0) throw refused("empty_row");
    return change(services, call, { kind: "add", list, cells: given });
  },
});

/** Undone like any correction, by the row's path. */
export const removeRow = defineRoute({
  method: "DELETE",
  path: "/api/invoices/:id/rows/:list/:index",
  auth: session("member"),
  params: invoiceParams.extend({ list: z.enum(rowLists), index: z.coerce.number().int().min(0).max(9999) }),
  handle: (services: WebServices, call) =>
    change(services, call, { kind: "remove", list: call.params.list, index: call.params.index }),
});
