import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useViewer } from "../viewer-state.tsx";

/** Shows the record as the server returned it after a change; lists are read again. */
export function showRecord(client: QueryClient, fresh: InvoiceDetail): void {
  client.setQueryData(["invoice", fresh.row.id], fresh);
  void client.invalidateQueries({ queryKey: ["invoices"] });
}

/** After a change: shows the new record, refetches lists and closes the editor. */
export function useShowChanged(): (fresh: InvoiceDetail) => void {
  const client = useQueryClient();
  const viewer = useViewer();
  return (fresh) => {
    showRecord(client, fresh);
    viewer.edit(undefined);
  };
}
