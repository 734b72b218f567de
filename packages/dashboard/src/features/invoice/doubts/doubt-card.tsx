import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Kbd, Text } from "@mantine/core";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { usePermission } from "../../../api/session.ts";
import { formatDay, formatMoney } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { LetterKey } from "../../../ui/actions/letter-key.tsx";
import { CheckIcon, EyeIcon, WarningIcon } from "../../../ui/icons.tsx";
import { useDraftSaver } from "../drafts/draft-saver.tsx";
import { DuplicateDoubt } from "../duplicates/duplicate-doubt.tsx";
import { nameOfField } from "../fields/field-text.ts";
import { useApproval } from "../review/approval.tsx";
import { useReviewQueue } from "../review/review-queue.ts";
import { useViewer } from "../viewer-state.tsx";
import classes from "./doubt.module.css";
import { DoubtEditor } from "./doubt-editor.tsx";
import { takeFocus } from "./doubt-focus.ts";
import { DoubtLinks } from "./doubt-links.tsx";
import { failedChecksText, reasonText } from "./doubt-messages.ts";
import type { Doubt } from "./doubts.ts";
import type { Doubts } from "./use-doubts.ts";

type Props = Readonly<{ detail: InvoiceDetail; doubts: Doubts }>;

/** The current doubt with its reasons and editor, always at the same position on the screen. */
export function DoubtCard({ detail, doubts }: Props) {
  const viewer = useViewer();
  const doubt = doubts.at === undefined ? undefined : doubts.all[doubts.at];
  useDoubtInView(doubt);
  const saver = useDraftSaver();
  const saveDraft = () => void saver.save(doubt?.field?.path ?? "");
  if (viewer.cursor === undefined) return <DoubtsAhead detail={detail} doubts={doubts} />;
  if (!doubt) return <AllSeen detail={detail} doubts={doubts} />;
  const onNext = () => {
    saveDraft();
    doubts.move(1);
  };
  const duplicate = doubt.reasons.find((reason) => reason.kind === "duplicate")?.other;
  return (
    <section className={classes.card} aria-label={messages.review.doubt} onKeyDown={moveByTab(doubts, saveDraft)}>
      <Group justify="space-between" wrap="nowrap" gap="xs" align="baseline">
        <Text fw={650} component="h2" className={classes.title}>
          {titleOf(doubt, detail)}
        </Text>
        <Text size="xs" c="dimmed" className="numbers" style={{ whiteSpace: "nowrap" }}>
          {messages.review.doubtOf((doubts.at ?? 0) + 1, doubts.all.length)}
        </Text>
      </Group>
      <ul className={classes.reasons}>
        {doubt.reasons.map((reason) => (
          <li key={reasonText(reason)}>
            <WarningIcon size={15} />
            <span>{reasonText(reason)}</span>
          </li>
        ))}
      </ul>
      <DoubtLinks detail={detail} doubt={doubt} />
      {duplicate ? (
        <DuplicateDoubt key={doubt.key} id={detail.row.id} other={duplicate.id} onNext={onNext} />
      ) : (
        <DoubtEditor
          // Independent of the reasons: a draft must survive when they change.
          key={`${doubt.field?.path ?? doubt.key} ${doubt.field?.value}`}
          detail={detail}
          doubt={doubt}
          onAccept={doubts.accept}
          onNext={onNext}
        />
      )}
    </section>
  );
}

function titleOf({ field, reasons }: Doubt, { rows }: InvoiceDetail): string {
  if (field) return nameOfField(field.path, rows);
  const isDuplicate = reasons.some(({ kind }) => kind === "duplicate");
  return isDuplicate ? messages.invoice.duplicate.title : messages.review.wholeDocument;
}

/** Tab saves the draft and goes to the next doubt; at either end it keeps its usual meaning. */
function moveByTab(doubts: Doubts, saveDraft: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.ctrlKey || event.altKey) return;
    saveDraft();
    if (doubts.move(event.shiftKey ? -1 : 1)) event.preventDefault();
  };
}

/** Scrolls the location of the doubted field and its row into view. */
function useDoubtInView(doubt: Doubt | undefined): void {
  const viewer = useViewer();
  const isOpening = useRef(true);
  const show = useEffectEvent(() => {
    if (!doubt) return;
    const field = doubt.field;
    const isChosen = viewer.selected === field?.path && viewer.page === (field?.location?.page ?? viewer.page);
    const isAlreadyOpen = isOpening.current && isChosen;
    isOpening.current = false;
    if (isAlreadyOpen) return;
    viewer.select(field?.path);
    if (field?.location) viewer.setPage(field.location.page);
  });
  const key = doubt?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each doubt, not on every render
  useEffect(() => show(), [key]);
}

/** Outside the queue: the number of doubts, and a button that starts with the first one. */
function DoubtsAhead({ detail, doubts }: Props) {
  const viewer = useViewer();
  const mayEdit = usePermission("edit");
  if (!detail.row.needs_look || doubts.all.length === 0) return null;
  return (
    <section className={classes.card} aria-label={messages.review.doubt}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{messages.review.itemsToCheck(doubts.all.length)}</Text>
        {mayEdit && (
          <Button
            size="xs"
            leftSection={<EyeIcon size={15} />}
            rightSection={<LetterKey>D</LetterKey>}
            onClick={() => viewer.goTo("start")}
          >
            {messages.review.startReview}
          </Button>
        )}
      </Group>
    </section>
  );
}

function stateText({ doubts }: InvoiceDetail, { open }: Doubts): string {
  if (open > 0) return messages.review.skippedItems(open);
  return failedChecksText(doubts.flatMap(({ kind, check = "" }) => (kind === "failed_check" ? [check] : [])));
}

function approveLabel(isPossible: boolean, isInQueue: boolean): string {
  const { approve, approveAndNext, approvals } = messages.review;
  if (!isPossible) return approvals.byYou;
  return isInQueue ? approveAndNext : approve;
}

/** After the last doubt: a summary of the invoice, which Enter approves. */
function AllSeen({ detail, doubts }: Props) {
  const queue = useReviewQueue();
  const mayEdit = usePermission("edit");
  const { row } = detail;
  const { approve, isPending, isPossible } = useApproval();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => takeFocus(button.current), []);
  const summary = [
    row.vendor_name,
    row.invoice_number,
    row.date && formatDay(row.date),
    row.total_amount === null ? null : formatMoney(row.total_amount, row.currency),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab" && event.shiftKey && doubts.move(-1)) event.preventDefault();
  };
  return (
    <section
      className={classes.card}
      data-state="seen"
      data-open={doubts.open > 0 || undefined}
      aria-label={messages.review.doubt}
      onKeyDown={onKeyDown}
    >
      <Text fw={650} component="h2" className={classes.title}>
        {summary.filter(Boolean).join(" · ")}
      </Text>
      <Text size="sm" c="dimmed">
        {stateText(detail, doubts)}
      </Text>
      {mayEdit && (
        <Group gap="xs" mt="xs">
          <Button
            ref={button}
            size="sm"
            leftSection={<CheckIcon />}
            rightSection={isPossible && <Kbd size="xs">↵</Kbd>}
            onClick={approve}
            loading={isPending}
            disabled={!isPossible}
          >
            {approveLabel(isPossible, queue !== undefined)}
          </Button>
          {queue && (
            <Button size="sm" variant="default" rightSection={<LetterKey>N</LetterKey>} onClick={queue.skip}>
              {messages.review.skip}
            </Button>
          )}
        </Group>
      )}
    </section>
  );
}
