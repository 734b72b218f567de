import { createHash } from "node:crypto";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

const chunk = 500;

type Row = Readonly<{
  invoice_id: string;
  account_id: string;
  vendor_name: string | null;
  vendor_key: string | null;
  invoice_number: string | null;
  issue_date: string | null;
  currency: string | null;
  batch_id: string | null;
  review: string;
}>;

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** The catalogue's limit of key lengths at this step. */
function bound(text: string): string {
  if (text.length <= 200) return text;
  return `${[...text].slice(0, 40).join("")}#${createHash("sha256").update(text).digest("hex")}`;
}

function marksOf(row: Row): string[] {
  const number = row.invoice_number && bound(plain(row.invoice_number).replace(/[^\p{L}\p{N}]+/gu, ""));
  return [
    `own:review:${row.review}`,
    ...(row.batch_id ? [`own:batch:${row.batch_id}`] : []),
    ...(row.vendor_key ? [`vendor:${row.vendor_key}`] : []),
    ...(number ? [`number:${number}`] : []),
    ...(row.currency ? [`currency:${row.currency}`] : []),
    ...(row.issue_date ? [`month:${row.issue_date.slice(0, 7)}`] : []),
  ];
}

async function markRow(tx: QueryExecutorProvider, row: Row): Promise<void> {
  for (const mark of marksOf(row)) {
    await sql`insert into invoice_words (account_id, word, invoice_id)
      values (${row.account_id}, ${mark}, ${row.invoice_id}) on conflict do nothing`.execute(tx);
  }
  if (row.vendor_name === null) return;
  const name = plain(row.vendor_name).slice(0, 60).toWellFormed();
  await sql`update invoice_facts set vendor_sort = ${name} where invoice_id = ${row.invoice_id}`.execute(tx);
}

/** Adds filter tokens for existing invoices. */
async function markAll(tx: QueryExecutorProvider): Promise<void> {
  let last = "";
  for (;;) {
    const { rows } = await sql<Row>`select f.invoice_id, f.account_id, f.vendor_name, f.vendor_key, f.invoice_number,
        f.issue_date, i.currency, i.batch_id, i.review
      from invoice_facts as f join invoices as i on i.id = f.invoice_id
      where i.status = 'completed' and f.invoice_id > ${last}
      order by f.invoice_id limit ${sql.lit(chunk)}`.execute(tx);
    for (const row of rows) await markRow(tx, row);
    const end = rows.at(-1);
    if (!end) return;
    last = end.invoice_id;
  }
}

/** Filter tokens in the search index, and indexes for sorting by date and vendor. */
export const apiLists: Migration = {
  name: "0081-api-lists",
  secondsPerMillionInvoices: 4800,
  async up(tx, { id }) {
    await sql`alter table invoice_facts add column vendor_sort ${id}`.execute(tx);
    await markAll(tx);
    await sql`create index invoice_facts_date on invoice_facts (account_id, issue_date, invoice_id)`.execute(tx);
    await sql`create index invoice_facts_vendor on invoice_facts (account_id, vendor_sort, invoice_id)`.execute(tx);
  },
};
