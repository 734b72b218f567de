import type { InvoiceDetail, ReviewBody } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { useReviewQueue } from "./review-queue.ts";
import { undoLog } from "./undo-log.ts";

const mutationKey = ["decision"];

/** Whether some decision is on its way: a document that was judged may still come back. */
export const useIsDecisionPending = () => useIsMutating({ mutationKey }) > 0;

/**
 * What a person thinks of a document. In the queue the next one opens at once and the decision is sent meanwhile; where it cannot be
 * stored the document comes back.
 */
export function useDecision({ row }: InvoiceDetail) {
  const client = useQueryClient();
  const queue = useReviewQueue();
  const send = useMutation({
    mutationKey,
    mutationFn: (decision: ReviewBody) => api.put<InvoiceDetail>(`/invoices/${row.id}/review`, decision),
    onMutate: ({ review }) => {
      if (review === "open") return;
      undoLog.note({ kind: "decided", id: row.id });
      queue?.finish();
    },
    onSuccess: (fresh) => {
      client.setQueryData(["invoice", row.id], fresh);
      void client.invalidateQueries({ queryKey: ["invoices"] });
    },
    onError: (error) => {
      notifications.show({ message: error.message, color: "red" });
      queue?.bringBack(row.id);
    },
  });
  return { give: send.mutate, isPending: send.isPending };
}
