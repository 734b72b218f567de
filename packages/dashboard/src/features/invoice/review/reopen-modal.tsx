import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";
import { voidsSeveralApprovals } from "./use-reopening.ts";

type Props = Readonly<{ detail: InvoiceDetail; onReopen: () => void; onClose: () => void }>;

/** Whether to ask before a reopening: the invoice was exported, or others have approved it. */
export const asksBeforeReopening = (detail: Pick<InvoiceDetail, "row" | "review" | "approvals">): boolean =>
  detail.review !== "open" && (detail.row.exported_at !== null || voidsSeveralApprovals(detail));

export function ReopenModal({ detail, onReopen, onClose }: Props) {
  const { reopening } = messages.review;
  const reopen = () => {
    onClose();
    onReopen();
  };
  return (
    <Modal opened onClose={onClose} title={reopening.title}>
      <Stack gap="sm">
        {detail.row.exported_at !== null && <Text size="sm">{reopening.exported}</Text>}
        {voidsSeveralApprovals(detail) && <Text size="sm">{reopening.approvalsVoid(detail.approvals.length)}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {messages.ui.cancel}
          </Button>
          <Button onClick={reopen}>{reopening.action}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
