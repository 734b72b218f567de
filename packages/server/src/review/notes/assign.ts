import type { AssignmentsView } from "@inkvoice/contract/dashboard";
import { changeInvoice, type InvoiceToChange } from "../../invoices/lifecycle/change-invoice.ts";
import { replaceAssignee } from "../../invoices/lifecycle/replace-review.ts";
import type { EventRecord } from "../../invoices/record/find-record.ts";
import { addNote, type NoteAuthor } from "../../invoices/record/review-notes.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { refused } from "../../platform/api-error.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import { findMember } from "../../sessions/people/find-member.ts";

type Handover = Readonly<{ to: string | null; by: NoteAuthor }>;

/** Assigns an invoice to a member of the account, or to nobody, in the caller's transaction. */
export function assignInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceToChange,
  { to, by }: Handover,
): Promise<EventRecord | undefined> {
  return changeInvoice(services, tx, target, async (stored, at) => {
    const assignee = to === null ? null : await findMember(tx, target.accountId, to);
    if (!assignee && to !== null) throw refused("member_not_found");
    await replaceAssignee(tx, stored, assignee ?? null);
    await addNote(tx, target, { kind: "assigned", text: assignee?.name ?? "", by, at });
  });
}

/** Limit of a reviewer's list. */
const mostListed = 1000;

export async function assignmentsOf(executor: Executor, accountId: string): Promise<AssignmentsView["assignments"]> {
  const rows = await executor
    .selectFrom("invoices")
    .select(["id", "assigned_to", "assigned_name"])
    .where("account_id", "=", accountId)
    .where("assigned_to", "is not", null)
    .orderBy("id", "desc")
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    invoice_id: row.id,
    assignee: { id: row.assigned_to ?? "", name: row.assigned_name ?? "" },
  }));
}
