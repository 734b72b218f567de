import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { decideInvoice, undoDecision } from "../../../api/invoices.ts";
import { usePermission, useSession } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { notifyWithUndo } from "../../../ui/actions/notify-with-undo.tsx";
import { hasApproved } from "./approval-progress.ts";
import { useReviewQueue } from "./review-queue.ts";
import { undoLog } from "./undo-log.ts";

type Reopening = Readonly<{
  isPossible: boolean;
  /** Whether it takes back only this person's approval, while others are missing. */
  isWithdrawal: boolean;
  isPending: boolean;
  start(): void;
}>;

/** Reopens a decided invoice, or withdraws this person's own approval of several; a notification undoes it. */
export function useReopening(detail: InvoiceDetail): Reopening {
  const client = useQueryClient();
  const queue = useReviewQueue();
  const mayEdit = usePermission("edit");
  const { id } = detail.row;
  const { id: personId } = useSession().user;
  const isWithdrawal = hasApproved(detail, personId);
  const show = (fresh: InvoiceDetail) => {
    client.setQueryData(["invoice", id], fresh);
    void client.invalidateQueries({ queryKey: ["invoices"] });
  };
  const decideAgain = async ({ review, review_reason: reason }: InvoiceDetail) => {
    const decision = review === "rejected" ? { review, reason: reason ?? undefined } : { review: "approved" as const };
    show(await decideInvoice(id, decision));
  };
  const reopen = useMutation({
    mutationFn: (before: InvoiceDetail) =>
      hasApproved(before, personId) ? undoDecision(id) : decideInvoice(id, { review: "open" }),
    onSuccess: (fresh, before) => {
      show(fresh);
      undoLog.removeDecision(id);
      queue?.bringBack(id);
      const message = reopenedText(before, hasApproved(before, personId));
      if (voidsSeveralApprovals(before)) notifications.show({ message });
      else notifyWithUndo({ message, undo: () => decideAgain(before) });
    },
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
  const isPossible = mayEdit && (detail.review !== "open" || isWithdrawal);
  return { isPossible, isWithdrawal, isPending: reopen.isPending, start: () => reopen.mutate(detail) };
}

/** Whether reopening makes the approvals of several people void, which one person cannot give again. */
export const voidsSeveralApprovals = ({ review, approvals }: Pick<InvoiceDetail, "review" | "approvals">): boolean =>
  review === "approved" && approvals.length > 1;

function reopenedText({ row }: InvoiceDetail, isWithdrawal: boolean): string {
  const { withdrawn, reopened } = messages.review.reopening;
  return (isWithdrawal ? withdrawn : reopened)(row.vendor_name ?? row.filename ?? row.id);
}
