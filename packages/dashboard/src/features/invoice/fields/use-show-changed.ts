import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useQueryClient } from "@tanstack/react-query";
import { useViewer } from "../viewer-state.tsx";

/** What follows a change: the page shows the new record at once, lists ask again, and the editor closes. */
export function useShowChanged(): (fresh: InvoiceDetail) => void {
  const client = useQueryClient();
  const viewer = useViewer();
  return (fresh) => {
    client.setQueryData(["invoice", fresh.row.id], fresh);
    void client.invalidateQueries({ queryKey: ["invoices"] });
    viewer.edit(undefined);
  };
}
