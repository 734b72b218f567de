import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import { LetterKey } from "../../../ui/actions/letter-key.tsx";
import { CrossIcon, InvoiceIcon, PencilIcon, RefreshIcon, UploadIcon, WarningIcon } from "../../../ui/icons.tsx";
import classes from "../doubts/doubt.module.css";
import { RejectModal } from "../review/reject-modal.tsx";
import { useReviewQueue } from "../review/review-queue.ts";
import { type FailureAction, failureActions } from "./failure-actions.ts";
import { ReadWords } from "./read-words.tsx";
import { useFailureAction } from "./use-failure-action.ts";

/** A failed document: the reason, the words that were read, and the possible actions. */
export function FailureCard({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const mayEdit = usePermission("edit");
  const { error } = detail.row;
  const failures: Readonly<Record<string, string>> = messages.terms.failures;
  return (
    <div className={classes.failure}>
      <WarningIcon size={28} />
      <Title order={2}>{messages.review.failure.title}</Title>
      <Text c="dimmed" size="sm">
        {failures[error?.code ?? ""] ?? error?.message} {messages.review.failure.noValuesGuessed}
      </Text>
      <ReadWords detail={detail} />
      {mayEdit && <FailureActions detail={detail} />}
    </div>
  );
}

const looks: Readonly<Record<FailureAction, Readonly<{ sign?: string; icon: ReactNode }>>> = {
  "by-hand": { sign: "E", icon: <PencilIcon /> },
  "as-invoice": { sign: "I", icon: <InvoiceIcon /> },
  // R rejects, as on every invoice.
  reread: { icon: <RefreshIcon /> },
  replace: { sign: "P", icon: <UploadIcon /> },
};

function FailureActions({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const queue = useReviewQueue();
  const first = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (queue) first.current?.focus({ preventScroll: true });
  }, [queue]);
  const { change, replace, isBusy } = useFailureAction(detail);
  const take = (action: FailureAction) => {
    if (isBusy) return;
    if (action === "replace") picker.current?.click();
    else change.mutate(action);
  };
  const actions = failureActions(detail);
  const [rejecting, rejectModal] = useDisclosure(false);
  useKeyBindings([
    ...actions.flatMap((action) => {
      const { sign } = looks[action];
      return sign ? [[sign.toLowerCase(), () => take(action)] as const] : [];
    }),
    ["r", () => !isBusy && rejectModal.open()],
  ]);
  return (
    <>
      {actions.map((action, index) => (
        <Button
          key={action}
          ref={index === 0 ? first : null}
          variant={index === 0 ? "filled" : "default"}
          leftSection={looks[action].icon}
          rightSection={looks[action].sign && <LetterKey>{looks[action].sign}</LetterKey>}
          loading={change.isPending && change.variables === action}
          disabled={isBusy && change.variables !== action}
          onClick={() => take(action)}
        >
          {messages.review.failure.ways[action]}
        </Button>
      ))}
      <Button
        variant="subtle"
        leftSection={<CrossIcon />}
        rightSection={<LetterKey>R</LetterKey>}
        disabled={isBusy}
        onClick={rejectModal.open}
      >
        {messages.review.failure.reject}
      </Button>
      {rejecting && <RejectModal detail={detail} opened onClose={rejectModal.close} />}
      <FilePicker ref={picker} onPick={replace.mutate} />
    </>
  );
}

type PickerProps = Readonly<{ ref: RefObject<HTMLInputElement | null>; onPick: (file: File) => void }>;

/** Emptied after each choice, so that the same file can be chosen again. */
function FilePicker({ ref, onPick }: PickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={messages.review.failure.ways.replace}
      data-testid="better-picture"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) onPick(file);
        event.currentTarget.value = "";
      }}
    />
  );
}
