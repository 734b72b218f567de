import { byRowList } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Box, Loader, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { invoiceQuery } from "../../api/queries.ts";
import { WarningIcon } from "../../ui/icons.tsx";
import { EmptyState, ErrorState, Splash } from "../../ui/states.tsx";
import { DocumentPane, PagePicture } from "./document-pane.tsx";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { type Field, type Row, type RowsByList, rowSpecs, rowsOf, singleFields } from "./field-model.ts";
import { FieldsPane } from "./fields-pane.tsx";
import { FileTabs } from "./file-tabs.tsx";
import { InvoiceHeader } from "./invoice-header.tsx";
import classes from "./viewer.module.css";
import { useViewerKeys } from "./viewer-keys.ts";
import { ViewerProvider } from "./viewer-state.tsx";

export function InvoicePage() {
  const { id } = useParams({ from: "/inside/invoices/$id" });
  const { queue } = useSearch({ from: "/inside/invoices/$id" });
  const invoice = useQuery(invoiceQuery(id));
  if (invoice.isPending) return <Splash />;
  if (!invoice.data)
    return (
      <ErrorState
        error={invoice.error ?? new Error("It could not be loaded.")}
        onRetry={() => void invoice.refetch()}
      />
    );
  return (
    <ViewerProvider key={id} firstPage={firstPageOf(invoice.data)}>
      <InvoiceView detail={invoice.data} queue={queue ?? false} />
    </ViewerProvider>
  );
}

function InvoiceView({ detail, queue }: Readonly<{ detail: InvoiceDetail; queue: boolean }>) {
  const { row } = detail;
  const name = [row.vendor_name, row.invoice_number].filter(Boolean).join(" ") || row.filename || row.id;
  useDocumentTitle(`${name} · Inkvoice`);
  const rows = byRowList((list) => rowsOf(detail, rowSpecs[list]));
  const fields = fieldsInOrder(detail, rows);
  useViewerKeys(fields, detail.pages);
  return (
    <Box className={classes.page}>
      <InvoiceHeader detail={detail} queue={queue} />
      <FileTabs detail={detail} queue={queue} />
      <DuplicateNotice detail={detail} />
      {row.status === "completed" ? (
        <div className={classes.panes}>
          <DocumentPane detail={detail} fields={fields} />
          <FieldsPane detail={detail} rows={rows} />
        </div>
      ) : (
        <Unread detail={detail} />
      )}
    </Box>
  );
}

/** Where the invoice begins in its file. */
function firstPageOf({ file, row }: InvoiceDetail): number {
  return file.find((part) => part.row.id === row.id)?.pages[0] ?? 1;
}

/** As the arrow keys go through them: taxes and charges stand below the amounts, the lines come last. */
function fieldsInOrder(detail: InvoiceDetail, rows: RowsByList): Field[] {
  const single = singleFields(detail);
  const after = single.findLastIndex((field) => field.group === "Amounts") + 1;
  const cells = (rows: readonly Row[]) => rows.flatMap((row) => row.fields);
  return [
    ...single.slice(0, after),
    ...cells(rows.taxes),
    ...cells(rows.charges),
    ...single.slice(after),
    ...cells(rows.line_items),
  ];
}

function Unread({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  return (
    <div className={classes.panes}>
      <section className={classes.document} aria-label="Document">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={classes.scroller} tabIndex={0} aria-label="Page of the document">
          <div className={classes.sheet}>
            <PagePicture id={row.id} page={firstPageOf(detail)} />
          </div>
        </section>
      </section>
      <section className={classes.fields} aria-label="What was read">
        {row.status === "processing" ? (
          <Stack align="center" py={80} gap="sm" role="status">
            <Loader />
            <Title order={2}>Reading…</Title>
            <Text c="dimmed" size="sm">
              This page shows the result as soon as it is there.
            </Text>
          </Stack>
        ) : (
          <EmptyState icon={<WarningIcon size={26} />} title="This document could not be read">
            {row.error?.message ?? "It could not be read."} Nothing was guessed. A better scan or the original PDF
            usually helps.
          </EmptyState>
        )}
      </section>
    </div>
  );
}
