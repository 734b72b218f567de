import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type RefObject, useRef } from "react";
import { usePermission } from "../../api/session.ts";
import { formatAuthor } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { useKeyBindings } from "../../ui/actions/key-bindings.ts";
import { LetterKey } from "../../ui/actions/letter-key.tsx";
import * as icons from "../../ui/icons.tsx";
import { ChangedSinceExport, InvoiceStateLabel } from "../../ui/invoice/invoice-state.tsx";
import { LazyTooltip } from "../../ui/lazy-tooltip.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { MoreMenu } from "./menu/more-menu.tsx";
import { originText } from "./origin.ts";
import { useApproval } from "./review/approval.tsx";
import { approvalText } from "./review/approval-progress.ts";
import { AssignMenu } from "./review/assign-menu.tsx";
import { type ReviewQueue, useReviewQueue } from "./review/review-queue.ts";
import { useReopening } from "./review/use-reopening.ts";
import { useUndo } from "./review/use-undo.ts";
import classes from "./viewer.module.css";

type Props = Readonly<{ detail: InvoiceDetail }>;

export function InvoiceHeader({ detail }: Props) {
  const { row } = detail;
  const queue = useReviewQueue();
  const { isPossible, undo } = useUndo(detail);
  useKeyBindings([
    ["u", () => isPossible && undo()],
    ["Mod+z", (event) => (isPossible && !isTypedInto(event) ? undo() : false)],
  ]);
  return (
    <Group className={classes.head} justify="space-between" gap="sm">
      <Group gap="xs" wrap="nowrap" className={classes.identity ?? ""}>
        <LazyTooltip label={messages.invoice.back}>
          <ActionIcon renderRoot={(props) => <Link to="/" {...props} />} aria-label={messages.invoice.back}>
            <icons.ChevronLeftIcon />
          </ActionIcon>
        </LazyTooltip>
        <div className={classes.heading}>
          <Title order={1} size="h2" lineClamp={2}>
            {row.vendor_name ?? row.filename ?? row.id}
          </Title>
          <Text size="xs" c="dimmed" truncate>
            {[row.invoice_number, originText(detail), row.vendor_name && row.filename].filter(Boolean).join(" · ")}
          </Text>
        </div>
        {!queue && (
          <Group gap="xs" wrap="nowrap" visibleFrom="sm">
            <InvoiceStateLabel row={row} />
          </Group>
        )}
        <ChangedSinceExport row={row} />
      </Group>
      <Group gap={4} wrap="nowrap" className={classes.tools ?? ""}>
        {queue && <QueueTools queue={queue} undo={isPossible ? undo : undefined} />}
        <AssignMenu detail={detail} />
        <DecisionButton detail={detail} />
        <MoreMenu detail={detail} />
      </Group>
    </Group>
  );
}

/** Position in the queue, and buttons for the previous document and for skipping. */
function QueueTools({ queue, undo }: Readonly<{ queue: ReviewQueue; undo: (() => void) | undefined }>) {
  useKeyBindings([["n", queue.skip]]);
  return (
    <>
      <LazyTooltip label={messages.review.showQueue}>
        <Button variant="subtle" color="gray" px="xs" className="numbers" onClick={queue.showList}>
          {messages.review.position(queue.position, queue.total)}
        </Button>
      </LazyTooltip>
      <LazyTooltip label={`${messages.review.undo} (U)`}>
        <ActionIcon aria-label={messages.review.undo} disabled={!undo} onClick={undo}>
          <icons.UndoIcon />
        </ActionIcon>
      </LazyTooltip>
      <Button variant="default" onClick={queue.skip} rightSection={<LetterKey>N</LetterKey>}>
        {messages.review.skip}
      </Button>
    </>
  );
}

/** Text inputs have the browser's own undo. */
const isTypedInto = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("[data-touched]") !== null;

/** The approve button of every invoice; in the queue the next one opens. */
function DecisionButton({ detail }: Props) {
  const mayEdit = usePermission("edit");
  const reopening = useReopening(detail);
  const { approve, isPending, isPossible } = useApproval();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button, reopening.isPending);
  useKeyBindings([
    ["a", () => isPossible && approve()],
    ["Mod+Enter", () => isPossible && approve()],
  ]);
  if (!mayEdit || detail.row.status !== "completed") return null;
  if (detail.reviewed)
    return (
      <Text size="sm" c="dimmed" visibleFrom="sm" px="xs">
        {decisionText(detail, detail.reviewed)}
      </Text>
    );
  if (!isPossible)
    return (
      <Button ref={button} variant="default" visibleFrom="sm" onClick={reopening.start} loading={reopening.isPending}>
        {messages.review.reopening.withdraw}
      </Button>
    );
  return <ApproveButton ref={button} onClick={approve} loading={isPending} />;
}

function decisionText(detail: InvoiceDetail, { who }: NonNullable<InvoiceDetail["reviewed"]>): string {
  if (detail.review === "rejected") return messages.review.rejectedBy(formatAuthor(who));
  return approvalText(detail) ?? messages.invoice.approvedBy(formatAuthor(who));
}

type ApproveProps = Readonly<{ ref: RefObject<HTMLButtonElement | null>; onClick: () => void; loading: boolean }>;

/** Only its sign on a phone. */
function ApproveButton({ ref, onClick, loading }: ApproveProps) {
  return (
    <>
      <ActionIcon
        variant="filled"
        color="ink"
        aria-label={messages.review.approve}
        hiddenFrom="xs"
        onClick={onClick}
        loading={loading}
      >
        <icons.CheckIcon />
      </ActionIcon>
      <Button
        ref={ref}
        visibleFrom="xs"
        leftSection={<icons.CheckIcon />}
        onClick={onClick}
        loading={loading}
        rightSection={<LetterKey>A</LetterKey>}
      >
        {messages.review.approve}
      </Button>
    </>
  );
}
