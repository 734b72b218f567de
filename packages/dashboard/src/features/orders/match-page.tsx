import type { InvoiceRecord, MatchedLine, Order, OrderMatch } from "@inkvoice/contract";
import { Group, Stack, Table, Text } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { matchQuery, orderQuery, recordQuery } from "../../api/queries.ts";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { LineResultBadge, MatchStatusBadge } from "./match-badges.tsx";

type Compared = Readonly<{ record: InvoiceRecord; match: OrderMatch; orders: readonly Order[] }>;

/** An invoice beside its orders, line by line, with the differences. */
export function MatchPage() {
  const { id } = useParams({ from: "/inside/invoices/$id/match" });
  const record = useQuery(recordQuery(id));
  const match = useQuery(matchQuery(id));
  const orders = useQueries({ queries: (match.data?.orders ?? []).map(orderQuery) });
  const known = orders.flatMap(({ data }) => (data ? [data] : []));
  return (
    <QueryResult query={record}>
      {(invoice) => (
        <QueryResult query={match}>
          {(found) => <MatchView record={invoice} match={found} orders={known} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}

function MatchView({ record, match, orders }: Compared) {
  const { vendor, invoice_number: number } = record.extracted_data ?? {};
  return (
    <Page title={messages.orders.compare} lead={[vendor?.name, number].filter(Boolean).join(" · ")}>
      <Stack gap="lg">
        <Group>
          <MatchStatusBadge status={match.status} />
          <Link to="/invoices/$id" params={{ id: record.id }}>
            {number ?? record.filename}
          </Link>
          {orders.map((order) => (
            <Link key={order.id} to="/orders/$id" params={{ id: order.id }}>
              {order.number}
            </Link>
          ))}
        </Group>
        {match.status === "no_order" && <Text size="sm">{messages.orders.noMatch}</Text>}
        {match.status === "ambiguous" && <Text size="sm">{messages.orders.severalMatch}</Text>}
        {match.orders.length > 0 && match.status !== "ambiguous" && (
          <LineTable record={record} match={match} orders={orders} />
        )}
      </Stack>
    </Page>
  );
}

function LineTable({ record, match, orders }: Compared) {
  const said = messages.orders;
  const { currency } = record.extracted_data ?? {};
  const money = (amount: number | undefined) => (amount === undefined ? "" : formatMoney(amount, currency));
  const { invoiced, ordered, invoiced_before: before } = match.totals;
  return (
    <Card flush>
      <Table horizontalSpacing="lg" aria-label={said.compare}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{said.invoiceLine}</Table.Th>
            <Table.Th>{said.orderLine}</Table.Th>
            <Table.Th ta="right">{said.invoiced}</Table.Th>
            <Table.Th ta="right">{said.before}</Table.Th>
            <Table.Th ta="right">{said.ordered}</Table.Th>
            <Table.Th ta="right">{said.price}</Table.Th>
            <Table.Th>{said.result}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {match.lines.map((line) => (
            <LineRow key={line.invoice_line} line={line} record={record} orders={orders} />
          ))}
          <Table.Tr fw={600}>
            <Table.Td colSpan={2}>{said.net}</Table.Td>
            <Table.Td ta="right">{money(invoiced)}</Table.Td>
            <Table.Td ta="right">{money(before)}</Table.Td>
            <Table.Td ta="right">{money(ordered)}</Table.Td>
            <Table.Td colSpan={2} />
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Card>
  );
}

type RowProps = Readonly<{ line: MatchedLine; record: InvoiceRecord; orders: readonly Order[] }>;
const different = { c: "red.8", fw: 600 } as const;

function LineRow({ line, record, orders }: RowProps) {
  const { line_items: lines, currency } = record.extracted_data ?? {};
  const { quantity, unit_price: price, result } = line;
  const order = orders.find(({ id }) => id === line.order_id);
  const ordered = line.order_line === undefined ? undefined : order?.lines[line.order_line];
  const count = (value: number | undefined) => (value === undefined ? "" : formatNumber(value));
  const money = (value: number | undefined) => (value === undefined ? "" : formatMoney(value, currency));
  return (
    <Table.Tr>
      <Table.Td {...(result === "not_ordered" && different)}>{lines?.[line.invoice_line]?.description}</Table.Td>
      <Table.Td>{ordered?.description}</Table.Td>
      <Table.Td ta="right" {...(result === "over" && different)}>
        {count(quantity.invoiced)}
      </Table.Td>
      <Table.Td ta="right">{count(quantity.invoiced_before)}</Table.Td>
      <Table.Td ta="right">{count(quantity.received ?? quantity.ordered)}</Table.Td>
      <Table.Td ta="right" {...(result === "price_differs" && different)}>
        {[money(price.invoiced), money(price.ordered)].filter(Boolean).join(" / ")}
      </Table.Td>
      <Table.Td>
        <LineResultBadge result={result} />
      </Table.Td>
    </Table.Tr>
  );
}
