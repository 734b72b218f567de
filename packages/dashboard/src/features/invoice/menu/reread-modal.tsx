import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { rereadInvoice } from "../../../api/invoices.ts";
import { messages } from "../../../messages/messages.ts";
import { Dialog } from "../../../ui/forms/dialog.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { draftStore } from "../drafts/draft-store.ts";

type Props = Readonly<{ detail: InvoiceDetail; onClose: () => void }>;

/** Asks before reading again, which discards corrections. Several invoices of one file are read again together. */
export function RereadModal({ detail, onClose }: Props) {
  const { row, file } = detail;
  const client = useQueryClient();
  const first = file[0]?.row.id ?? row.id;
  const reread = useMutation({
    mutationFn: () => rereadInvoice(first),
    onSuccess: () => {
      for (const path of draftStore.pathsOf(row.id)) draftStore.drop(row.id, path);
      for (const queryKey of [["invoices"], ["invoice"]]) void client.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const { reread: said } = messages.invoice;
  return (
    <Dialog opened onClose={onClose} title={said.title}>
      <Form sending={reread} submit={messages.review.failure.ways.reread} onCancel={onClose}>
        <Text size="sm">{file.length > 1 ? said.textOfFile : said.text}</Text>
      </Form>
    </Dialog>
  );
}
