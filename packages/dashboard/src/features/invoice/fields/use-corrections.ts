import type { CorrectionAnswer, CorrectionBody, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { deskLog } from "../review/undo-log.ts";
import { tellLesson } from "./notify-learned.ts";
import { useSettled } from "./use-show-changed.ts";

/** Puts a person's value in the place of what was read; the step can be taken back. */
export function useCorrection(detail: InvoiceDetail) {
  const settled = useSettled();
  return useMutation({
    mutationFn: (body: CorrectionBody) => api.post<CorrectionAnswer>(`/invoices/${detail.row.id}/corrections`, body),
    onSuccess: ({ lesson, ...fresh }, { field }) => {
      tellLesson(lesson, field);
      const before = detail.corrections.find((correction) => correction.field === field);
      deskLog.note({ kind: "corrected", id: detail.row.id, path: field, before });
      settled(fresh);
    },
  });
}

/** Withdraws a correction; what was read, or corrected before it, stands again. */
export function undoCorrection(id: string, path: string, before?: InvoiceDetail["corrections"][number]) {
  if (!before) return api.delete<InvoiceDetail>(`/invoices/${id}/corrections/${path}`);
  const { after, location } = before;
  const body = { field: path, value: after as string | number | null, remember: false, ...(location && { location }) };
  return api.post<InvoiceDetail>(`/invoices/${id}/corrections`, body);
}
