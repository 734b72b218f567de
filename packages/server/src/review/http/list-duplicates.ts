import { type DuplicateList, type DuplicateReason, duplicateList, invoiceIdParams, isId } from "@inkvoice/contract";
import { key } from "../../access/admit.ts";
import { defineRoute } from "../../http/route.ts";
import { noSuchInvoice } from "../../invoices/record/record-response.ts";
import { readStored } from "../../invoices/record/stored-record.ts";
import type { Executor } from "../../platform/db/schema.ts";
import { either } from "../../sessions/either.ts";
import { session } from "../../sessions/session-auth.ts";
import { duplicatesOf } from "../record-includes.ts";

/** Probability per reason; combined as 1 minus the product of their complements. */
const weights: Readonly<Record<DuplicateReason, number>> = { same_file: 1, same_number: 0.9, same_total_and_date: 0.6 };

function scoreOf(reasons: readonly DuplicateReason[]): number {
  const misled = reasons.reduce((chance, reason) => chance * (1 - weights[reason]), 1);
  return Math.round((1 - misled) * 100) / 100;
}

/** Possible duplicates with their scores, the likeliest first. */
export async function scoredDuplicates(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<DuplicateList["duplicates"]> {
  const twins = await duplicatesOf(executor, accountId, id);
  const scored = twins.map(({ row, reasons }) => ({ id: row.id, score: scoreOf(reasons), reasons }));
  return scored.sort((a, b) => b.score - a.score);
}

export const listDuplicates = defineRoute({
  method: "GET",
  path: "/v1/invoices/:id/duplicates",
  auth: either(key("invoices:read"), session("viewer")),
  operation: "listDuplicates",
  tag: "Invoices",
  summary: "List invoices that look like this one",
  description:
    "The same file, the same number of the same vendor, or the same total on the same date; the likeliest first, at most 50 for each reason.",
  params: invoiceIdParams,
  success: { status: 200, description: "The other invoices, with the reasons", data: duplicateList },
  errors: ["NOT_FOUND"],
  async handle({ db }, { principal, params: { id } }) {
    const stored = isId("invoice", id) ? await readStored(db, principal.accountId, id) : undefined;
    if (!stored) throw noSuchInvoice();
    return { duplicates: await scoredDuplicates(db, principal.accountId, id) };
  },
});
