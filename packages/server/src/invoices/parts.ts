import { type Metadata, newId, type PartOf } from "@inkvoice/contract";
import type { InvoicePart } from "@inkvoice/engine";
import { recount } from "../catalogue/analytics-counters.ts";
import { changeCounts } from "../catalogue/counts.ts";
import { recordFacts, rememberUploads } from "../catalogue/facts.ts";
import { callerMarks } from "../catalogue/marks.ts";
import type { Tx } from "../platform/db/schema.ts";
import { storeEvidence } from "./evidence.ts";
import type { EndedInvoice } from "./queue.ts";

/** The record of the upload and those of the further invoices in its file, in their order. */
export type FilledFile = readonly [EndedInvoice, ...EndedInvoice[]];

/**
 * Makes a record of each further invoice of a file, in the transaction that ends the first: a restart finds all of them or
 * none. They share the upload's file and name each other.
 */
export async function recordParts(
  tx: Tx,
  first: EndedInvoice,
  parts: readonly InvoicePart[],
  at: number,
): Promise<FilledFile> {
  const ids = [first.id, ...parts.slice(1).map(() => newId("invoice", at))];
  const places = parts.map(({ pages }, index) =>
    JSON.stringify({ file_of: first.id, index: index + 1, count: parts.length, pages }),
  );
  const named = { part_of: places[0] ?? null, parts: JSON.stringify(ids) };
  await tx.updateTable("invoices").set(named).where("id", "=", first.id).execute();
  const others: EndedInvoice[] = [];
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue;
    others.push(await insertPart(tx, first, part, { id: ids[index] ?? "", place: places[index] ?? "", at }));
  }
  return [{ ...first, ...named }, ...others];
}

/** What tells a file apart when duplicates are looked for: the parts of one file are no duplicates of each other. */
export function contentKey({ id, contentSha256, partOf }: PartOfFile): string {
  const isFurther = partOf !== null && (JSON.parse(partOf) as PartOf).index > 1;
  return isFurther ? `${contentSha256}#${id}` : contentSha256;
}

type PartOfFile = Readonly<{ id: string; contentSha256: string; partOf: string | null }>;

type Place = Readonly<{ id: string; place: string; at: number }>;

async function insertPart(tx: Tx, first: EndedInvoice, part: InvoicePart, { id, place, at }: Place) {
  const upload = await tx.selectFrom("invoices").selectAll().where("id", "=", first.id).executeTakeFirstOrThrow();
  const row = {
    ...upload,
    id,
    extracted_data: JSON.stringify(part.data),
    total_amount: part.data.total_amount ?? null,
    currency: part.data.currency ?? null,
    part_of: place,
    parts: null,
    ended_at: at,
  };
  await tx.insertInto("invoices").values(row).execute();
  await changeCounts(tx, row.account_id, [{ createdAt: row.created_at, status: row.status, by: 1 }]);
  const document = {
    accountId: row.account_id,
    invoiceId: id,
    filename: row.filename,
    contentSha256: contentKey({ id, contentSha256: row.content_sha256, partOf: place }),
    marks: callerMarks({
      externalId: row.external_id,
      metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Metadata),
      batchId: row.batch_id,
    }),
  };
  await rememberUploads(tx, [document]);
  await recordFacts(tx, { ...document, data: part.data });
  await storeEvidence(tx, row, part.evidence);
  const after = { createdAt: row.created_at, endedAt: at, data: part.data, corrected: [] };
  await recount(tx, row.account_id, { after });
  return row;
}
