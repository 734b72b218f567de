import type { Kysely } from "kysely";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";
import type { InvoiceRow, TrashedRow } from "../../platform/db/tables/invoices.ts";

/** INDEX of the tables that hold something of one invoice, by invoice_id; with the invoice's row theirs are gone too. */
export const tablesOfInvoice = [
  "invoice_facts",
  "invoice_words",
  "duplicate_keys",
  "invoice_readings",
  "corrections",
  "invoice_evidence",
  "review_notes",
] as const satisfies readonly (keyof Tables)[];

type Row = Readonly<Record<string, unknown>>;
/**
 * Everything the database knew of an invoice, as JSON. A column that a later migration adds has its default when the rows come
 * back; a migration that renames or drops one has to see to what is kept here too.
 */
type Kept = Readonly<{
  invoice: Row;
  tables: Readonly<Record<string, readonly Row[]>>;
  bodies: Readonly<Record<string, string>>;
}>;

export type Target = Readonly<{ accountId: string; invoiceId: string }>;
export type Deletion = Readonly<{ at: number; by: string }>;

/** Rows whose columns are not those of any type: whatever the tables have is copied. */
const untyped = (tx: Tx) => tx as unknown as Kysely<Record<string, Row>>;

/**
 * Copies an invoice into the trash, for whoever then removes it from everywhere else in the same transaction. The update that
 * changes nothing holds the row on either database: nobody ends the invoice between the copy and the removal.
 */
export async function copyToTrash(tx: Tx, { accountId, invoiceId }: Target, { at, by }: Deletion): Promise<void> {
  const invoice = await tx
    .updateTable("invoices")
    .set((select) => ({ id: select.ref("id") }))
    .where("id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
  if (!invoice) return;
  const tables: Record<string, readonly Row[]> = {};
  for (const table of tablesOfInvoice)
    tables[table] = await untyped(tx).selectFrom(table).selectAll().where("invoice_id", "=", invoiceId).execute();
  const kept: Kept = { invoice: waiting(invoice), tables, bodies: await bodiesOf(tx, invoiceId) };
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

/** A document that comes back while it was being read waits to be read, by whoever takes it. */
const waiting = (row: InvoiceRow): Row =>
  row.status === "processing" ? { ...row, lease_token: null, lease_until: 0 } : row;

async function bodiesOf(tx: Tx, invoiceId: string): Promise<Record<string, string>> {
  const rows = await tx.selectFrom("events").select(["id", "body"]).where("invoice_id", "=", invoiceId).execute();
  return Object.fromEntries(rows.flatMap(({ id, body }) => (body === null ? [] : [[id, body]])));
}

export type Returned = Readonly<{ status: InvoiceRow["status"]; createdAt: number }>;

/** Puts an invoice's rows back where they were; undefined when it is not in the trash. */
export async function copyFromTrash(tx: Tx, target: Target): Promise<Returned | undefined> {
  const trashed = await takeFromTrash(tx, target);
  if (!trashed) return undefined;
  // Written by copyToTrash.
  const { invoice, tables, bodies } = JSON.parse(trashed.kept) as Kept;
  await untyped(tx).insertInto("invoices").values(invoice).execute();
  for (const [table, rows] of Object.entries(tables))
    if (rows.length > 0) await untyped(tx).insertInto(table).values(rows).execute();
  for (const [id, body] of Object.entries(bodies))
    await tx.updateTable("events").set({ body }).where("id", "=", id).execute();
  return { status: invoice.status as InvoiceRow["status"], createdAt: trashed.created_at };
}

/** Takes an invoice out of the trash, whatever becomes of it then. */
export async function takeFromTrash(tx: Tx, { accountId, invoiceId }: Target): Promise<TrashedRow | undefined> {
  return await tx
    .deleteFrom("trashed_invoices")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Whether the account's retention had removed the file before the invoice was deleted. */
export function wasFileRemoved({ kept }: Pick<TrashedRow, "kept">): boolean {
  return ((JSON.parse(kept) as Kept).invoice.file_removed_at ?? null) !== null;
}

export type TrashEntry = Omit<TrashedRow, "kept" | "blob_key" | "content_sha256" | "content_type">;
export type TrashPage = Readonly<{ entries: readonly TrashEntry[]; next: string | null }>;

const shown = ["invoice_id", "account_id", "filename", "vendor_name", "invoice_number", "total_amount"] as const;

/** What was deleted last comes first. `after` is the id that the page before ended with. */
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
