import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { assignmentsQuery, queueQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState, Splash } from "../../ui/states.tsx";
import { InvoiceScreen } from "../invoice/invoice-screen.tsx";
import { type Desk, DeskProvider } from "../invoice/review/review-queue.ts";
import { deskLog } from "../invoice/review/undo-log.ts";
import { useIsJudging } from "../invoice/review/use-decision.ts";
import { openedAt, withAddress, withAsked } from "./on-desk.ts";
import { QueueDrawer } from "./queue-drawer.tsx";
import { after, ahead, inTurn, placeIn } from "./queue-order.ts";
import { useNextAtHand } from "./use-next-at-hand.ts";
import { queueActions, useQueue } from "./use-queue.ts";

/** The desk: what needs a look, one document after the other, each at its first doubt. */
export function ReviewPage() {
  const list = useQuery(queueQuery);
  const turns = useQuery(assignmentsQuery);
  const { user } = useSession();
  const invoices = list.data?.invoices;
  const assignments = turns.data?.assignments;
  const listed = useMemo(
    () => invoices && assignments && inTurn(invoices, assignments, user.id),
    [invoices, assignments, user.id],
  );
  if (listed) return <OpenDesk listed={listed} />;
  const error = list.error ?? turns.error;
  return error ? <ErrorState error={error} onRetry={() => void list.refetch()} /> : <Splash />;
}

function OpenDesk({ listed }: Readonly<{ listed: readonly InvoiceRow[] }>) {
  const { at } = useSearch({ from: "/inside/review" });
  const [isListOpen, list] = useDisclosure(false);
  const { wanted, show, goTo } = useOnDesk(at);
  const queue = useQueue(listed, wanted);
  const current = wanted ?? ahead(queue)[0];
  // In the address, so that it stays on the desk when a correction has settled the last doubt about it.
  useEffect(() => {
    if (!at && current) goTo(current);
  }, [at, current, goTo]);
  useNextAtHand(queue, current);
  const desk = useMemo((): Desk | undefined => {
    if (!current) return undefined;
    return {
      ...placeIn(queue, current),
      finish() {
        goTo(after(queue, current));
        queueActions.finish(current);
      },
      skip() {
        deskLog.note({ kind: "skipped", id: current });
        goTo(after(queue, current) ?? current);
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
  if (!current || !desk) return <AllClear />;
  return (
    <DeskProvider value={desk}>
      <InvoiceScreen key={current} id={current} />
      <QueueDrawer
        queue={queue}
        rows={listed}
        current={current}
        opened={isListOpen}
        onChoose={show}
        onClose={list.close}
      />
    </DeskProvider>
  );
}

/** The document on the desk and a way to ask for another. An address that arrives late is led on to what lies there. */
function useOnDesk(at: string | undefined) {
  const navigate = useNavigate();
  const [before, setDesk] = useState(() => openedAt(at));
  const desk = before.at === at ? before : withAddress(before, at);
  if (desk !== before) setDesk(desk);
  const follow = useCallback(
    (id: string | undefined) => void navigate({ to: "/review", search: id ? { at: id } : {}, replace: true }),
    [navigate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address has changed, not while it is on its way
  useEffect(() => {
    if (desk.id !== at) follow(desk.id);
  }, [at]);
  const show = useCallback((id: string | undefined) => setDesk((known) => withAsked(known, id)), []);
  const goTo = useCallback(
    (id: string | undefined) => {
      show(id);
      follow(id);
    },
    [show, follow],
  );
  return { wanted: desk.id, show, goTo };
}

/** Said when the last verdicts are stored: whoever reads it may close the page. */
function AllClear() {
  if (useIsJudging()) return <Splash />;
  return (
    <Page title={messages.shell.needsLook}>
      <EmptyState icon={<CheckIcon size={26} />} title={messages.review.allClear}>
        {messages.review.nothingWaits}
      </EmptyState>
    </Page>
  );
}
