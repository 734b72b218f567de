import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Code, CopyButton, Group, Modal, ScrollArea } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";

type Props = Readonly<{ detail: InvoiceDetail; opened: boolean; onClose: () => void }>;

export function JsonModal({ detail, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={messages.invoice.menu.asApi} size="lg">
      <AnswerOfApi detail={detail} />
    </Modal>
  );
}

function AnswerOfApi({ detail }: Pick<Props, "detail">) {
  const text = JSON.stringify(
    { id: detail.row.id, status: detail.row.status, extracted_data: detail.data ?? undefined },
    null,
    2,
  );
  return (
    <>
      <ScrollArea h="60vh" type="auto">
        <Code block>{text}</Code>
      </ScrollArea>
      <Group justify="flex-end" mt="md">
        <CopyButton value={text}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? messages.ui.copied : messages.ui.copy}</Button>}
        </CopyButton>
      </Group>
    </>
  );
}
