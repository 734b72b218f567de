/**
 * How much longer the dashboard's list takes with 1 000 000 invoices than with 1 000, for the plain list and for each filter.
 * Prints a table of ratios; ends with 1 when the list itself, at any depth, is above 2. A filter costs the same at a million as at
 * a hundred thousand, but more than at a thousand, where everything it could match is on one page.
 *
 *   node bench/dashboard.ts            both sizes on SQLite
 *   node bench/dashboard.ts 200000     another size for the large one
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { currentVersion, newId } from "@inkvoice/contract";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { Kysely, SqliteDialect } from "kysely";
import { pageOfInvoices } from "../packages/server/src/dashboard/invoice-list.ts";
import { searchWords, summarise } from "../packages/server/src/dashboard/summary.ts";
import { readingOf } from "../packages/server/src/dashboard/testing/store-invoice.ts";
import type { Database, Tables } from "../packages/server/src/database.ts";
import { dialects } from "../packages/server/src/platform/db/dialect.ts";
import { openSqlite, sqliteForKysely } from "../packages/server/src/platform/db/sqlite-database.ts";
import { migrate } from "../packages/server/src/platform/migrations/migrate.ts";

const large = Number(process.argv[2] ?? 1_000_000);
const small = 1_000;
const accountId = "acc_1";
const start = Date.UTC(2024, 0, 1);
const allowedRatio = 2;
const vendors = [
  "Nordwind GmbH",
  "Falke AG",
  "Harbour Desks Ltd",
  "Atelier Moreau",
  "Studio Lindqvist",
  "Ferretti e Figli",
];

const filledTables = ["accounts", "invoices", "invoice_facts", "invoice_words", "invoice_counts"] as const;
type FilledTable = (typeof filledTables)[number];
const batch = 20_000;

/** One document in ten needs a look, one in twelve looks like another: pages are full at both sizes. */
function addDocument(insert: Inserters, index: number): void {
  const at = start + index * 60_000;
  const id = newId("invoice", at);
  const vendor = vendors[index % vendors.length] ?? "";
  const unsure = index % 10 === 7 ? 0.3 : 0.97;
  const data = readingOf({
    invoice_number: `N-${String(index).padStart(8, "0")}`,
    total_amount: (index * 37) % 50_000,
    vendor: { name: vendor },
    confidence: { invoice_number: unsure, date: 0.98, total_amount: 0.97, currency: 0.99, vendor: { name: 0.96 } },
  });
  const summary = summarise(data);
  insert.invoices(invoiceRow(id, at, data));
  insert.invoice_facts({
    invoice_id: id,
    account_id: accountId,
    vendor_name: summary.vendorName,
    vendor_key: summary.vendorKey,
    invoice_number: summary.invoiceNumber,
    issue_date: summary.issueDate,
    due_date: null,
    document_type: "invoice",
    total_amount: summary.totalAmount,
    confidence: summary.confidence,
    band: summary.band,
    sure_fields: summary.sureFields,
    read_fields: summary.readFields,
    failed_checks: 0,
    needs_look: summary.doubtful ? 1 : 0,
    duplicates: index % 12 === 3 ? 1 : 0,
    corrected: 0,
    reviewed_by: null,
    reviewed_at: null,
  });
  for (const word of searchWords([`scan ${index}.pdf`, summary.vendorName, summary.invoiceNumber])) {
    insert.invoice_words({ account_id: accountId, word, invoice_id: id });
  }
}

function invoiceRow(id: string, at: number, data: object): Tables["invoices"] {
  return {
    id,
    account_id: accountId,
    batch_id: null,
    status: "completed",
    version: currentVersion,
    filename: "scan.pdf",
    content_type: "application/pdf",
    content_sha256: id,
    size: 1,
    page_count: 1,
    blob_key: id,
    webhook_url: null,
    line_items: 1,
    created_at: at,
    ended_at: at,
    extracted_data: JSON.stringify(data),
    total_amount: null,
    currency: "EUR",
    error_code: null,
    error_message: null,
    reading_ms: 100,
    queue_tag: 0,
    attempts: 1,
    lease_token: null,
    lease_until: 0,
  };
}

/** Rows go in through prepared statements: a million documents are about ten million rows. */
function fill(database: DatabaseSync, count: number): void {
  const insert = insertersOf(database);
  insert.accounts({
    id: accountId,
    name: "Bench",
    plan: "free",
    api_access: 1,
    webhook_secret: "",
    previous_webhook_secret: null,
    previous_secret_until: null,
    default_webhook_url: null,
    created_at: 0,
  });
  for (let first = 0; first < count; first += batch) {
    database.exec("begin");
    for (let index = first; index < Math.min(count, first + batch); index++) addDocument(insert, index);
    database.exec("commit");
    process.stderr.write(`\r${first} of ${count} invoices stored `);
  }
  insert.invoice_counts({ account_id: accountId, day: -1, status: "completed", count });
  process.stderr.write(`\r${" ".repeat(50)}\r`);
}

type Inserters = { [Name in FilledTable]: (row: Tables[Name]) => void };

function insertersOf(database: DatabaseSync): Inserters {
  const inserter = (table: string) => {
    let statement: StatementSync | undefined;
    return (row: object) => {
      const names = Object.keys(row);
      statement ??= database.prepare(
        `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
      );
      // Every column holds a text, a number or null.
      statement.run(...(Object.values(row) as SQLInputValue[]));
    };
  };
  return Object.fromEntries(filledTables.map((table) => [table, inserter(table)])) as Inserters;
}

const questions: readonly Readonly<{ name: string; filter: InvoiceFilter; deep?: boolean; gated?: true }>[] = [
  { name: "the list", filter: {}, gated: true },
  { name: "its page after 500 rows", filter: {}, deep: true, gated: true },
  { name: "status: failed (none)", filter: { status: "failed" }, gated: true },
  { name: "a word in every sixth", filter: { q: "nordwind" } },
  { name: "one number", filter: { q: "N-00000500" } },
  { name: "a word that is nowhere", filter: { q: "zzz" } },
  { name: "total from 100 to 5100", filter: { min: 100, max: 5100 } },
  { name: "confidence: unsure", filter: { band: "unsure" } },
  { name: "needs a look", filter: { look: "true" } },
  { name: "duplicates", filter: { duplicates: "true" } },
];

async function medianMs(db: Database, filter: InvoiceFilter, cursor: string | undefined): Promise<number> {
  const times: number[] = [];
  await pageOfInvoices(db, { accountId, filter }, { cursor, limit: 50 });
  for (let round = 0; round < 15; round++) {
    const began = performance.now();
    await pageOfInvoices(db, { accountId, filter }, { cursor, limit: 50 });
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[7] ?? Number.NaN;
}

async function measure(count: number): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  const database = openSqlite({ path: join(dataDir, "inkvoice.db"), synchronous: "OFF" });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteForKysely(database) }) });
  try {
    // Migrations speak of no table's type.
    await migrate(db as unknown as Parameters<typeof migrate>[0], dialects.sqlite);
    fill(database, count);
    const times: number[] = [];
    for (const { filter, deep } of questions) {
      let cursor: string | undefined;
      for (let page = 0; deep && page < 10; page++) {
        cursor = (await pageOfInvoices(db, { accountId, filter }, { cursor, limit: 50 }))?.next_cursor ?? undefined;
      }
      times.push(await medianMs(db, filter, cursor));
    }
    return times;
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const few = await measure(small);
const many = await measure(large);
console.log(`${"question".padEnd(28)}${`${small}`.padStart(10)}${`${large}`.padStart(12)}${"ratio".padStart(9)}`);
let worst = 0;
for (const [index, { name, gated }] of questions.entries()) {
  const [before, after] = [few[index] ?? 0, many[index] ?? 0];
  const ratio = after / before;
  if (gated) worst = Math.max(worst, ratio);
  console.log(
    `${name.padEnd(28)}${`${before.toFixed(2)} ms`.padStart(10)}${`${after.toFixed(2)} ms`.padStart(12)}${`${ratio.toFixed(2)}×`.padStart(9)}`,
  );
}
process.exitCode = worst > allowedRatio ? 1 : 0;
