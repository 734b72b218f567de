import type { Direction, ExtractedData, Metadata, SortOrder } from "@inkvoice/contract";
import type { InvoiceFilter, InvoiceRow } from "@inkvoice/contract/dashboard";
import type { Executor } from "../../platform/db/schema.ts";
import { invoiceListPage } from "../list/list-page.ts";
import { rowsById } from "../list/list-row.ts";

/** An invoice in an export: its list row and its data. */
export type ExportedInvoice = Readonly<{
  row: InvoiceRow;
  /** Null unless it is completed. */
  data: ExtractedData | null;
  externalId: string | null;
  metadata: Metadata | null;
  direction: Direction | null;
  vendorId: string | null;
  /** The vendor's id in the customer's own system. */
  vendorNumber: string | null;
}>;

/** Invoices in chunks. */
export type Batches = AsyncIterable<readonly ExportedInvoice[]>;

export type Selected = Readonly<{
  accountId: string;
  filter: InvoiceFilter;
  sort: SortOrder;
  /** Only these, in this order, if they belong to the account. */
  ids?: readonly string[] | undefined;
}>;

/** Records are large because of the locations, so few are in memory at once. */
const batchSize = 200;

/** All selected invoices, page by page, so that memory use is constant. */
export async function* invoicesOf(executor: Executor, selected: Selected): AsyncGenerator<ExportedInvoice[]> {
  for await (const rows of selected.ids ? rowsOfIds(executor, selected, selected.ids) : rowsOfList(executor, selected))
    yield await withReadings(executor, rows);
}

/** Invoices by id, unordered; ids of other accounts are ignored. */
export async function exportedById(
  executor: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<ExportedInvoice[]> {
  return withReadings(executor, await rowsById(executor, accountId, ids));
}

async function* rowsOfList(executor: Executor, { accountId, filter, sort }: Selected): AsyncGenerator<InvoiceRow[]> {
  let cursor: string | undefined;
  do {
    const page = await invoiceListPage(executor, { accountId, filter }, { cursor, limit: batchSize, sort });
    yield page.invoices;
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
}

async function* rowsOfIds(executor: Executor, { accountId, sort }: Selected, ids: readonly string[]) {
  const rows = await rowsById(executor, accountId, ids);
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (row: InvoiceRow) => places.get(row.id) ?? 0;
  yield rows.sort((a, b) => (sort === "date" ? (a.date ?? "").localeCompare(b.date ?? "") : placeOf(a) - placeOf(b)));
}

async function withReadings(executor: Executor, rows: readonly InvoiceRow[]): Promise<ExportedInvoice[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const readings = await executor
    .selectFrom("invoices")
    .leftJoin("vendors", "vendors.id", "invoices.vendor_id")
    .select(["invoices.id", "extracted_data", "invoices.external_id", "metadata", "direction", "vendor_id"])
    .select("vendors.external_id as vendor_number")
    .where("invoices.id", "in", ids)
    .execute();
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  return rows.map((row) => {
    const reading = byId.get(row.id);
    // Written by this service.
    return {
      row,
      data: reading?.extracted_data == null ? null : (JSON.parse(reading.extracted_data) as ExtractedData),
      externalId: reading?.external_id ?? null,
      metadata: reading?.metadata == null ? null : (JSON.parse(reading.metadata) as Metadata),
      direction: reading?.direction ?? null,
      vendorId: reading?.vendor_id ?? null,
      vendorNumber: reading?.vendor_number ?? null,
    };
  });
}
