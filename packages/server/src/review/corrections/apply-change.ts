import { type ExtractedData, type Location, newId } from "@inkvoice/contract";
import type { RowList } from "@inkvoice/contract/dashboard";
import { rowOf } from "../../catalogue/field-paths.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import { refused } from "../../platform/api-error.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import { extractedValueAt, withCorrectedValues } from "./corrected-data.ts";
import { keptRows } from "./corrected-rows.ts";
import { activeCorrections, fieldsEverCorrected, insertCorrection, withdrawCorrections, withdrawRow } from "./store.ts";

export type Person = Readonly<{ id: string; name: string }>;
export type CorrectedValue = string | number | boolean;
export type NewValue = Readonly<{ value: CorrectedValue | null; location?: Location | undefined }>;

/** A person's change of a record: sets a value, withdraws a correction, adds a row, or removes one. */
export type Change =
  | (Readonly<{ kind: "set"; field: string }> & NewValue)
  | Readonly<{ kind: "undo"; field: string }>
  | Readonly<{ kind: "add"; list: RowList; cells: ReadonlyMap<string, NewValue> }>
  | Readonly<{ kind: "remove"; list: RowList; index: number }>;

export type CorrectionContext = Readonly<{ stored: StoredRecord; reading: ExtractedData; person: Person; now: number }>;

/** Stores a change as corrections; the record is rebuilt from the extraction and all corrections afterwards. */
export async function applyChange(tx: Tx, desk: CorrectionContext, change: Change): Promise<void> {
  const { stored, now } = desk;
  switch (change.kind) {
    case "set":
      await requireRow(tx, desk, change.field);
      return note(tx, desk, change.field, change);
    case "undo":
      return withdrawCorrections(tx, stored.id, change.field, now);
    case "add": {
      const index = await freeRowNumber(tx, desk, change.list);
      if (index > mostRows) throw refused("too_many_rows", { rows: mostRows + 1 });
      for (const [column, value] of change.cells) await note(tx, desk, `${change.list}.${index}.${column}`, value);
      return;
    }
    case "remove": {
      const row = `${change.list}.${change.index}`;
      await requireRow(tx, desk, row);
      // An added row disappears when its values are withdrawn; an extracted row is marked as removed.
      if (extractedValueAt(desk.reading, row) === null) return withdrawRow(tx, stored.id, row, now);
      return note(tx, desk, row, { value: null });
    }
  }
}

/** Reports a row that was removed meanwhile. */
async function requireRow(tx: Tx, { stored, reading }: CorrectionContext, field: string): Promise<void> {
  const row = rowOf(field);
  if (!row) return;
  const corrections = await activeCorrections(tx, stored.id);
  const kept = keptRows(withCorrectedValues(reading, corrections), corrections);
  if (!kept[row.list].includes(row.index)) throw refused("row_not_found");
}

const mostRows = 9999;

/** A row number that was never used in this list. */
export async function freeRowNumber(
  executor: Executor,
  { stored, reading }: Pick<CorrectionContext, "stored" | "reading">,
  list: RowList,
): Promise<number> {
  const used = (await fieldsEverCorrected(executor, stored.id)).map(rowOf).filter((row) => row?.list === list);
  return Math.max(reading[list]?.length ?? 0, ...used.map((row) => (row?.index ?? 0) + 1));
}

async function note(
  tx: Tx,
  { stored, reading, person, now }: CorrectionContext,
  field: string,
  after: NewValue,
): Promise<void> {
  await insertCorrection(tx, {
    id: newId("request", now).replace("req_", "cor_"),
    account_id: stored.accountId,
    invoice_id: stored.id,
    field,
    before: JSON.stringify(extractedValueAt(reading, field)),
    after: JSON.stringify(after.value),
    location: after.location ? JSON.stringify(after.location) : null,
    user_id: person.id,
    user_name: person.name,
    created_at: now,
    withdrawn_at: null,
  });
}
