import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { v1 } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { DuplicateIcon } from "../../../ui/icons.tsx";

/** Restores dismissed invoices as possible duplicates of this one. */
export function RestoreDuplicatesItem({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const client = useQueryClient();
  const { row, dismissed_duplicates: dismissed } = detail;
  const restore = useMutation({
    mutationFn: async () => {
      for (const other of dismissed) await v1.post(`/invoices/${row.id}/duplicates/${other}/restore`);
    },
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
    onSettled: () => {
      for (const queryKey of [["invoice"], ["invoices"]]) void client.invalidateQueries({ queryKey });
    },
  });
  if (dismissed.length === 0) return null;
  return (
    <Menu.Item leftSection={<DuplicateIcon />} onClick={() => restore.mutate()}>
      {messages.invoice.duplicate.flagAgain}
    </Menu.Item>
  );
}
