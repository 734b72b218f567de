import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Box, Loader, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { memo, useMemo, useState } from "react";
import { invoiceQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import { ErrorState, LoadingState } from "../../ui/states.tsx";
import { DocumentPane } from "./document/document-pane.tsx";
import { PagePicture } from "./document/page-picture.tsx";
import { useDoubts } from "./doubts/use-doubts.ts";
import { DraftSaverProvider } from "./drafts/draft-saver.tsx";
import { DuplicateNotice } from "./duplicates/duplicate-notice.tsx";
import { FailureCard } from "./failure/failure-card.tsx";
import { fieldsInOrder, rowsByList } from "./fields/fields-in-order.ts";
import { FieldsPane } from "./fields/fields-pane.tsx";
import { firstPageOf, initialView } from "./initial-view.ts";
import { InvoiceHeader } from "./invoice-header.tsx";
import { Panes } from "./panes/panes.tsx";
import { ApprovalProvider } from "./review/approval.tsx";
import { ApprovalsNotice } from "./review/approvals-notice.tsx";
import { useReviewQueue } from "./review/review-queue.ts";
import { confirmedDoubts, undoLog } from "./review/undo-log.ts";
import { FileTabs } from "./split/file-tabs.tsx";
import classes from "./viewer.module.css";
import { useViewerKeys } from "./viewer-keys.ts";
import { ViewerProvider } from "./viewer-state.tsx";

/** The invoice with its pages, fields and history; in the queue it opens at its first doubt. */
export const InvoiceScreen = memo(function InvoiceScreen({ id }: Readonly<{ id: string }>) {
  const queue = useReviewQueue();
  const invoice = useQuery(invoiceQuery(id));
  if (invoice.isPending) return <LoadingState />;
  if (!invoice.data)
    return (
      <ErrorState error={invoice.error ?? new Error(messages.ui.loadFailed)} onRetry={() => void invoice.refetch()} />
    );
  return <Opened key={id} detail={invoice.data} isInQueue={queue !== undefined} />;
});

/** Computes the initial view before the first render: setting it afterwards would render everything twice. */
function Opened({ detail, isInQueue }: Readonly<{ detail: InvoiceDetail; isInQueue: boolean }>) {
  const [start] = useState(() =>
    initialView(detail, isInQueue ? confirmedDoubts(undoLog.snapshot(), detail.row.id) : undefined),
  );
  return (
    <ViewerProvider start={start}>
      <DraftSaverProvider detail={detail}>
        <ApprovalProvider detail={detail}>
          <InvoiceView detail={detail} />
        </ApprovalProvider>
      </DraftSaverProvider>
    </ViewerProvider>
  );
}

function InvoiceView({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  const name = [row.vendor_name, row.invoice_number].filter(Boolean).join(" ") || row.filename || row.id;
  useDocumentTitle(`${name} · Inkvoice`);
  return (
    <Box className={classes.page} data-fills-screen>
      <InvoiceHeader detail={detail} />
      <FileTabs detail={detail} />
      <DuplicateNotice detail={detail} />
      <ApprovalsNotice detail={detail} />
      {row.status === "completed" ? <ReadDocument detail={detail} /> : <Unread detail={detail} />}
    </Box>
  );
}

function ReadDocument({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const rows = useMemo(() => rowsByList(detail), [detail]);
  const fields = useMemo(() => fieldsInOrder(detail, rows), [detail, rows]);
  const doubts = useDoubts(detail, fields);
  useViewerKeys(fields, detail.pages);
  return (
    <Panes document={<DocumentPane detail={detail} fields={fields} />}>
      <FieldsPane detail={detail} rows={rows} doubts={doubts} />
    </Panes>
  );
}

function Unread({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  return (
    <Panes
      document={
        <section className={classes.document} aria-label={messages.invoice.document}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={classes.scroller} tabIndex={0} aria-label={messages.invoice.pageOfDocument}>
            <div className={classes.sheet}>
              <PagePicture id={row.id} page={firstPageOf(detail)} />
            </div>
          </section>
        </section>
      }
    >
      <section className={classes.fields} aria-label={messages.invoice.valuesRead}>
        {row.status === "processing" ? (
          <Stack align="center" py={80} gap="sm" role="status">
            <Loader />
            <Title order={2}>{messages.terms.statuses.processing}</Title>
            <Text c="dimmed" size="sm">
              {messages.invoice.resultPending}
            </Text>
          </Stack>
        ) : (
          <FailureCard detail={detail} />
        )}
      </section>
    </Panes>
  );
}
