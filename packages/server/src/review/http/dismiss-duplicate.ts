import { duplicateList, duplicatePairParams } from "@inkvoice/contract";
import type { AuditAction } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import { key } from "../../access/admit.ts";
import { type Call, recordByCaller } from "../../audit/record-audit.ts";
import type { InvoicePair } from "../../catalogue/dismissed-duplicates.ts";
import { dismissDuplicate as dismiss, restoreDuplicate as restore } from "../../catalogue/duplicates.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { defineRoute } from "../../http/route.ts";
import { lockInvoiceRows } from "../../invoices/record/change-row.ts";
import { noSuchInvoice } from "../../invoices/record/record-response.ts";
import { readStored } from "../../invoices/record/stored-record.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { Platform } from "../../platform/services.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { scoredDuplicates } from "./list-duplicates.ts";

const shared = {
  method: "POST",
  auth: either(key("invoices:write"), session("member")),
  tag: "Invoices",
  params: duplicatePairParams,
  body: z.strictObject({}).nullish(),
  example: {},
  success: { status: 200, description: "The duplicates that are left", data: duplicateList },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
} as const;

type Pair = Readonly<{ id: string; other: string }>;
type Decision = Readonly<{ action: AuditAction; decide(tx: Tx, pair: InvoicePair): Promise<boolean> }>;

/** Decides about two invoices of the account; a decision that changes nothing is not on record. */
async function decideAbout({ db, signals }: Platform, call: Call & { params: Pair }, { action, decide }: Decision) {
  const { accountId } = call.principal;
  const { id, other } = call.params;
  await db.transaction().execute(async (tx) => {
    await lockInvoiceRows(tx, accountId, [id, other]);
    const known = [await readStored(tx, accountId, id), await readStored(tx, accountId, other)];
    if (id === other || known.includes(undefined)) throw noSuchInvoice();
    await lockFacts(tx, { accountId, invoiceIds: [id, other] });
    if (await decide(tx, { accountId, ids: [id, other] }))
      await recordByCaller(tx, call, { action, subject: id, details: { other } });
  });
  signals.send("events");
  return { duplicates: await scoredDuplicates(db, accountId, id) };
}

export const dismissDuplicate = defineRoute({
  ...shared,
  path: "/v1/invoices/:id/duplicates/:other/dismiss",
  operation: "dismissDuplicate",
  summary: "Declare two invoices no duplicates of each other",
  description:
    "Both are kept, and neither is listed as a duplicate of the other again, whatever is corrected or read again. A second call changes nothing.",
  handle: (services: Platform, call) =>
    decideAbout(services, call, {
      action: "duplicate.dismissed",
      decide: (tx, pair) => dismiss(tx, pair, call.now),
    }),
});

export const restoreDuplicate = defineRoute({
  ...shared,
  path: "/v1/invoices/:id/duplicates/:other/restore",
  operation: "restoreDuplicate",
  summary: "Take back that two invoices are no duplicates",
  description: "They are compared again. A second call changes nothing.",
  handle: (services: Platform, call) => decideAbout(services, call, { action: "duplicate.restored", decide: restore }),
});
