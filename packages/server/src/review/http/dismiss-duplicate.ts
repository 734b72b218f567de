import { duplicateList, duplicatePairParams } from "@inkvoice/contract";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { recordByCaller } from "../../audit/record-audit.ts";
import { dismissDuplicate as dismiss } from "../../catalogue/facts.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { defineRoute } from "../../http/route.ts";
import { noSuchInvoice } from "../../invoices/record/record-response.ts";
import { lockInvoiceRows } from "../../invoices/record/repository.ts";
import { readStored } from "../../invoices/record/stored-record.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { scoredDuplicates } from "./list-duplicates.ts";

export const dismissDuplicate = defineRoute({
  method: "POST",
  path: "/v1/invoices/:id/duplicates/:other/dismiss",
  auth: either(key("invoices:write"), session("member")),
  operation: "dismissDuplicate",
  tag: "Invoices",
  summary: "Declare two invoices no duplicates of each other",
  description:
    "Both are kept, and neither is listed as a duplicate of the other again, whatever is corrected or read again. A second call changes nothing.",
  params: duplicatePairParams,
  body: z.strictObject({}).nullish(),
  example: {},
  success: { status: 200, description: "The duplicates that are left", data: duplicateList },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
  async handle({ db }, call) {
    const { accountId } = call.principal;
    const { id, other } = call.params;
    await db.transaction().execute(async (tx) => {
      await lockInvoiceRows(tx, accountId, [id, other]);
      const known = [await readStored(tx, accountId, id), await readStored(tx, accountId, other)];
      if (id === other || known.includes(undefined)) throw noSuchInvoice();
      await lockFacts(tx, { accountId, invoiceIds: [id, other] });
      if (!(await dismiss(tx, { accountId, ids: [id, other] }, call.now))) return;
      await recordByCaller(tx, call, { action: "duplicate.dismissed", subject: id, details: { other } });
    });
    return { duplicates: await scoredDuplicates(db, accountId, id) };
  },
});
