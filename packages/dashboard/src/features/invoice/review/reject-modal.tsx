import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Modal, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { messages } from "../../../messages/messages.ts";
import { useDecision } from "./use-decision.ts";

type Props = Readonly<{ detail: InvoiceDetail; opened: boolean; onClose: () => void }>;

/** Rejects an invoice; the reason is stored in the record, its history and the event. */
export function RejectModal({ detail, opened, onClose }: Props) {
  const [reason, setReason] = useState("");
  const decision = useDecision(detail);
  const reject = () => {
    onClose();
    decision.give({ review: "rejected", ...(reason.trim() ? { reason: reason.trim() } : {}) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    reject();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={messages.review.rejectTitle}>
      <Textarea
        label={messages.review.rejectReason}
        description={messages.review.rejectHint}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
        <Button color="red.8" onClick={reject}>
          {messages.review.reject}
        </Button>
      </Group>
    </Modal>
  );
}
