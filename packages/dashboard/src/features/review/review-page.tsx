import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { assignmentsQuery, queueQuery } from "../../api/queries.ts";
import { useSession } from "../../api/session.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState, Splash } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { type Desk, DeskProvider } from "../invoice/desk.ts";
import { deskLog } from "../invoice/desk-log.ts";
import { InvoiceScreen } from "../invoice/invoice-screen.tsx";
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
  const navigate = useNavigate();
  const [isListOpen, list] = useDisclosure(false);
  const [wanted, show] = useOnDesk(at);
  const queue = useQueue(listed, wanted);
  const current = wanted ?? ahead(queue)[0];
  // In the address, so that it stays on the desk when a correction has settled the last doubt about it.
  useEffect(() => {
    if (!at && current) void navigate({ to: "/review", search: { at: current }, replace: true });
  }, [at, current, navigate]);
  useNextAtHand(queue, current);
  const desk = useMemo((): Desk | undefined => {
    if (!current) return undefined;
    const goTo = (id: string | undefined) => {
      show(id);
      void navigate({ to: "/review", search: id ? { at: id } : {}, replace: true });
    };
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
      showList: list.open,
    };
  }, [queue, current, navigate, show, list.open]);
  if (!current || !desk) return <AllClear />;
  return (
    <DeskProvider value={desk}>
      <InvoiceScreen key={current} id={current} />
      <QueueDrawer queue={queue} rows={listed} current={current} opened={isListOpen} onClose={list.close} />
    </DeskProvider>
  );
}

/**
 * The document on the desk: the one that the address names, or the one that was just asked for. The address follows a moment later;
 * waiting for it would draw the document that is being left once more.
 */
function useOnDesk(at: string | undefined) {
  const [desk, setDesk] = useState({ at, id: at });
  if (desk.at !== at) setDesk({ at, id: at });
  const show = useCallback((id: string | undefined) => setDesk((before) => ({ ...before, id })), []);
  return [desk.at === at ? desk.id : at, show] as const;
}

function AllClear() {
  return (
    <Page title={words.shell.needsLook}>
      <EmptyState icon={<CheckIcon size={26} />} title={words.review.allClear}>
        {words.review.nothingWaits}
      </EmptyState>
    </Page>
  );
}
