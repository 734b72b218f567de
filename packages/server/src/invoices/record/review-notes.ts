import { formatTimestamp, isId, newId } from "@inkvoice/contract";
import type { ReviewNote, ReviewNoteKind } from "@inkvoice/contract/dashboard";
import type { Principal } from "../../access/principal.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";

/** Author of a note: a person or a rule by id and name, or an API key by name. */
export type NoteAuthor = Readonly<{ id: string | null; name: string }>;
export type NewNote = Readonly<{ kind: ReviewNoteKind; text: string; by: NoteAuthor; at: number }>;
/** A principal as notes name it. */
export const noteAuthor = ({ person, name }: Principal): NoteAuthor => ({ id: person?.id ?? null, name });
type Target = Readonly<{ accountId: string; invoiceId: string }>;

/** Belongs into the transaction of the action. Notes are append-only. */
export async function addNote(
  tx: Tx,
  { accountId, invoiceId }: Target,
  { kind, text, by, at }: NewNote,
): Promise<void> {
  await tx
    .insertInto("review_notes")
    .values({
      id: newId("request", at).replace("req_", "nte_"),
      account_id: accountId,
      invoice_id: invoiceId,
      kind,
      text,
      user_id: by.id,
      user_name: by.name,
      created_at: at,
    })
    .execute();
}

export async function notesOf(executor: Executor, invoiceId: string): Promise<ReviewNote[]> {
  const rows = await executor
    .selectFrom("review_notes")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    text: row.text,
    who: row.user_name,
    at: formatTimestamp(row.created_at),
    ...(row.user_id !== null && isId("rule", row.user_id) && { rule_id: row.user_id }),
  }));
}
