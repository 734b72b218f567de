import { byRowList, formatTimestamp } from "@inkvoice/contract";
import {
  type DuplicateReason,
  type DuplicateRow,
  duplicateReasons,
  type Fault,
  type FilePart,
  type InvoiceDetail,
  type InvoiceRow,
} from "@inkvoice/contract/dashboard";
import { findDuplicates } from "../catalogue/facts.ts";
import { rowOf } from "../catalogue/field-paths.ts";
import { rowsById } from "../catalogue/list/list-row.ts";
import { readStored, type StoredRecord } from "../invoices/record/stored-record.ts";
import { invoicesOfFile } from "../invoices/split/parts.ts";
import { readEvidence } from "../invoices/worker/stored-evidence.ts";
import type { Executor } from "../platform/db/schema.ts";
import { fromMemory, withCorrectedValues } from "./corrections/corrected-data.ts";
import { keptRows } from "./corrections/corrected-rows.ts";
import { activeCorrections, keptReading, listCorrections } from "./corrections/store.ts";
import { faultsIn } from "./country-rules.ts";
import { notesOf } from "./notes/notes.ts";

const reasonOfKey: Readonly<Record<string, DuplicateReason>> = {
  file: "same_file",
  number: "same_number",
  sum: "same_total_and_date",
};

/** Likely duplicates, newest first, with reasons. */
export async function duplicatesOf(executor: Executor, accountId: string, id: string): Promise<DuplicateRow[]> {
  const found = new Map<string, Set<DuplicateReason>>();
  for (const twin of await findDuplicates(executor, accountId, id)) {
    const reason = reasonOfKey[twin.key.split(":", 1)[0] ?? ""];
    if (reason) found.set(twin.invoice_id, (found.get(twin.invoice_id) ?? new Set()).add(reason));
  }
  const rows = await rowsById(executor, accountId, [...found.keys()]);
  const reasonsOf = (row: InvoiceRow) => duplicateReasons.filter((reason) => found.get(row.id)?.has(reason));
  return rows.map((row) => ({ ...row, reasons: reasonsOf(row) })).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** All invoices of the same file. */
async function fileOf(executor: Executor, accountId: string, id: string): Promise<FilePart[]> {
  const invoices = await invoicesOfFile(executor, accountId, id);
  const rows = await rowsById(
    executor,
    accountId,
    invoices.map((invoice) => invoice.id),
  );
  return invoices.flatMap(({ id: own, pages: [from, to] }) => {
    const row = rows.find((one) => one.id === own);
    return row ? [{ row, pages: [from, to] as [number, number] }] : [];
  });
}

async function rowsOf(executor: Executor, { id, data }: StoredRecord): Promise<InvoiceDetail["rows"]> {
  const corrections = await activeCorrections(executor, id);
  const reading = corrections.length > 0 ? await keptReading(executor, id) : undefined;
  const kept = reading && keptRows(withCorrectedValues(reading, corrections), corrections);
  return byRowList((list) => (kept ? [...kept[list]] : (data?.[list] ?? []).map((_, index) => index)));
}

/** Failed checks, with row numbers as corrections use them. */
async function numberedFaults({ data }: StoredRecord, rows: InvoiceDetail["rows"]): Promise<Fault[]> {
  const numbered = (field: string) => {
    const row = rowOf(field);
    return row
      ? [row.list, rows[row.list][row.index] ?? row.index, row.column].filter((step) => step !== "").join(".")
      : field;
  };
  return (data ? await faultsIn(data) : []).map(({ fields, fits, ...fault }) => ({
    ...fault,
    fields: fields.map(numbered),
    fits: fits.map(({ field, value }) => ({ field: numbered(field), value })),
  }));
}

/** Everything that the page of one invoice shows; undefined when the account has no such invoice. */
export async function describeInvoice(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<InvoiceDetail | undefined> {
  const stored = await readStored(executor, accountId, id);
  const [row] = await rowsById(executor, accountId, [id]);
  if (!stored || !row) return undefined;
  const ended = stored.endedAt === null ? null : formatTimestamp(stored.endedAt);
  const issues = stored.data?.issues ?? [];
  const rows = await rowsOf(executor, stored);
  return {
    row,
    pages: stored.pages,
    file: await fileOf(executor, accountId, id),
    content_type: stored.contentType,
    completed_at: stored.status === "completed" ? ended : null,
    failed_at: stored.status === "failed" ? ended : null,
    data: stored.data,
    rows,
    corrections: await listCorrections(executor, id),
    faults: await numberedFaults(stored, rows),
    evidence: await readEvidence(executor, id),
    remembered: issues.flatMap((issue) => (issue.code === fromMemory && issue.field ? [issue.field] : [])),
    duplicates: await duplicatesOf(executor, accountId, id),
    reviewed:
      stored.reviewedAt === null ? null : { who: stored.reviewedBy ?? "", at: formatTimestamp(stored.reviewedAt) },
    review: stored.review,
    review_reason: stored.reviewReason,
    assignee: stored.assignee,
    notes: await notesOf(executor, id),
  };
}
