import { analyticsGroupings, listInvoicesQuery } from "@inkvoice/contract";
import { readAnalytics } from "../packages/server/src/catalogue/analytics/analytics.ts";
import { listPage } from "../packages/server/src/invoices/record/list-page.ts";
import type { InvoiceServices } from "../packages/server/src/invoices/services.ts";
import type { Database } from "../packages/server/src/platform/db/schema.ts";
import { answerQuery } from "../packages/server/src/query/answer-query.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { countedDays, insertSums } from "./api/sums.ts";
import { accountId } from "./dashboard/filled-databases.ts";
import { measureGrowth, type Question } from "./dashboard/growth.ts";

const usage = `Usage: npm run bench:lists -- [ROWS] [sqlite|postgres]

How much longer the API's lists, queries and sums take with ROWS (1000000) invoices than with 1000: every filter and
every order of GET /v1/invoices, POST /v1/query and GET /v1/analytics, on both databases or the named one. Both sizes
take turns in one run.

Exit code 1 when one takes more than twice as long.`;

const asked = (name: string, ask: (db: Database) => Promise<unknown>): Question => ({
  name,
  prepare: async (db) => () => ask(db),
});

const list = (parameters: string): Question =>
  asked(`list ${parameters || "newest first"}`, (db) => {
    const given: Record<string, unknown> = Object.fromEntries(new URLSearchParams(parameters));
    if (given["metadata[site]"]) given.metadata = { site: given["metadata[site]"] };
    return listPage(db, { accountId, approverId: "", query: listInvoicesQuery.parse(given) });
  });

const query = (name: string, text: string): Question =>
  asked(`query ${name}`, (db) =>
    answerQuery(
      { db, clock: { now: () => Date.now() }, fileUrls: { sign: () => "" } } as unknown as InvoiceServices,
      { accountId, approverId: "", charge: async () => undefined },
      { query: text },
    ),
  );

const questions: readonly Question[] = [
  ...[
    "",
    "status=completed",
    "status=failed",
    "created_after=2024-01-01T10:00:00Z&created_before=2024-01-01T12:00:00Z",
    "vendor=nordwind",
    "vendor=nobody",
    "vendor=nordwind&created_after=2030-01-01T00:00:00Z",
    "vendor=nordwind&created_before=2024-01-01T12:00:00Z",
    "invoice_number=N-00000500",
    "date_from=2026-03-01&date_to=2026-03-31",
    "date_from=2030-01-01",
    "total_min=100&total_max=5100",
    "total_min=3700&total_max=3700",
    "currency=EUR",
    "currency=USD",
    "q=nordwind",
    "q=wind",
    "q=zzz",
    "external_id=A-1",
    "metadata[site]=Kiel",
    "review=open",
    "review=approved",
    "needs_review=true",
    "needs_review=false",
    "duplicates=true",
    "duplicates=false",
    "batch_id=bat_1",
    "vendor=nordwind&currency=EUR&total_min=1000",
    "offset=500",
    ...["created_at", "date", "-date", "total_amount", "-total_amount", "vendor", "-vendor"].map(
      (sort) => `sort=${sort}`,
    ),
    "sort=-total_amount&vendor=nordwind",
    "sort=-date&needs_review=true",
    "sort=vendor&total_min=40000",
    "sort=created_at&duplicates=true",
  ].map(list),
  query(
    "a page with lines",
    "{ invoices(first: 20) { nodes { id vendor_name extracted_data { line_items { total } } } } }",
  ),
  query(
    "filtered and sorted",
    '{ invoices(filter: {vendor: "falke", total_min: 100}, sort: "-total_amount", first: 20) { nodes { id date } pagination { total } } }',
  ),
  query("vendors", "{ vendors(first: 5) { nodes { name invoices total_amount latest(first: 1) { nodes { id } } } } }"),
  ...analyticsGroupings.map((groupBy) =>
    asked(`analytics by ${groupBy}`, (db) =>
      readAnalytics(db, {
        accountId,
        range: countedDays(groupBy === "day" ? 90 : 730),
        groupBy,
        dateField: "created_at",
      }),
    ),
  ),
];

const { positionals } = readArguments(usage, { allowPositionals: true });
await measureGrowth({ questions, furnish: (db, rows) => insertSums(db, accountId, rows) }, positionals);
