import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useMutation } from "@tanstack/react-query";
import { changeInvoice } from "../../../api/invoices.ts";
import { messages } from "../../../messages/messages.ts";
import { notifyWithUndo } from "../../../ui/actions/notify-with-undo.tsx";
import { listOf, type Row } from "../fields/row-model.ts";
import { undoCorrection } from "../fields/use-corrections.ts";
import { useShowChanged } from "../fields/use-show-changed.ts";
import { useViewer } from "../viewer-state.tsx";
import { addAgain, addedRow } from "./added-row.ts";
import { cellIn, leaveRow, useFocusOnRestored } from "./row-focus.ts";

type RowRemoval = Readonly<{ remove(row: Row): void; putBack(path: string): void; error: Error | null }>;

/**
 * Removes and restores rows. The removal of a row that was read is stored like a correction and can be undone at any
 * time; a row that a person added can be added again from the notification.
 */
export function useRowRemoval(detail: InvoiceDetail): RowRemoval {
  const showChanged = useShowChanged();
  const focusRestored = useFocusOnRestored(detail);
  const viewer = useViewer();
  const { id } = detail.row;
  const remove = useMutation({
    mutationFn: async (row: Row) => {
      const { number } = row;
      const list = listOf(row.path) ?? "line_items";
      const added = addedRow(detail, list, number);
      const { detail: fresh } = await changeInvoice(id, [{ kind: "remove_row", list, number }]);
      return { fresh, added };
    },
    onSuccess: ({ fresh, added }, row) => {
      leaveRow(row);
      viewer.hover(undefined);
      viewer.select(undefined);
      showChanged(fresh);
      const isKept = fresh.corrections.some(({ field }) => field === row.path);
      const restore = () => (isKept ? undoCorrection(id, row.path) : addAgain(id, added));
      notifyWithUndo({
        message: messages.invoice.rowRemoved(row.name),
        undo: async () => showChanged(await restore()),
        place: () => cellIn(row.path),
      });
    },
  });
  const putBack = useMutation({
    mutationFn: (path: string) => undoCorrection(id, path),
    onSuccess: (fresh, path) => {
      showChanged(fresh);
      focusRestored(path);
    },
  });
  return { remove: remove.mutate, putBack: putBack.mutate, error: remove.error ?? putBack.error };
}
