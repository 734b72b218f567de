import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useQueryClient } from "@tanstack/react-query";
import { useViewer } from "../viewer-state.tsx";

/** After a change: shows the new record, refetches lists and closes the editor. */
export function useShowChanged(): (fresh: InvoiceDetail) => void {
  const client = useQueryClient();
  const viewer = useViewer();
  return (fresh) => {
    client.setQueryData(["invoice", fresh.row.id], fresh);
    void client.invalidateQueries({ queryKey: ["invoices"] });
    viewer.edit(undefined);
  };
}
