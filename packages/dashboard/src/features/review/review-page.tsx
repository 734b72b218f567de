import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { Anchor } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { assignmentsQuery, reviewQueueQuery, tabCountsQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState, LoadingState } from "../../ui/states.tsx";
import { InvoiceScreen } from "../invoice/invoice-screen.tsx";
import { type ReviewQueue, ReviewQueueProvider } from "../invoice/review/review-queue.ts";
import { undoLog } from "../invoice/review/undo-log.ts";
import { useIsDecisionPending } from "../invoice/review/use-decision.ts";
import { documentAt, withAddress, withRequested } from "./current-document.ts";
import { QueueDrawer } from "./queue-drawer.tsx";
import { inReviewOrder, nextAfter, positionIn, remaining } from "./queue-order.ts";
import { usePreloadNext } from "./use-preload-next.ts";
import { queueActions, useQueue } from "./use-queue.ts";

/** Review: the documents that need it, one after the other, each opened at its first doubt. */
export function ReviewPage() {
  const list = useQuery(reviewQueueQuery);
  const turns = useQuery(assignmentsQuery);
  const { user } = useSession();
  const invoices = list.data?.invoices;
  const assignments = turns.data?.assignments;
  const listed = useMemo(
    () => invoices && assignments && inReviewOrder(invoices, assignments, user.id),
    [invoices, assignments, user.id],
  );
  if (listed) return <ReviewScreen listed={listed} />;
  const error = list.error ?? turns.error;
  return error ? <ErrorState error={error} onRetry={() => void list.refetch()} /> : <LoadingState />;
}

function ReviewScreen({ listed }: Readonly<{ listed: readonly InvoiceRow[] }>) {
  const { at } = useSearch({ from: "/inside/review" });
  const [isListOpen, list] = useDisclosure(false);
  const { wanted, show, goTo } = useCurrentDocument(at);
  const queue = useQueue(listed, wanted);
  const current = wanted ?? remaining(queue)[0];
  // The address keeps the document open when a correction has settled its last doubt and the queue no longer lists it.
  useEffect(() => {
    if (!at && current) goTo(current);
  }, [at, current, goTo]);
  usePreloadNext(queue, current);
  const reviewQueue = useMemo((): ReviewQueue | undefined => {
    if (!current) return undefined;
    return {
      ...positionIn(queue, current),
      finish() {
        goTo(nextAfter(queue, current));
        queueActions.finish(current);
      },
      skip() {
        undoLog.note({ kind: "skipped", id: current });
        goTo(nextAfter(queue, current) ?? current);
        queueActions.skip(current);
      },
      bringBack(id) {
        queueActions.bringBack(id);
        goTo(id);
      },
      show,
      showList: list.open,
    };
  }, [queue, current, goTo, show, list.open]);
  if (!current || !reviewQueue) return <NothingToReview />;
  return (
    <ReviewQueueProvider value={reviewQueue}>
      <InvoiceScreen key={current} id={current} />
      <QueueDrawer
        queue={queue}
        rows={listed}
        current={current}
        opened={isListOpen}
        onChoose={show}
        onClose={list.close}
      />
    </ReviewQueueProvider>
  );
}

/**
 * The document under review, and how to open another. An address that arrives late is replaced by the current
 * document's.
 */
function useCurrentDocument(at: string | undefined) {
  const navigate = useNavigate();
  const [known, setCurrent] = useState(() => documentAt(at));
  const current = known.at === at ? known : withAddress(known, at);
  useEffect(() => setCurrent((before) => (before.at === at ? before : withAddress(before, at))), [at]);
  const follow = useCallback(
    (id: string | undefined) => void navigate({ to: "/review", search: id ? { at: id } : {}, replace: true }),
    [navigate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the address has changed, not while it is changing
  useEffect(() => {
    if (current.id !== at) follow(current.id);
  }, [at]);
  const show = useCallback((id: string | undefined) => setCurrent((before) => withRequested(before, id)), []);
  const goTo = useCallback(
    (id: string | undefined) => {
      show(id);
      follow(id);
    },
    [show, follow],
  );
  return { wanted: current.id, show, goTo };
}

/** Shown only once the last decisions are stored: from then on the page can be closed. */
function NothingToReview() {
  const waiting = useQuery(tabCountsQuery).data?.waiting.value ?? 0;
  if (useIsDecisionPending()) return <LoadingState />;
  return (
    <Page title={messages.shell.toReview}>
      <EmptyState icon={<CheckIcon size={26} />} title={messages.review.nothingToReview}>
        {waiting === 0 && messages.review.nothingToReviewText}
        {waiting > 0 && (
          <Anchor renderRoot={(props) => <Link to="/" search={{ awaiting: "others" }} {...props} />}>
            {messages.review.waitingForOthers(waiting)}
          </Anchor>
        )}
      </EmptyState>
    </Page>
  );
}
