import type { CorrectionAnswer, CorrectionBody, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { undoLog } from "../review/undo-log.ts";
import { notifyLearned } from "./notify-learned.ts";
import { useShowChanged } from "./use-show-changed.ts";

/** Corrects a field; the step can be undone. */
export function useCorrection(detail: InvoiceDetail) {
  const showChanged = useShowChanged();
  return useMutation({
    mutationFn: (body: CorrectionBody) => api.post<CorrectionAnswer>(`/invoices/${detail.row.id}/corrections`, body),
    onSuccess: ({ lesson, ...fresh }, { field }) => {
      notifyLearned(lesson, field);
      const before = detail.corrections.find((correction) => correction.field === field);
      undoLog.note({ kind: "corrected", id: detail.row.id, path: field, before });
      showChanged(fresh);
    },
  });
}

/** Withdraws a correction: the value read, or an earlier correction, applies again. */
export function undoCorrection(id: string, path: string, before?: InvoiceDetail["corrections"][number]) {
  if (!before) return api.delete<InvoiceDetail>(`/invoices/${id}/corrections/${path}`);
  const { after, location } = before;
  const body = { field: path, value: after as string | number | null, remember: false, ...(location && { location }) };
  return api.post<InvoiceDetail>(`/invoices/${id}/corrections`, body);
}
