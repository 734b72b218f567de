import type { AddRowBody, CorrectionAnswer, CorrectionBody, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { notifyWithUndo } from "../../../ui/notify-with-undo.tsx";
import { type UndoStep, undoLog } from "../review/undo-log.ts";
import { nameOfField } from "./field-model.ts";
import { learnedText } from "./learned-text.ts";
import { useShowChanged } from "./use-show-changed.ts";

type Corrected = Extract<UndoStep, { kind: "corrected" }>;

/** Stores a person's value in the place of what was read, and says so with a way back. */
export function useSendCorrection(id: string): (body: CorrectionBody) => Promise<InvoiceDetail> {
  const client = useQueryClient();
  return useCallback(
    async (body) => {
      const known = client.getQueryData<InvoiceDetail>(["invoice", id]);
      const before = known?.corrections.find(({ field }) => field === body.field);
      const { lesson, ...fresh } = await api.post<CorrectionAnswer>(`/invoices/${id}/corrections`, body);
      const step: Corrected = { kind: "corrected", id, path: body.field, before };
      undoLog.note(step);
      showFresh(client, fresh);
      const name = nameOfField(body.field, fresh.rows);
      notifyWithUndo({
        id: `corrected ${id} ${body.field}`,
        message: [messages.review.saved(name), lesson && learnedText(lesson, name)].filter(Boolean).join(" "),
        undo: () => takeBack(client, step),
      });
      return fresh;
    },
    [client, id],
  );
}

/** Adds a row; one without any value is none. */
export function useAddRow(id: string): (row: AddRowBody | undefined) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (row) => {
      if (row) showFresh(client, await api.post<InvoiceDetail>(`/invoices/${id}/rows`, row));
    },
    [client, id],
  );
}

async function takeBack(client: QueryClient, step: Corrected): Promise<void> {
  showFresh(client, await undoCorrection(step.id, step.path, step.before));
  undoLog.remove(step);
}

function showFresh(client: QueryClient, fresh: InvoiceDetail): void {
  client.setQueryData(["invoice", fresh.row.id], fresh);
  void client.invalidateQueries({ queryKey: ["invoices"] });
}

/** The same for a value that is taken with one click: the editor closes behind it. */
export function useCorrection({ row }: InvoiceDetail) {
  const send = useSendCorrection(row.id);
  const showChanged = useShowChanged();
  return useMutation({ mutationFn: send, onSuccess: showChanged });
}

/** Withdraws a correction; what was read, or corrected before it, stands again. */
export function undoCorrection(id: string, path: string, before?: InvoiceDetail["corrections"][number]) {
  if (!before) return api.delete<InvoiceDetail>(`/invoices/${id}/corrections/${path}`);
  const { after, location } = before;
  const body = { field: path, value: after as string | number | null, remember: false, ...(location && { location }) };
  return api.post<InvoiceDetail>(`/invoices/${id}/corrections`, body);
}
