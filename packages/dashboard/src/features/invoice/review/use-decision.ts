import type { InvoiceDetail, ReviewBody } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { useDesk } from "./review-queue.ts";
import { deskLog } from "./undo-log.ts";

const mutationKey = ["verdict"];

/** Whether some verdict is on its way: a document that was judged may still come back. */
export const useIsJudging = () => useIsMutating({ mutationKey }) > 0;

/**
 * What a person thinks of a document. In the queue the next one opens at once and the verdict is sent meanwhile; where it cannot be
 * stored the document comes back.
 */
export function useVerdict({ row }: InvoiceDetail) {
  const client = useQueryClient();
  const desk = useDesk();
  const send = useMutation({
    mutationKey,
    mutationFn: (verdict: ReviewBody) => api.put<InvoiceDetail>(`/invoices/${row.id}/review`, verdict),
    onMutate: ({ review }) => {
      if (review === "open") return;
      deskLog.note({ kind: "judged", id: row.id });
      desk?.finish();
    },
    onSuccess: (fresh) => {
      client.setQueryData(["invoice", row.id], fresh);
      void client.invalidateQueries({ queryKey: ["invoices"] });
    },
    onError: (error) => {
      notifications.show({ message: error.message, color: "red" });
      desk?.bringBack(row.id);
    },
  });
  return { give: send.mutate, isPending: send.isPending };
}
