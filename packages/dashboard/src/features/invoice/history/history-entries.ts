import type { CorrectionRow, InvoiceDetail, ReviewNote } from "@inkvoice/contract/dashboard";
import { fieldAt } from "@inkvoice/contract/field-paths";
import { messages } from "../../../messages/messages.ts";
import type { Field } from "../fields/field-model.ts";
import { displayValue, nameOfField } from "../fields/field-text.ts";

/** One changed value of an action. */
export type Change = Readonly<{ field: string; name: string; before: string | undefined; after: string | undefined }>;

export type HistoryEntry = Readonly<{ at: string; key: string }> &
  (
    | Readonly<{ kind: "uploaded" | "read" | "failed" }>
    | Readonly<{ kind: "corrected"; who: string; changes: readonly Change[] }>
    | Readonly<{ kind: "note"; note: ReviewNote }>
  );

/** The history of an invoice, newest first; values corrected together are one entry. */
export function historyEntries(detail: InvoiceDetail): HistoryEntry[] {
  const ends = [
    { kind: "uploaded", at: detail.row.created_at },
    { kind: "read", at: detail.completed_at },
    { kind: "failed", at: detail.failed_at },
  ] as const;
  const oldestFirst: HistoryEntry[] = [
    ...ends.flatMap(({ kind, at }) => (at ? [{ kind, at, key: kind }] : [])),
    ...actsOf(detail.corrections).map((act): HistoryEntry => {
      const [{ at = "", who = "" } = {}] = act;
      return { kind: "corrected", at, who, key: `${at} ${who}`, changes: act.map((row) => changeOf(row, detail)) };
    }),
    ...detail.notes.map((note): HistoryEntry => ({ kind: "note", at: note.at, key: note.id, note })),
  ];
  return oldestFirst.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

/** Groups corrections of one request by person and time. */
function actsOf(corrections: readonly CorrectionRow[]): CorrectionRow[][] {
  return [...Map.groupBy(corrections, ({ at, who }) => `${at} ${who}`).values()];
}

function changeOf({ field, before, after }: CorrectionRow, detail: InvoiceDetail): Change {
  return {
    field,
    name: nameOfField(field, detail.rows),
    before: textOf(field, before, detail),
    after: textOf(field, after, detail),
  };
}

/** A value as displayed elsewhere; a whole row column by column. */
function textOf(path: string, value: unknown, detail: InvoiceDetail): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "object") {
    const cells = Object.entries(value).map(([key, cell]) => textOf(`${path}.${key}`, cell, detail));
    return cells.filter(Boolean).join(" · ");
  }
  const type = fieldAt(path)?.type ?? "text";
  return displayValue({ type, value: value as Field["value"] }, detail.data) || messages.invoice.nothing;
}
