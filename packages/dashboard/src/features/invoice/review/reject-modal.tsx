import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { messages } from "../../../messages/messages.ts";
import { Dialog, type DialogProps, useFormState } from "../../../ui/forms/dialog.tsx";
import { useDecision } from "./use-decision.ts";

type Props = Readonly<{ detail: InvoiceDetail }> & DialogProps;

/** Rejects an invoice; the reason is stored in the record, its history and the event. */
export function RejectModal({ detail, ...dialog }: Props) {
  return (
    <Dialog title={messages.review.rejectTitle} {...dialog}>
      <RejectForm detail={detail} onClose={dialog.onClose} />
    </Dialog>
  );
}

function RejectForm({ detail, onClose }: Omit<Props, "opened">) {
  const [reason, setReason] = useState("");
  const decision = useDecision(detail);
  const state = useFormState<HTMLDivElement>(decision.isPending);
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
    <div {...state}>
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
    </div>
  );
}
