import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { undoDecision } from "../../../api/invoices.ts";
import { hideUndoNotification } from "../../../ui/actions/notify-with-undo.tsx";
import { undoCorrection } from "../fields/use-corrections.ts";
import { useViewer } from "../viewer-state.tsx";
import { useReviewQueue } from "./review-queue.ts";
import { type UndoStep, undoLog } from "./undo-log.ts";

/** Undoes the last step: a confirmed doubt, a correction, a decision or a skipped document. */
export function useUndo({ row }: InvoiceDetail): Readonly<{ isPossible: boolean; undo(): void }> {
  const client = useQueryClient();
  const queue = useReviewQueue();
  const viewer = useViewer();
  const { steps } = useSyncExternalStore(undoLog.subscribe, undoLog.snapshot);
  // On the page of an invoice only steps of this invoice can be undone, in the queue all.
  const isMine = (step: UndoStep | undefined) =>
    step !== undefined && (queue !== undefined || (step.id === row.id && step.kind !== "skipped"));
  const takeBack = async (step: UndoStep) => {
    if (step.kind === "corrected") {
      client.setQueryData(["invoice", step.id], await undoCorrection(step.id, step.path, step.before));
      if (viewer.cursor === undefined) viewer.select(step.path);
      else viewer.goTo({ path: step.path });
    }
    if (step.kind === "decided") {
      const fresh = await undoDecision(step.id);
      client.setQueryData(["invoice", step.id], fresh);
    }
    if (step.kind === "confirmed") viewer.goTo({ key: step.doubt });
    if (step.id !== row.id || step.kind === "decided" || step.kind === "skipped") queue?.bringBack(step.id);
    void client.invalidateQueries({ queryKey: ["invoices"] });
  };
  return {
    isPossible: isMine(steps.at(-1)),
    undo() {
      const step = isMine(steps.at(-1)) ? undoLog.takeBack() : undefined;
      if (!step) return;
      hideUndoNotification();
      takeBack(step).catch((error: Error) => {
        undoLog.note(step);
        notifications.show({ message: error.message, color: "red" });
      });
    },
  };
}
