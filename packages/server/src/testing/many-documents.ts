import { currentVersion, type ExtractedData, newId } from "@inkvoice/contract";
import type { Insertable, Selectable } from "kysely";
import { vendorSortKey } from "../catalogue/facts.ts";
import { extractionTokens, reviewToken } from "../catalogue/search/filter-tokens.ts";
import { suffixesOf } from "../catalogue/search/word-suffixes.ts";
import { amountWords, searchWords, summarise } from "../catalogue/summary.ts";
import type { Tables } from "../platform/db/schema.ts";
import { readingOf } from "./store-invoice.ts";

const start = Date.UTC(2024, 0, 1);
const differentTotals = 50_000;
/** A thousand documents span more than a day, and five million end before 2050; ids sort as text until 2051. */
const uploadedEveryMs = 120_000;
const vendors = [
  "Nordwind GmbH",
  "Falke AG",
  "Harbour Desks Ltd",
  "Atelier Moreau",
  "Studio Lindqvist",
  "Ferretti e Figli",
];

export const filledTables = [
  "accounts",
  "invoices",
  "invoice_facts",
  "invoice_words",
  "word_parts",
  "invoice_counts",
] as const;
type FilledTable = (typeof filledTables)[number];
/** Without generated columns. */
type Filled = Omit<Tables, "invoices" | "invoice_facts" | "accounts"> & {
  invoices: Insertable<Tables["invoices"]>;
  invoice_facts: Selectable<Tables["invoice_facts"]>;
  accounts: Insertable<Tables["accounts"]>;
};
export type Rows = { [Name in FilledTable]: Filled[Name][] };

/** An account with this many documents; see `documentRows`. */
export function accountRows(accountId: string, count: number): Rows {
  return {
    accounts: [
      {
        id: accountId,
        name: "Bench",
        plan: "free",
        api_access: 1,
        webhook_secret: "",
        previous_webhook_secret: null,
        previous_secret_until: null,
        default_webhook_url: null,
        created_at: 0,
      },
    ],
    invoices: [],
    invoice_facts: [],
    invoice_words: [],
    word_parts: vendors.flatMap((name) => partRows(accountId, searchWords([name]))),
    invoice_counts: [{ account_id: accountId, day: -1, status: "completed", count }],
  };
}

/** Rows of some documents. One in ten needs review, one in twelve is a duplicate, so that filtered pages are full. */
export function documentRows(accountId: string, first: number, end: number): Rows {
  const rows: Rows = {
    accounts: [],
    invoices: [],
    invoice_facts: [],
    invoice_words: [],
    word_parts: [],
    invoice_counts: [],
  };
  for (let index = first; index < end; index++) addDocument(rows, accountId, index);
  return rows;
}

function addDocument(rows: Rows, accountId: string, index: number): void {
  const at = start + index * uploadedEveryMs;
  const id = newId("invoice", at);
  const unsure = index % 10 === 7 ? 0.3 : 0.97;
  const data = readingOf({
    invoice_number: `N-${String(index).padStart(8, "0")}`,
    total_amount: (index * 37) % differentTotals,
    vendor: { name: vendors[index % vendors.length] ?? "" },
    confidence: { invoice_number: unsure, date: 0.98, total_amount: 0.97, currency: 0.99, vendor: { name: 0.96 } },
  });
  const summary = summarise(data);
  rows.invoices.push(invoiceRow(accountId, id, at, data));
  rows.invoice_facts.push({
    invoice_id: id,
    account_id: accountId,
    vendor_name: summary.vendorName,
    vendor_key: summary.vendorKey,
    vendor_sort: vendorSortKey(summary.vendorName),
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
    doubtful: summary.doubtful ? 1 : 0,
    needs_look: summary.doubtful ? 1 : 0,
    duplicates: index % 12 === 3 ? 1 : 0,
    corrected: 0,
    reviewed_by: null,
    reviewed_at: null,
    exported_at: null,
    changed_since_export: 0,
  });
  const words = searchWords([`scan ${index}.pdf`, summary.vendorName, summary.invoiceNumber]);
  const amounts = amountWords([summary.totalAmount]);
  for (const word of [...words, ...amounts, ...extractionTokens(summary), reviewToken("open")])
    rows.invoice_words.push({ account_id: accountId, word, invoice_id: id });
  // Each term once: numbers are unique, totals repeat after a round.
  const fresh = [...searchWords([summary.invoiceNumber]), ...(index < differentTotals ? amounts : [])];
  rows.word_parts.push(...partRows(accountId, fresh));
}

const partRows = (accountId: string, words: readonly string[]) =>
  words.flatMap((word) => suffixesOf(word).map((part) => ({ account_id: accountId, part, word })));

function invoiceRow(accountId: string, id: string, at: number, data: ExtractedData): Insertable<Tables["invoices"]> {
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
    total_amount: data.total_amount ?? null,
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
