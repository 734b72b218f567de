import { type NamedPerson, renamePersonInTrash } from "../invoices/removal/trash.ts";
import { isPostgres } from "../platform/db/locks.ts";
import type { Tx } from "../platform/db/schema.ts";
import { renamedApprover } from "../rules/approvals.ts";

/** Gives a deleted person another name wherever their name is stored beside their acts. */
export async function renamePerson(tx: Tx, person: NamedPerson, to: string): Promise<void> {
  const { id } = person;
  await tx.updateTable("corrections").set({ user_name: to }).where("user_id", "=", id).execute();
  await tx.updateTable("review_notes").set({ user_name: to }).where("user_id", "=", id).execute();
  await renameReviewer(tx, person, to);
  await renameAssignee(tx, person, to);
  await renameApprover(tx, id, to);
  await renamePersonInTrash(tx, person, to);
  await renameRemover(tx, person, to);
}

/** The last reviewer of an invoice is stored by name; the note of the review has the id. */
async function renameReviewer(tx: Tx, { id, name }: NamedPerson, to: string): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ reviewed_by: to })
    .where("reviewed_by", "=", name)
    .where("invoice_id", "in", (of) => of.selectFrom("review_notes").select("invoice_id").where("user_id", "=", id))
    .execute();
}

/** Notes of assignments contain the assignee's name. In an account with another member of this name it is also theirs. */
async function renameAssignee(tx: Tx, { id, name }: NamedPerson, to: string): Promise<void> {
  await tx
    .updateTable("review_notes")
    .set({ text: to })
    .where("kind", "=", "assigned")
    .where("text", "=", name)
    .where("account_id", "not in", (of) =>
      of
        .selectFrom("memberships as m")
        .innerJoin("users as u", "u.id", "m.user_id")
        .select("m.account_id")
        .where("u.name", "=", name)
        .where("u.id", "!=", id),
    )
    .where("account_id", "in", (of) =>
      of
        .selectFrom("memberships as own")
        .select("own.account_id")
        .where("own.user_id", "=", id)
        .union(
          of
            .selectFrom("audit_log as log")
            .select((row) => row.ref("log.account_id").$notNull().as("account_id"))
            .where("log.subject", "=", id)
            .where("log.action", "=", "member.removed")
            .where("log.account_id", "is not", null),
        ),
    )
    .execute();
}

/** The trash names who deleted an invoice; the audit log has the id. */
async function renameRemover(tx: Tx, { id, name }: NamedPerson, to: string): Promise<void> {
  await tx
    .updateTable("trashed_invoices")
    .set({ deleted_by: to })
    .where("deleted_by", "=", name)
    .where("invoice_id", "in", (of) =>
      of.selectFrom("audit_log").select("subject").where("actor_id", "=", id).where("action", "=", "invoice.deleted"),
    )
    .execute();
}

/** Approvals are JSON in the row of their invoice, which is locked: another person may approve it at the same time. */
async function renameApprover(tx: Tx, userId: string, name: string): Promise<void> {
  const query = tx.selectFrom("invoices").select(["id", "approvals"]).where("approvals", "like", `%"${userId}"%`);
  const rows = await query
    .orderBy("id")
    .$if(isPostgres(tx), (found) => found.forUpdate())
    .execute();
  for (const { id, approvals: stored } of rows) {
    const approvals = renamedApprover(stored ?? "[]", userId, name);
    await tx.updateTable("invoices").set({ approvals }).where("id", "=", id).execute();
  }
}
