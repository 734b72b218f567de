import type { RecordChange } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { changeInvoice } from "../../../api/invoices.ts";
import { notifyWithUndo } from "../../../ui/actions/notify-with-undo.tsx";
import { type UndoStep, undoLog } from "../review/undo-log.ts";
import { nameOfField } from "./field-text.ts";
import { correctedText } from "./learned-text.ts";
import { showRecord, useShowChanged } from "./use-show-changed.ts";

type Correction = Omit<Extract<RecordChange, { kind: "set" }>, "kind"> & { remember?: boolean };
export type NewRow = Extract<RecordChange, { kind: "add_row" }>;
type Corrected = Extract<UndoStep, { kind: "corrected" }>;

/** Saves a correction and shows a notification with Undo. */
export function useSendCorrection(id: string): (correction: Correction) => Promise<InvoiceDetail> {
  const client = useQueryClient();
  return useCallback(
    async ({ remember = true, ...correction }) => {
      const { field: path } = correction;
      const known = client.getQueryData<InvoiceDetail>(["invoice", id]);
      const before = known?.corrections.find(({ field }) => field === path);
      const { detail: fresh, lessons } = await changeInvoice(id, [{ kind: "set", ...correction }], { remember });
      const [lesson] = lessons;
      const step: Corrected = { kind: "corrected", id, path, before };
      undoLog.note(step);
      showRecord(client, fresh);
      const name = nameOfField(path, fresh.rows);
      notifyWithUndo({
        message: correctedText(name, lesson),
        undo: () => takeBack(client, step),
        place: () => document.querySelector<HTMLElement>(`button[data-field="${path}"]`),
      });
      return fresh;
    },
    [client, id],
  );
}

/** Adds a row, unless all of its values are empty. */
export function useAddRow(id: string): (row: NewRow | undefined) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (row) => {
      if (row) showRecord(client, (await changeInvoice(id, [row])).detail);
    },
    [client, id],
  );
}

async function takeBack(client: QueryClient, step: Corrected): Promise<void> {
  showRecord(client, await undoCorrection(step.id, step.path, step.before));
  undoLog.remove(step);
}

/** Saves a value picked with one click, and closes the editor. */
export function useCorrection({ row }: InvoiceDetail) {
  const send = useSendCorrection(row.id);
  const showChanged = useShowChanged();
  return useMutation({ mutationFn: send, onSuccess: showChanged });
}

/** Withdraws a correction and restores the previous value. */
export async function undoCorrection(id: string, path: string, before?: InvoiceDetail["corrections"][number]) {
  const { after, location } = before ?? {};
  const change: RecordChange = before
    ? { kind: "set", field: path, value: after as string | number | null, ...(location && { location }) }
    : { kind: "undo", field: path };
  return (await changeInvoice(id, [change], { remember: false })).detail;
}

/** Takes back the correction of one field, and closes its editor. */
export function useUndoCorrection(id: string, path: string) {
  return useMutation({ mutationFn: () => undoCorrection(id, path), onSuccess: useShowChanged() });
}
