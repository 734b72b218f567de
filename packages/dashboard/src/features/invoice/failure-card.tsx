import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Kbd, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { uploadFile } from "../../api/client.ts";
import { enterByHand, rereadInvoice } from "../../api/invoices.ts";
import { useMay } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { CrossIcon, PencilIcon, RefreshIcon, UploadIcon, WarningIcon } from "../../ui/icons.tsx";
import { useKeyBindings } from "../../ui/key-bindings.ts";
import classes from "./doubts/doubt.module.css";
import { useReviewQueue } from "./review/review-queue.ts";
import { useDecision } from "./review/use-decision.ts";
import { useViewer } from "./viewer-state.tsx";

/** A failed document: the reason, and the actions a person can take. */
export function FailureCard({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const mayEdit = useMay("edit");
  const { error } = detail.row;
  const failures: Readonly<Record<string, string>> = messages.terms.failures;
  return (
    <div className={classes.failure}>
      <WarningIcon size={28} />
      <Title order={2}>{messages.review.failure.title}</Title>
      <Text c="dimmed" size="sm">
        {failures[error?.code ?? ""] ?? error?.message} {messages.review.failure.noValuesGuessed}
      </Text>
      {mayEdit && <WaysOn detail={detail} />}
    </div>
  );
}

function WaysOn({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  const client = useQueryClient();
  const viewer = useViewer();
  const queue = useReviewQueue();
  const decision = useDecision(detail);
  const first = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (queue) first.current?.focus({ preventScroll: true });
  }, [queue]);
  const refresh = () => void client.invalidateQueries({ queryKey: ["invoices"] });
  const onError = (error: Error) => notifications.show({ message: error.message, color: "red" });
  const change = useMutation({
    mutationFn: (way: "reread" | "by-hand") => (way === "reread" ? rereadInvoice : enterByHand)(row.id),
    onSuccess: (fresh, way) => {
      client.setQueryData(["invoice", row.id], fresh);
      refresh();
      if (way === "by-hand") viewer.goTo("start");
      else queue?.finish();
    },
    onError,
  });
  const replace = useMutation({
    mutationFn: (file: File) => uploadFile(file, () => undefined, row.id),
    onSuccess: () => {
      refresh();
      notifications.show({ message: messages.review.failure.replaced });
      queue?.finish();
    },
    onError,
  });
  const isBusy = change.isPending || replace.isPending;
  useKeyBindings([
    ["r", () => !isBusy && change.mutate("reread")],
    ["p", () => !isBusy && picker.current?.click()],
    ["e", () => !isBusy && change.mutate("by-hand")],
  ]);
  return (
    <>
      <Button
        ref={first}
        leftSection={<RefreshIcon />}
        rightSection={<Kbd size="xs">R</Kbd>}
        loading={change.isPending}
        onClick={() => change.mutate("reread")}
      >
        {messages.review.failure.readAgain}
      </Button>
      <Button
        variant="default"
        leftSection={<UploadIcon />}
        rightSection={<Kbd size="xs">P</Kbd>}
        loading={replace.isPending}
        onClick={() => picker.current?.click()}
      >
        {messages.review.failure.betterPicture}
      </Button>
      <Button
        variant="default"
        leftSection={<PencilIcon />}
        rightSection={<Kbd size="xs">E</Kbd>}
        disabled={isBusy}
        onClick={() => change.mutate("by-hand")}
      >
        {messages.review.failure.enterManually}
      </Button>
      <Button
        variant="subtle"
        leftSection={<CrossIcon />}
        disabled={isBusy}
        onClick={() => decision.give({ review: "rejected" })}
      >
        {messages.review.failure.reject}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={messages.review.failure.betterPicture}
        data-testid="better-picture"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) replace.mutate(file);
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
