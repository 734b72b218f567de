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
import { currentVersion, newId } from "@inkvoice/contract";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { pageOfInvoices } from "../packages/server/src/dashboard/invoice-list.ts";
import { duplicateKeys, searchWords, summarise } from "../packages/server/src/dashboard/summary.ts";
import { readingOf } from "../packages/server/src/dashboard/testing/store-invoice.ts";
import type { Database, Tables } from "../packages/server/src/database.ts";
import { openDatabase } from "../packages/server/src/platform/db/database.ts";
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

type Rows = { [Name in "invoices" | "invoice_facts" | "invoice_words" | "duplicate_keys"]: Tables[Name][] };

/** One document in ten needs a look, one in twelve looks like another: pages are full at both sizes. */
function addDocument(rows: Rows, index: number): void {
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
  rows.invoices.push(invoiceRow(id, at, data));
  rows.invoice_facts.push({
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
  const words = searchWords([`scan ${index}.pdf`, summary.vendorName, summary.invoiceNumber]);
  rows.invoice_words.push(...words.map((word) => ({ account_id: accountId, word, invoice_id: id })));
  rows.duplicate_keys.push(
    ...duplicateKeys(id, summary).map((key) => ({ account_id: accountId, key, invoice_id: id })),
  );
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

async function fill(db: Database, count: number): Promise<void> {
  await db
    .insertInto("accounts")
    .values({
      id: accountId,
      name: "Bench",
      plan: "free",
      api_access: 1,
      webhook_secret: "",
      previous_webhook_secret: null,
      previous_secret_until: null,
      default_webhook_url: null,
      created_at: 0,
    })
    .execute();
  const batch = 500;
  for (let first = 0; first < count; first += batch * 20) {
    await db.transaction().execute(async (tx) => {
      for (let from = first; from < Math.min(count, first + batch * 20); from += batch) {
        const rows: Rows = { invoices: [], invoice_facts: [], invoice_words: [], duplicate_keys: [] };
        for (let index = from; index < Math.min(count, from + batch); index++) addDocument(rows, index);
        await tx.insertInto("invoices").values(rows.invoices).execute();
        await tx.insertInto("invoice_facts").values(rows.invoice_facts).execute();
        for (let at = 0; at < rows.invoice_words.length; at += 5000)
          await tx
            .insertInto("invoice_words")
            .values(rows.invoice_words.slice(at, at + 5000))
            .execute();
        await tx.insertInto("duplicate_keys").values(rows.duplicate_keys).execute();
      }
    });
    if (first % 100_000 === 0) process.stderr.write(`\r${first} of ${count} invoices stored `);
  }
  await db
    .insertInto("invoice_counts")
    .values({ account_id: accountId, day: -1, status: "completed", count })
    .execute();
  process.stderr.write(`${"\r".padEnd(60)}\r`);
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
  for (let round = 0; round < 15; round++) {
    const began = performance.now();
    await pageOfInvoices(db, { accountId, filter }, { cursor, limit: 50 });
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[7] ?? Number.NaN;
}

async function measure(count: number): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  const { db, dialect, close } = openDatabase<Tables>({ databaseUrl: undefined, databasePool: 2, dataDir });
  try {
    await migrate(db as unknown as Parameters<typeof migrate>[0], dialect);
    await fill(db, count);
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
    await close();
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
