import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Badge, Button, Group, Kbd, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMay } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import * as icons from "../../ui/icons.tsx";
import { useKeyBindings } from "../../ui/key-bindings.ts";
import { LazyTooltip } from "../../ui/lazy-tooltip.tsx";
import { MoreMenu } from "./menu/more-menu.tsx";
import { originText } from "./origin.ts";
import { AssignMenu } from "./review/assign-menu.tsx";
import { type ReviewQueue, useReviewQueue } from "./review/review-queue.ts";
import { useDecision } from "./review/use-decision.ts";
import { useUndo } from "./review/use-undo.ts";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ detail: InvoiceDetail }>;

export function InvoiceHeader({ detail }: Props) {
  const { row } = detail;
  const queue = useReviewQueue();
  return (
    <Group className={classes.head} justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <LazyTooltip label={messages.invoice.back}>
          <ActionIcon renderRoot={(props) => <Link to="/" {...props} />} aria-label={messages.invoice.back}>
            <icons.ChevronLeftIcon />
          </ActionIcon>
        </LazyTooltip>
        <div className={classes.heading}>
          <Title order={1} size="h2" lineClamp={1}>
            {row.vendor_name ?? row.filename ?? row.id}
          </Title>
          <Text size="xs" c="dimmed" truncate>
            {[row.invoice_number, originText(detail), row.filename].filter(Boolean).join(" · ")}
          </Text>
        </div>
        {row.needs_look && !queue && (
          <Badge variant="light" color="yellow" c="var(--band-check-text)" visibleFrom="sm">
            {messages.shell.toReview}
          </Badge>
        )}
      </Group>
      <Group gap={4} wrap="nowrap">
        {queue && <QueueTools detail={detail} queue={queue} />}
        <AssignMenu detail={detail} />
        <VerdictButton detail={detail} />
        <MoreMenu detail={detail} />
      </Group>
    </Group>
  );
}

/** Position in the queue, undo and skip. */
function QueueTools({ detail, queue }: Props & Readonly<{ queue: ReviewQueue }>) {
  const { isPossible, undo } = useUndo(detail);
  useKeyBindings([
    ["n", queue.skip],
    ["u", () => isPossible && undo()],
    ["Mod+z", (event) => (isPossible && !isTypedInto(event) ? undo() : false)],
  ]);
  return (
    <>
      <LazyTooltip label={messages.review.showQueue}>
        <Button variant="subtle" color="gray" px="xs" className="numbers" onClick={queue.showList}>
          {messages.review.position(queue.position, queue.total)}
        </Button>
      </LazyTooltip>
      <LazyTooltip label={`${messages.review.undo} (U)`}>
        <ActionIcon aria-label={messages.review.undo} disabled={!isPossible} onClick={undo}>
          <icons.UndoIcon />
        </ActionIcon>
      </LazyTooltip>
      <Button variant="default" onClick={queue.skip} rightSection={<Kbd size="xs">N</Kbd>} visibleFrom="sm">
        {messages.review.skip}
      </Button>
    </>
  );
}

/** While text is being typed, undo is left to the browser. */
const isTypedInto = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest("[data-touched]") !== null;

/** Approve, reject or reopen; in the queue the next document opens afterwards. */
function VerdictButton({ detail }: Props) {
  const mayEdit = useMay("edit");
  const queue = useReviewQueue();
  const viewer = useViewer();
  const decision = useDecision(detail);
  const { row, reviewed } = detail;
  const mayJudge = row.status === "completed" && reviewed === null && mayEdit && !viewer.editing;
  const approve = () => decision.give({ review: "approved" });
  useKeyBindings([
    ["a", () => mayJudge && approve()],
    ["Mod+Enter", () => mayJudge && approve()],
  ]);
  if (!mayEdit || row.status !== "completed" || !(row.needs_look || reviewed || queue)) return null;
  if (reviewed) {
    return (
      <Button
        variant="subtle"
        color="gray"
        onClick={() => decision.give({ review: "open" })}
        loading={decision.isPending}
        visibleFrom="sm"
      >
        {detail.review === "rejected"
          ? messages.review.rejectedBy(reviewed.who)
          : messages.invoice.approvedBy(reviewed.who)}
      </Button>
    );
  }
  return (
    <>
      <ActionIcon
        variant="filled"
        color="ink"
        aria-label={messages.review.approve}
        hiddenFrom="xs"
        onClick={approve}
        loading={decision.isPending}
      >
        <icons.CheckIcon />
      </ActionIcon>
      <Button
        visibleFrom="xs"
        leftSection={<icons.CheckIcon />}
        onClick={approve}
        loading={decision.isPending}
        rightSection={
          <Kbd size="xs" visibleFrom="sm">
            A
          </Kbd>
        }
      >
        {messages.review.approve}
      </Button>
    </>
  );
}
