import type { InvoiceRecord, Order, OrderMatch } from "@inkvoice/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { matchQuery, orderQuery, recordQuery } from "../../api/queries.ts";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { InvoiceIcon, OrderIcon } from "../../ui/icons.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { MatchStatusBadge } from "./match-badges.tsx";
import { MatchTable } from "./match-table.tsx";
import { ToleranceButton } from "./tolerance-button.tsx";

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

type Props = Readonly<{ record: InvoiceRecord; match: OrderMatch; orders: readonly Order[] }>;

function MatchView({ record, match, orders }: Props) {
  const said = messages.orders;
  const { vendor, invoice_number: number } = record.extracted_data ?? {};
  const isCompared = match.orders.length > 0 && match.status !== "ambiguous";
  return (
    <Page
      wide
      title={said.compared}
      lead={[vendor?.name, number].filter(Boolean).join(" · ")}
      actions={<MatchLinks record={record} orders={orders} />}
    >
      <Stack gap="md">
        <Group gap="sm">
          <MatchStatusBadge status={match.status} />
          {match.status === "no_order" && <Text size="sm">{said.noMatch}</Text>}
          {match.status === "ambiguous" && <Text size="sm">{said.severalMatch}</Text>}
        </Group>
        {isCompared && (
          <>
            <MatchTable record={record} match={match} orders={orders} />
            <Tolerance record={record} match={match} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function MatchLinks({ record, orders }: Pick<Props, "record" | "orders">) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<InvoiceIcon />}
        renderRoot={(props) => <Link to="/invoices/$id" params={{ id: record.id }} {...props} />}
      >
        {record.extracted_data?.invoice_number ?? record.filename}
      </Button>
      {orders.map(({ id, number }) => (
        <Button
          key={id}
          variant="default"
          leftSection={<OrderIcon />}
          renderRoot={(props) => <Link to="/orders/$id" params={{ id }} {...props} />}
        >
          {number}
        </Button>
      ))}
    </>
  );
}

function Tolerance({ record, match }: Pick<Props, "record" | "match">) {
  const { percent, amount } = match.tolerance;
  return (
    <Group gap="sm">
      <Text size="xs" c="dimmed">
        {messages.orders.tolerance(formatNumber(percent), formatMoney(amount, record.extracted_data?.currency))}
      </Text>
      <ToleranceButton small />
    </Group>
  );
}
