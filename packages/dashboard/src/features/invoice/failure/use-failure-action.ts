import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { uploadFile } from "../../../api/client.ts";
import { enterByHand, rereadInvoice } from "../../../api/invoices.ts";
import { messages } from "../../../messages/messages.ts";
import { useReviewQueue } from "../review/review-queue.ts";
import { useViewer } from "../viewer-state.tsx";
import type { FailureAction } from "./failure-actions.ts";

const requests: Readonly<Record<Exclude<FailureAction, "replace">, (id: string) => Promise<InvoiceDetail>>> = {
  "by-hand": enterByHand,
  "as-invoice": (id) => rereadInvoice(id, { asInvoice: true }),
  reread: (id) => rereadInvoice(id),
};

/**
 * Performs the chosen action on a failed document. Manual entry stays on the document; in the queue the other actions
 * open the next one.
 */
export function useFailureAction({ row }: InvoiceDetail) {
  const client = useQueryClient();
  const viewer = useViewer();
  const queue = useReviewQueue();
  const refresh = () => void client.invalidateQueries({ queryKey: ["invoices"] });
  const onError = (error: Error) => notifications.show({ message: error.message, color: "red" });
  const change = useMutation({
    mutationFn: (way: Exclude<FailureAction, "replace">) => requests[way](row.id),
    onSuccess: (_fresh, way) => {
      refresh();
      if (way === "by-hand") viewer.goTo("start");
      else queue?.finish();
    },
    onError,
  });
  const replace = useMutation({
    mutationFn: (file: File) => uploadFile(file, () => undefined, { replaces: row.id }),
    onSuccess: () => {
      refresh();
      notifications.show({ message: messages.review.failure.replaced });
      queue?.finish();
    },
    onError,
  });
  return { change, replace, isBusy: change.isPending || replace.isPending };
}
