import type { Order } from "@inkvoice/contract";
import { Table } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ordersQuery } from "../../api/queries.ts";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ImportButton, ImportProblems, useRowImport } from "../../ui/actions/row-import.tsx";
import { ListSearchInputs, useListSearch } from "../../ui/forms/list-search.tsx";
import { OrderIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { RecordList } from "../../ui/record-list.tsx";
import { OrderStatusBadge } from "./match-badges.tsx";

/** All orders, newest first, with a search by number. */
export function OrdersPage() {
  const said = messages.orders;
  const search = useListSearch();
  const { searched, isNarrowed } = search;
  const list = useInfiniteQuery(ordersQuery(searched, isNarrowed));
  const load = useRowImport("/orders", ["orders"]);
  const isFiltered = searched !== "" || isNarrowed;
  return (
    <Page title={said.title} lead={said.lead} actions={<ImportButton load={load} accept=".jsonl,.ndjson" />}>
      <ImportProblems load={load} />
      <ListSearchInputs search={search} label={said.search} narrowLabel={said.open} />
      <RecordList
        list={list}
        rowsOf={({ orders }) => orders}
        label={said.title}
        columns={[
          { name: said.number },
          { name: said.vendor },
          { name: said.total, align: "right" },
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
