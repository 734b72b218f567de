import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api } from "../../../api/client.ts";
import { undoCorrection } from "../fields/use-corrections.ts";
import { useViewer } from "../viewer-state.tsx";
import { useDesk } from "./review-queue.ts";
import { deskLog, type Step } from "./undo-log.ts";

/** One step back: a doubt that was waved through, a correction, a verdict, a skipped document. */
export function useUndo({ row }: InvoiceDetail): Readonly<{ isPossible: boolean; undo(): void }> {
  const client = useQueryClient();
  const desk = useDesk();
  const viewer = useViewer();
  const { steps } = useSyncExternalStore(deskLog.subscribe, deskLog.snapshot);
  const isMine = (step: Step | undefined) => step !== undefined && (desk !== undefined || step.id === row.id);
  const takeBack = async (step: Step) => {
    if (step.kind === "corrected") {
      client.setQueryData(["invoice", step.id], await undoCorrection(step.id, step.path, step.before));
      viewer.goTo({ path: step.path });
    }
    if (step.kind === "judged") {
      const fresh = await api.put<InvoiceDetail>(`/invoices/${step.id}/review`, { review: "open" });
      client.setQueryData(["invoice", step.id], fresh);
    }
    if (step.kind === "seen") viewer.goTo({ key: step.doubt });
    if (step.id !== row.id || step.kind === "judged" || step.kind === "skipped") desk?.bringBack(step.id);
    void client.invalidateQueries({ queryKey: ["invoices"] });
  };
  return {
    isPossible: isMine(steps.at(-1)),
    undo() {
      const step = isMine(steps.at(-1)) ? deskLog.takeBack() : undefined;
      if (!step) return;
      takeBack(step).catch((error: Error) => {
        deskLog.note(step);
        notifications.show({ message: error.message, color: "red" });
      });
    },
  };
}
