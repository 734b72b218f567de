import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Decision, decideInvoice, undoDecision } from "../../../api/invoices.ts";
import { messages } from "../../../messages/messages.ts";
import { notifyWithUndo } from "../../../ui/actions/notify-with-undo.tsx";
import { missingApprovals } from "./approval-progress.ts";
import { useReviewQueue } from "./review-queue.ts";
import { undoLog } from "./undo-log.ts";

type Verdict = "approved" | "rejected";

const mutationKey = ["decision"];

/** If several approvals are required, one of them leaves the invoice open. */
function decisionText(fresh: InvoiceDetail, review: Verdict): string {
  const { row } = fresh;
  const name = row.vendor_name ?? row.filename ?? row.id;
  const missing = missingApprovals(fresh);
  if (review === "approved" && missing > 0) return messages.review.approvals.given(name, missing);
  return messages.review.decided[review](name);
}

/** Whether a decision is still being sent: its document returns if that fails. */
export const useIsDecisionPending = () => useIsMutating({ mutationKey }) > 0;

/**
 * Approves or rejects an invoice. In the queue the next document opens at once while the decision is sent; if
 * that fails, the document returns.
 */
export function useDecision({ row }: InvoiceDetail) {
  const client = useQueryClient();
  const queue = useReviewQueue();
  const show = (fresh: InvoiceDetail) => {
    client.setQueryData(["invoice", row.id], fresh);
    void client.invalidateQueries({ queryKey: ["invoices"] });
  };
  const reopen = async () => {
    show(await undoDecision(row.id));
    undoLog.removeDecision(row.id);
    queue?.bringBack(row.id);
  };
  const send = useMutation({
    mutationKey,
    mutationFn: (decision: Decision & Readonly<{ review: Verdict }>) => decideInvoice(row.id, decision),
    onMutate: () => {
      undoLog.note({ kind: "decided", id: row.id });
      queue?.finish();
    },
    onSuccess: (fresh, { review }) => {
      show(fresh);
      notifyWithUndo({ message: decisionText(fresh, review), undo: reopen });
    },
    onError: (error) => {
      notifications.show({ message: error.message, color: "red" });
      queue?.bringBack(row.id);
    },
  });
  return { give: send.mutate, isPending: send.isPending };
}
