import type { Order } from "@inkvoice/contract";
import { Checkbox, Group, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ordersQuery } from "../../api/queries.ts";
import { formatAgo, formatMoney } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ImportButton } from "../../ui/actions/import-button.tsx";
import { OrderIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState, LoadingState } from "../../ui/states.tsx";
import { OrderStatusBadge } from "./match-badges.tsx";

/** All orders, newest first, with a search by number. */
export function OrdersPage() {
  const said = messages.orders;
  const [number, setNumber] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [searched] = useDebouncedValue(number.trim(), 200);
  const list = useInfiniteQuery(ordersQuery(searched, isOpen));
  const rows = list.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <Page title={said.title} lead={said.lead}>
      <Group mb="md" align="flex-end" justify="space-between">
        <Group align="flex-end">
          <TextInput label={said.search} value={number} onChange={(event) => setNumber(event.currentTarget.value)} />
          <Checkbox
            label={said.open}
            checked={isOpen}
            mb={8}
            onChange={(event) => setOpen(event.currentTarget.checked)}
          />
        </Group>
        <ImportButton path="/orders" accept=".jsonl,.ndjson" queryKey={["orders"]} />
      </Group>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <LoadingState />}
      {list.data && rows.length === 0 && (
        <EmptyState icon={<OrderIcon size={26} />} title={said.none}>
          {said.noneText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Card flush>
          <RecordTable
            label={said.title}
            columns={[
              { name: said.number },
              { name: said.vendor },
              { name: said.total, align: "right" },
              { name: said.invoices, align: "right" },
            ]}
          >
            {rows.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </RecordTable>
        </Card>
      )}
      <Group justify="center" mt="md">
        <ShowMore list={list} />
      </Group>
    </Page>
  );
}

function OrderLine({ order }: Readonly<{ order: Order }>) {
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/orders/$id" params={{ id: order.id }}>
          {order.number}
        </Link>
      </Table.Td>
      <Table.Td>{order.vendor?.name ?? order.vendor?.tax_id ?? formatAgo(order.created_at)}</Table.Td>
      <Table.Td ta="right" className="numbers">
        {formatMoney(order.total, order.currency)}
      </Table.Td>
      <Table.Td ta="right" className="numbers">
        {order.invoices.length}
      </Table.Td>
      <Table.Td>
        <OrderStatusBadge status={order.status} />
      </Table.Td>
    </Table.Tr>
  );
}
