import type { SortOrder } from "@inkvoice/contract";
import type { InvoiceFilter } from "@inkvoice/contract/dashboard";
import { invoiceListPage } from "../packages/server/src/catalogue/list/list-page.ts";
import type { Database } from "../packages/server/src/platform/db/schema.ts";
import { readArguments } from "../scripts/read-arguments.ts";
import { accountId } from "./dashboard/filled-databases.ts";
import { measureGrowth } from "./dashboard/growth.ts";

const usage = `Usage: npm run bench:dashboard -- [ROWS] [sqlite|postgres]

How much longer the dashboard's list takes with ROWS (1000000) invoices than with 1000: the plain list, a page deep in
it, each filter, and each order, on both databases or the named one.

Exit code 1 when one takes more than twice as long.`;

const pageSize = 50;

type Listed = Readonly<{ name: string; filter: InvoiceFilter; sort?: SortOrder; deep?: boolean; limit?: number }>;
const lists: readonly Listed[] = [
  { name: "the list", filter: {} },
  { name: "its page after 500 rows", filter: {}, deep: true },
  { name: "status: failed (none)", filter: { status: "failed" } },
  { name: "a word in every sixth", filter: { q: "nordwind" } },
  { name: "the same, two pages on", filter: { q: "nordwind" }, deep: true },
  { name: "one number", filter: { q: "N-00000500" } },
  { name: "a word that is nowhere", filter: { q: "zzz" } },
  { name: "total from 100 to 5100", filter: { min: 100, max: 5100 } },
  { name: "total of exactly 3700", filter: { min: 3700, max: 3700 } },
  { name: "confidence: unsure", filter: { band: "unsure" } },
  { name: "needs a look", filter: { look: "true" } },
  { name: "duplicates", filter: { duplicates: "true" } },
  { name: "a part of a word", filter: { q: "wind" } },
  // One in a thousand matches, and one row is requested: a million has twenty, which would be a longer page.
  { name: "an amount, its newest", filter: { q: "3,700.00" }, limit: 1 },
  { name: "by vendor", filter: {}, sort: "vendor" },
  { name: "its page after 500 rows", filter: {}, sort: "vendor", deep: true },
  { name: "by date", filter: {}, sort: "-date" },
  { name: "by total", filter: {}, sort: "-total_amount" },
  { name: "by total, a word in a sixth", filter: { q: "nordwind" }, sort: "-total_amount" },
  { name: "by total, unsure ones", filter: { band: "unsure" }, sort: "-total_amount" },
  { name: "by vendor, failed (none)", filter: { status: "failed" }, sort: "vendor" },
  { name: "by total, of one day", filter: { from: "2024-01-01", to: "2024-01-01" }, sort: "total_amount" },
  { name: "by total, since that day", filter: { from: "2024-01-01" }, sort: "-total_amount" },
  { name: "by total, one number", filter: { q: "N-00000500" }, sort: "total_amount" },
  { name: "by date, approved (none)", filter: { review: "approved" }, sort: "date" },
  { name: "by date, needs a look", filter: { look: "true" }, sort: "-date" },
  { name: "by vendor, duplicates", filter: { duplicates: "true" }, sort: "-vendor" },
  { name: "by vendor, from 20000 on", filter: { min: 20_000 }, sort: "vendor" },
  { name: "by total, from 20000 on", filter: { min: 20_000 }, sort: "total_amount" },
  { name: "by vendor, of one month", filter: { dated_from: "2026-03-01", dated_to: "2026-03-31" }, sort: "vendor" },
  { name: "oldest first", filter: {}, sort: "created_at" },
  { name: "oldest first, unsure ones", filter: { band: "unsure" }, sort: "created_at" },
  { name: "an amount, its oldest", filter: { q: "3,700.00" }, sort: "created_at", limit: 1 },
  { name: "needs a look, duplicates", filter: { look: "true", duplicates: "true" } },
  { name: "not yet reviewed", filter: { review: "open" } },
];

async function deepCursor(db: Database, { filter, sort, deep }: Listed): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 0; deep && page < (filter.q ? 2 : 10); page++)
    cursor =
      (await invoiceListPage(db, { accountId, filter }, { cursor, limit: pageSize, ...(sort && { sort }) }))
        .next_cursor ?? undefined;
  return cursor;
}

const { positionals } = readArguments(usage, { allowPositionals: true });
await measureGrowth(
  {
    questions: lists.map((list) => ({
      name: list.name,
      prepare: async (db) => {
        const { filter, sort, limit = pageSize } = list;
        const cursor = await deepCursor(db, list);
        return () => invoiceListPage(db, { accountId, filter }, { cursor, limit, ...(sort && { sort }) });
      },
    })),
  },
  positionals,
);
