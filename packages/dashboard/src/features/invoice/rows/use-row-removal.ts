import type { InvoiceDetail, RowList } from "@inkvoice/contract/dashboard";
import { useMutation } from "@tanstack/react-query";
import { changeInvoice } from "../../../api/invoices.ts";
import { listOf, type Row } from "../fields/field-model.ts";
import { undoCorrection } from "../fields/use-corrections.ts";
import { useShowChanged } from "../fields/use-show-changed.ts";
import { useViewer } from "../viewer-state.tsx";

type RowRemoval = Readonly<{ remove(row: Row): void; putBack(path: string): void; error: Error | null }>;

/** Removes and restores rows. A removal is stored like a correction and can be undone at any time. */
export function useRowRemoval(detail: InvoiceDetail): RowRemoval {
  const showChanged = useShowChanged();
  const viewer = useViewer();
  const { id } = detail.row;
  const remove = useMutation({
    mutationFn: async (row: Readonly<{ list: RowList; number: number }>) =>
      (await changeInvoice(id, [{ kind: "remove_row", ...row }])).detail,
    onSuccess: (fresh) => {
      viewer.hover(undefined);
      viewer.select(undefined);
      showChanged(fresh);
    },
  });
  const putBack = useMutation({
    mutationFn: (path: string) => undoCorrection(id, path),
    onSuccess: showChanged,
  });
  return {
    remove: ({ path, number }) => remove.mutate({ list: listOf(path) ?? "line_items", number }),
    putBack: (path) => putBack.mutate(path),
    error: remove.error ?? putBack.error,
  };
}
