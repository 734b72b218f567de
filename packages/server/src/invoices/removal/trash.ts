import type { ReviewState } from "@inkvoice/contract";
import type { Kysely } from "kysely";
import { readEventBodies, restoreEventBodies } from "../../events/event-bodies.ts";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";
import type { InvoiceRow, TrashedRow } from "../../platform/db/tables/invoices.ts";
import { renamedApprover } from "../../rules/approvals.ts";

/** INDEX of the tables with rows per invoice, by `invoice_id`; they are deleted together with the invoice. */
export const tablesOfInvoice = [
  "invoice_facts",
  "invoice_words",
  "duplicate_keys",
  "dismissed_duplicates",
  "invoice_readings",
  "corrections",
  "invoice_evidence",
  "review_notes",
  "order_invoices",
] as const satisfies readonly (keyof Tables)[];

type Row = Readonly<Record<string, unknown>>;
/**
 * All rows of an invoice, as JSON. Columns added by later migrations get their default on restore; a migration that
 * renames or drops a column must also rewrite this.
 */
type TrashContents = Readonly<{
  invoice: Row;
  tables: Readonly<Record<string, readonly Row[]>>;
  bodies: Readonly<Record<string, string>>;
}>;

export type TrashTarget = Readonly<{ accountId: string; invoiceId: string }>;
export type Deletion = Readonly<{ at: number; by: string }>;

/** Untyped access: copies whatever columns the tables have. */
const untyped = (tx: Tx) => tx as unknown as Kysely<Record<string, Row>>;

/**
 * Copies an invoice into the trash; the caller then deletes it everywhere else in the same transaction. The update that
 * changes nothing locks the row, so that no worker ends the invoice between copy and deletion.
 */
export async function copyToTrash(tx: Tx, { accountId, invoiceId }: TrashTarget, { at, by }: Deletion): Promise<void> {
  const invoice = await tx
    .updateTable("invoices")
    .set((select) => ({ id: select.ref("id") }))
    .where("id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
  if (!invoice) return;
  const kept = await contentsOf(tx, invoice);
  const facts = await tx
    .selectFrom("invoice_facts")
    .select(["vendor_name", "invoice_number"])
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  await tx
    .insertInto("trashed_invoices")
    .values({
      invoice_id: invoiceId,
      account_id: accountId,
      filename: invoice.filename,
      vendor_name: facts?.vendor_name ?? null,
      invoice_number: facts?.invoice_number ?? null,
      total_amount: invoice.total_amount,
      currency: invoice.currency,
      blob_key: invoice.blob_key,
      content_sha256: invoice.content_sha256,
      content_type: invoice.content_type,
      size: invoice.size,
      created_at: invoice.created_at,
      deleted_at: at,
      deleted_by: by,
      kept: JSON.stringify(kept),
    })
    .execute();
}

async function contentsOf(tx: Tx, invoice: InvoiceRow): Promise<TrashContents> {
  const tables: Record<string, readonly Row[]> = {};
  for (const table of tablesOfInvoice)
    tables[table] = await untyped(tx).selectFrom(table).selectAll().where("invoice_id", "=", invoice.id).execute();
  return { invoice: waiting(invoice), tables, bodies: await readEventBodies(tx, invoice.id) };
}

/** An invoice deleted during extraction is restored as waiting. */
const waiting = (row: InvoiceRow): Row =>
  row.status === "processing" ? { ...row, lease_token: null, lease_until: 0 } : row;

export type RestoredInvoice = Readonly<{ status: InvoiceRow["status"]; createdAt: number; isOpen: boolean }>;

/** Restores an invoice's rows; undefined when it is not in the trash. */
export async function copyFromTrash(tx: Tx, target: TrashTarget): Promise<RestoredInvoice | undefined> {
  const trashed = await takeFromTrash(tx, target);
  if (!trashed) return undefined;
  // Written by copyToTrash.
  const { invoice, tables, bodies } = JSON.parse(trashed.kept) as TrashContents;
  await untyped(tx).insertInto("invoices").values(invoice).execute();
  for (const [table, rows] of Object.entries(tables))
    if (rows.length > 0) await untyped(tx).insertInto(table).values(rows).execute();
  await restoreEventBodies(tx, bodies);
  const { status, review } = invoice as Pick<InvoiceRow, "status"> & Readonly<{ review?: ReviewState }>;
  return { status, createdAt: trashed.created_at, isOpen: review === "open" };
}

export type NamedPerson = Readonly<{ id: string; name: string }>;

/** Gives a deleted person another name in the trash, and assigns no invoice to them. */
export async function renamePersonInTrash(tx: Tx, person: NamedPerson, to: string): Promise<void> {
  const query = tx.selectFrom("trashed_invoices").select(["invoice_id", "kept"]);
  for (const { invoice_id: id, kept } of await query.where("kept", "like", `%${person.id}%`).execute()) {
    const { invoice, tables, ...others } = JSON.parse(kept) as TrashContents;
    const { approvals, assigned_to: assignee } = invoice;
    const contents: TrashContents = {
      ...others,
      invoice: {
        ...invoice,
        ...(typeof approvals === "string" && { approvals: renamedApprover(approvals, person.id, to) }),
        ...(assignee === person.id && { assigned_to: null, assigned_name: null }),
      },
      tables: Object.fromEntries(
        Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => renamedRow(row, person, to))]),
      ),
    };
    const rest = { kept: JSON.stringify(contents) };
    await tx.updateTable("trashed_invoices").set(rest).where("invoice_id", "=", id).execute();
  }
}

/** A row of a note, a correction or the facts; an invoice that names the person's id elsewhere was theirs to review. */
function renamedRow(row: Row, { id, name }: NamedPerson, to: string): Row {
  return {
    ...row,
    ...(row.user_id === id && { user_name: to }),
    ...(row.kind === "assigned" && row.text === name && { text: to }),
    ...(row.reviewed_by === name && { reviewed_by: to }),
  };
}

/** Whether the account deleted this invoice before: it is in its trash, or only the event of its deletion is left. */
export async function wasDeleted(executor: Executor, { accountId, invoiceId }: TrashTarget): Promise<boolean> {
  if (await deletedAt(executor, accountId, invoiceId)) return true;
  const event = await executor
    .selectFrom("events")
    .select("id")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .where("type", "=", "invoice.deleted")
    .executeTakeFirst();
  return event !== undefined;
}

/** Deletes the trash entry and returns it. */
export async function takeFromTrash(tx: Tx, { accountId, invoiceId }: TrashTarget): Promise<TrashedRow | undefined> {
  return await tx
    .deleteFrom("trashed_invoices")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Whether retention had removed the file before the invoice was deleted. */
export function wasFileRemoved({ kept }: Pick<TrashedRow, "kept">): boolean {
  return ((JSON.parse(kept) as TrashContents).invoice.file_removed_at ?? null) !== null;
}

export type TrashEntry = Omit<TrashedRow, "kept" | "blob_key" | "content_sha256" | "content_type">;
export type TrashPage = Readonly<{ entries: readonly TrashEntry[]; next: string | null }>;

const shown = ["invoice_id", "account_id", "filename", "vendor_name", "invoice_number", "total_amount"] as const;

/** Latest deletion first. `after`: last id of the previous page. */
export async function listTrash(
  executor: Executor,
  accountId: string,
  page: Readonly<{ after?: string | undefined; limit: number }>,
): Promise<TrashPage> {
  let query = executor
    .selectFrom("trashed_invoices")
    .select([...shown, "currency", "size", "created_at", "deleted_at", "deleted_by"])
    .where("account_id", "=", accountId)
    .orderBy("deleted_at", "desc")
    .orderBy("invoice_id", "desc")
    .limit(page.limit + 1);
  const last = page.after && (await deletedAt(executor, accountId, page.after));
  if (last)
    query = query.where((select) =>
      select.or([
        select("deleted_at", "<", last.deleted_at),
        select.and([select("deleted_at", "=", last.deleted_at), select("invoice_id", "<", last.invoice_id)]),
      ]),
    );
  const rows = await query.execute();
  const entries = rows.slice(0, page.limit);
  return { entries, next: rows.length > page.limit ? (entries.at(-1)?.invoice_id ?? null) : null };
}

async function deletedAt(executor: Executor, accountId: string, invoiceId: string) {
  return await executor
    .selectFrom("trashed_invoices")
    .select(["invoice_id", "deleted_at"])
    .where("account_id", "=", accountId)
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
}
