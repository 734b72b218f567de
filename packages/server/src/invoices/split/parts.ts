import { type Metadata, newId, type PartOf } from "@inkvoice/contract";
import type { PageRange } from "@inkvoice/engine";
import type { Selectable } from "kysely";
import { changeCounts } from "../../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import { insertUploadFacts, storeFacts } from "../../catalogue/facts.ts";
import { callerTokens } from "../../catalogue/search/filter-tokens.ts";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";
import { tagsOf } from "../../rules/approvals.ts";
import type { EndedInvoice, SettledPart } from "../queue/end-invoice-row.ts";
import { ruleColumns, storedData } from "../record/stored-data.ts";
import { storeEvidence } from "../worker/stored-evidence.ts";

/**
 * Inserts a record for each further invoice in the file, in the transaction that ends the first one: after a crash all
 * of them exist or none. They share the file and list each other. Returns all invoices that ended here.
 */
export async function recordParts(
  tx: Tx,
  ended: EndedInvoice,
  parts: readonly SettledPart[] | undefined,
  at: number,
): Promise<readonly EndedInvoice[]> {
  if (!parts && ended.part_of === null) return [ended];
  if (parts?.[0]) await setPageRange(tx, ended.id, parts[0].pages);
  const others: EndedInvoice[] = [];
  for (const [before, part] of (parts?.slice(1) ?? []).entries())
    others.push(await insertPart(tx, ended, part, { at, index: before + 1 }));
  const places = await numberInvoices(tx, ended.account_id, ended.id);
  return [ended, ...others].map((row) => ({ ...row, ...places.get(row.id) }));
}

/** The file's key in the search for duplicates: parts of one file are not duplicates of each other. */
export function contentKey({ id, contentSha256, partOf }: PartOfFile): string {
  const isFurther = partOf !== null && (JSON.parse(partOf) as PartOf).index > 1;
  return isFurther ? `${contentSha256}#${id}` : contentSha256;
}

type PartOfFile = Readonly<{ id: string; contentSha256: string; partOf: string | null }>;

/** An invoice of a file with its page range. */
export type InvoiceOnPages = Readonly<{ id: string; pages: PageRange; isWhole: boolean }>;

/** All invoices in the same file, by page. */
export async function invoicesOfFile(executor: Executor, accountId: string, id: string): Promise<InvoiceOnPages[]> {
  const rows = await executor
    .selectFrom("invoices")
    .select(["id", "part_of", "page_count"])
    .where("account_id", "=", accountId)
    .where("blob_key", "=", (one) => one.selectFrom("invoices").select("blob_key").where("id", "=", id))
    .execute();
  return rows
    .map(({ id: own, part_of, page_count }) => {
      const last = page_count ?? 1;
      const pages = part_of === null ? ([1, last] as const) : (JSON.parse(part_of) as PartOf).pages;
      return { id: own, pages, isWhole: pages[0] === 1 && pages[1] === last };
    })
    .sort((a, b) => a.pages[0] - b.pages[0] || (a.id < b.id ? -1 : 1));
}

/** Sets the page range; `numberInvoices` then sets index and count. */
export async function setPageRange(tx: Tx, id: string, pages: PageRange): Promise<void> {
  const place = JSON.stringify({ file_of: id, index: 1, count: 1, pages });
  await tx.updateTable("invoices").set({ part_of: place }).where("id", "=", id).execute();
}

type Place = Readonly<{ part_of: string | null; parts: string | null }>;

/** Numbers the invoices of a file by page. A single invoice that covers the whole file has no part number. */
export async function numberInvoices(tx: Tx, accountId: string, id: string): Promise<ReadonlyMap<string, Place>> {
  const invoices = await invoicesOfFile(tx, accountId, id);
  const [first] = invoices;
  const isAlone = invoices.length === 1 && first?.isWhole;
  const places = new Map<string, Place>();
  await storeDivision(tx, invoices);
  for (const [at, { id: own, pages }] of invoices.entries()) {
    const part = { file_of: first?.id, index: at + 1, count: invoices.length, pages };
    const parts = at === 0 ? JSON.stringify(invoices.map((invoice) => invoice.id)) : null;
    const place = isAlone ? { part_of: null, parts: null } : { part_of: JSON.stringify(part), parts };
    await tx.updateTable("invoices").set(place).where("id", "=", own).execute();
    places.set(own, place);
  }
  return places;
}

/** Stores a person's division on the first invoice, so that rereading the whole file keeps it. */
async function storeDivision(tx: Tx, invoices: readonly InvoiceOnPages[]): Promise<void> {
  const ids = invoices.map(({ id }) => id);
  const divided = await tx
    .selectFrom("invoices")
    .select("id")
    .where("id", "in", ids)
    .where("split", "like", "[%")
    .where("status", "!=", "processing")
    .executeTakeFirst();
  const [first] = invoices;
  if (!divided || !first) return;
  const split = JSON.stringify(invoices.map(({ pages }) => pages));
  await tx
    .updateTable("invoices")
    .set({ split })
    .where("id", "=", first.id)
    .where("status", "!=", "processing")
    .execute();
}

type PartRow = Selectable<Tables["invoices"]>;
type EndedPart = Readonly<{ at: number; index: number }>;

async function insertPart(
  tx: Tx,
  ended: EndedInvoice,
  part: SettledPart,
  { at, index }: EndedPart,
): Promise<EndedInvoice> {
  const { data, pages, parties, ruled } = part;
  const upload = await tx.selectFrom("invoices").selectAll().where("id", "=", ended.id).executeTakeFirstOrThrow();
  // Ids sort by upload time, so parts of one file stay together in lists, in page order.
  const id = newId("invoice", upload.created_at + index);
  const row = {
    ...upload,
    id,
    extracted_data: storedData(data),
    total_amount: data.total_amount ?? null,
    currency: data.currency ?? null,
    part_of: JSON.stringify({ file_of: ended.id, index: 2, count: 2, pages }),
    parts: null,
    ended_at: at,
    ...parties,
    ...ruleColumns(ruled),
  };
  await tx.insertInto("invoices").values(row).execute();
  await addToCatalogue(tx, row, part, at);
  return row;
}

/** Counts the invoice, and adds it to lists, search and analytics. */
async function addToCatalogue(
  tx: Tx,
  row: PartRow,
  { data, evidence, text, ruled }: SettledPart,
  at: number,
): Promise<void> {
  await changeCounts(tx, row.account_id, [{ createdAt: row.created_at, status: row.status, by: 1 }]);
  const document = {
    accountId: row.account_id,
    invoiceId: row.id,
    filename: row.filename,
    contentSha256: contentKey({ id: row.id, contentSha256: row.content_sha256, partOf: row.part_of }),
    tokens: callerTokens({
      externalId: row.external_id,
      metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Metadata),
      batchId: row.batch_id,
    }),
  };
  await insertUploadFacts(tx, [document]);
  await storeFacts(tx, { ...document, data, tags: tagsOf(ruled.rules), review: "open" });
  await storeEvidence(tx, row, { evidence, text });
  await updateAnalytics(tx, row.account_id, { after: { createdAt: row.created_at, endedAt: at, data, corrected: [] } });
}
