import type { Order } from "@inkvoice/contract";
import { Table } from "@mantine/core";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ordersQuery } from "../../api/queries.ts";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { type ImportOutcome, textOfFile } from "../../ui/actions/import-outcome.ts";
import { ImportButton, ImportProblems, notifyImported, useRowImport } from "../../ui/actions/row-import.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { ListSearchInputs, useListSearch } from "../../ui/forms/list-search.tsx";
import { OrderIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { RecordList } from "../../ui/record-list.tsx";
import { CsvImportDialog, type OpenedCsv } from "./csv/csv-import-dialog.tsx";
import { readCsv } from "./csv/csv-table.ts";
import { orderColumnNames } from "./csv/use-csv-import.ts";
import { OrderStatusBadge } from "./match-badges.tsx";
import { ToleranceButton } from "./tolerance-button.tsx";

/** All orders, newest first, with a search by number. */
export function OrdersPage() {
  const said = messages.orders;
  const search = useListSearch();
  const { searched, isNarrowed } = search;
  const list = useInfiniteQuery(ordersQuery(searched, isNarrowed));
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const isFiltered = searched !== "" || isNarrowed;
  return (
    <Page title={said.title} lead={said.lead} actions={<OrderActions onImported={setOutcome} />}>
      <ImportProblems outcome={outcome} error={null} onClose={() => setOutcome(undefined)} />
      <ListSearchInputs search={search} label={said.search} narrowLabel={said.open} />
      <RecordList
        list={list}
        rowsOf={({ orders }) => orders}
        label={said.title}
        columns={[
          { name: said.number },
          { name: said.vendor },
          { name: said.net, align: "right" },
          { name: said.invoices, align: "right" },
        ]}
        empty={{
          icon: <OrderIcon size={26} />,
          title: isFiltered ? said.notFound : said.none,
          text: isFiltered ? said.notFoundText : said.noneText,
        }}
      >
        {(order) => <OrderLine key={order.id} order={order} />}
      </RecordList>
    </Page>
  );
}

type ActionsProps = Readonly<{ onImported: (outcome: ImportOutcome) => void }>;

/** JSON Lines are sent as they are; for CSV the columns are chosen first. */
function OrderActions({ onImported }: ActionsProps) {
  const [csv, setCsv] = useState<OpenedCsv>();
  const done = (outcome: ImportOutcome) => {
    setCsv(undefined);
    notifyImported(outcome);
    onImported(outcome);
  };
  const load = useRowImport({ path: "/orders", queryKey: ["orders"], columns: orderColumnNames(), onDone: done });
  const open = useMutation({
    mutationFn: async (file: File) => {
      const table = readCsv(await textOfFile(file));
      if (!table) throw new Error(messages.orders.csv.empty(file.name));
      setCsv({ name: file.name, table });
    },
  });
  const isLines = (file: File) => /\.(jsonl|ndjson)$/i.test(file.name);
  return (
    <>
      <ToleranceButton />
      <ImportButton
        accept=".csv,.jsonl,.ndjson"
        isPending={load.isPending || open.isPending}
        onFile={(file) => (isLines(file) ? load : open).mutate(file)}
      />
      <FormAlert error={load.error ?? open.error} />
      <CsvImportDialog file={csv} onClose={() => setCsv(undefined)} onDone={done} />
    </>
  );
}

function OrderLine({ order }: Readonly<{ order: Order }>) {
  return (
    <Table.Tr>
      <Table.Td w="22%">
        <Link to="/orders/$id" params={{ id: order.id }}>
          {order.number}
        </Link>
      </Table.Td>
      <Table.Td>{order.vendor?.name ?? order.vendor?.tax_id}</Table.Td>
      <Table.Td ta="right" className="numbers">
        {formatMoney(order.total, order.currency)}
      </Table.Td>
      <Table.Td ta="right" className="numbers" data-label={messages.orders.invoices}>
        {formatNumber(order.invoices.length)}
      </Table.Td>
      <Table.Td data-right>
        <OrderStatusBadge status={order.status} />
      </Table.Td>
    </Table.Tr>
  );
}
