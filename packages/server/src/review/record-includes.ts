import { byRowList, formatTimestamp, type Include, type InvoiceRecord } from "@inkvoice/contract";
import { type DuplicateReason, duplicateReasons, type Fault, type RowList } from "@inkvoice/contract/dashboard";
import { dismissedDuplicatesOf } from "../catalogue/dismissed-duplicates.ts";
import { absentFields, doubtsOf, requiredFields } from "../catalogue/doubts.ts";
import { findDuplicates } from "../catalogue/duplicates.ts";
import { rowOf } from "../catalogue/field-paths.ts";
import { type RowSource, rowsInOrder } from "../catalogue/list/list-row.ts";
import { appliesToVendor, readReviewChecks } from "../catalogue/review-checks.ts";
import { listFields } from "../fields/custom-fields.ts";
import { listItem } from "../invoices/record/record-json.ts";
import { notesOf } from "../invoices/record/review-notes.ts";
import type { StoredRecord } from "../invoices/record/stored-record.ts";
import { invoicesOfFile } from "../invoices/split/parts.ts";
import { readEvidence } from "../invoices/worker/stored-evidence.ts";
import type { Executor } from "../platform/db/schema.ts";
import { withCorrectedValues } from "./corrections/corrected-data.ts";
import { keptRows } from "./corrections/corrected-rows.ts";
import { activeCorrections, listCorrections, storedExtraction } from "./corrections/store.ts";
import { faultsIn } from "./country-rules.ts";

type Members = Partial<InvoiceRecord>;

/** INDEX of `include` names, with the members that each adds to a record. */
const members: Readonly<Record<Include, (executor: Executor, stored: StoredRecord) => Promise<Members>>> = {
  evidence: async (executor, { id }) => ({ evidence: await readEvidence(executor, id) }),
  summary: async (executor, { accountId, id }) => {
    const [row] = await rowsInOrder(executor, accountId, [id]);
    return row ? { summary: listItem(row) } : {};
  },
  file: async (executor, stored) => ({ file: await fileOf(executor, stored) }),
  corrections: async (executor, stored) => ({
    corrections: await listCorrections(executor, stored.id),
    row_numbers: await rowNumbers(executor, stored),
  }),
  faults: async (executor, stored) => ({ faults: await numberedFaults(executor, stored) }),
  doubts: judgedDoubts,
  custom_fields: async (executor, { accountId, data }) => ({
    custom_field_definitions: (await listFields(executor, accountId)).filter((field) =>
      appliesToVendor(field, data?.vendor),
    ),
  }),
  duplicates: async (executor, { accountId, id }) => {
    const twins = await duplicatesOf(executor, accountId, id);
    return {
      duplicates: twins.map(({ row, reasons }) => ({ ...listItem(row), reasons })),
      dismissed_duplicates: await dismissedDuplicatesOf(executor, accountId, id),
    };
  },
  notes: async (executor, { id, assignee, reviewedAt, reviewedBy }) => ({
    notes: await notesOf(executor, id),
    assignee,
    reviewed: reviewedAt === null ? null : { who: reviewedBy ?? "", at: formatTimestamp(reviewedAt) },
  }),
};

/** The `include` names of a request. */
export async function includedMembers(
  executor: Executor,
  stored: StoredRecord,
  names: readonly Include[],
): Promise<Members> {
  const given: Members = {};
  for (const name of names) Object.assign(given, await members[name](executor, stored));
  return given;
}

const reasonOfKey: Readonly<Record<string, DuplicateReason>> = {
  file: "same_file",
  number: "same_number",
  sum: "same_total_and_date",
};

export type PossibleDuplicate = Readonly<{ row: RowSource; reasons: DuplicateReason[] }>;

/** Possible duplicates, newest first, with the reasons. */
export async function duplicatesOf(executor: Executor, accountId: string, id: string): Promise<PossibleDuplicate[]> {
  const found = new Map<string, Set<DuplicateReason>>();
  for (const twin of await findDuplicates(executor, accountId, id)) {
    const reason = reasonOfKey[twin.key.split(":", 1)[0] ?? ""];
    if (reason) found.set(twin.invoice_id, (found.get(twin.invoice_id) ?? new Set()).add(reason));
  }
  const newestFirst = [...found.keys()].sort((a, b) => (a < b ? 1 : -1));
  const rows = await rowsInOrder(executor, accountId, newestFirst);
  return rows.map((row) => ({ row, reasons: duplicateReasons.filter((reason) => found.get(row.id)?.has(reason)) }));
}

/** The file, and the invoices in it in the order of their pages, this one among them. */
async function fileOf(executor: Executor, stored: StoredRecord): Promise<NonNullable<Members["file"]>> {
  const { accountId, id, contentType: content_type, pages } = stored;
  const invoices = await invoicesOfFile(executor, accountId, id);
  const rows = await rowsInOrder(
    executor,
    accountId,
    invoices.map((invoice) => invoice.id),
  );
  const own = invoices.flatMap(({ id: part, pages: [from, to] }) => {
    const row = rows.find((one) => one.id === part);
    return row ? [{ ...listItem(row), pages: [from, to] as [number, number] }] : [];
  });
  return { content_type, pages, invoices: own };
}

/** The number of each row, by which corrections name it. */
export async function rowNumbers(executor: Executor, { id, data }: StoredRecord): Promise<Record<RowList, number[]>> {
  const corrections = await activeCorrections(executor, id);
  const reading = corrections.length > 0 ? await storedExtraction(executor, id) : undefined;
  const kept = reading && keptRows(withCorrectedValues(reading, corrections), corrections);
  return byRowList((list) => (kept ? [...kept[list]] : (data?.[list] ?? []).map((_, index) => index)));
}

/** Translates paths of the record into paths with row numbers. */
async function rowNumbering(executor: Executor, stored: StoredRecord): Promise<(field: string) => string> {
  const rows = await rowNumbers(executor, stored);
  return (field) => {
    const row = rowOf(field);
    return row
      ? [row.list, rows[row.list][row.index] ?? row.index, row.column].filter((step) => step !== "").join(".")
      : field;
  };
}

/** Why the invoice needs review by the account's settings, and which fields these require. */
async function judgedDoubts(executor: Executor, stored: StoredRecord): Promise<Members> {
  const { id, accountId, data } = stored;
  if (!data) return { doubts: [], required_fields: [] };
  const checks = await readReviewChecks(executor, accountId);
  const absent = (await absentFields(executor, [id])).get(id) ?? new Set();
  const numbered = await rowNumbering(executor, stored);
  const doubts = doubtsOf(data, { checks, absent });
  return {
    doubts: doubts.map(({ field, ...doubt }) => ({ ...doubt, ...(field !== undefined && { field: numbered(field) }) })),
    required_fields: requiredFields(data, checks),
  };
}

/** Contradictions between values, with row numbers in paths. */
async function numberedFaults(executor: Executor, stored: StoredRecord): Promise<Fault[]> {
  const numbered = await rowNumbering(executor, stored);
  return (stored.data ? await faultsIn(stored.data) : []).map(({ fields, fits, ...fault }) => ({
    ...fault,
    fields: fields.map(numbered),
    fits: fits.map(({ field, value }) => ({ field: numbered(field), value })),
  }));
}
