import type { Order } from "@inkvoice/contract";
import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { orderQuery } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { OrderStatusBadge } from "./match-badges.tsx";

/** One order: its lines with the invoiced quantities, and its invoices. */
export function OrderPage() {
  const { id } = useParams({ from: "/inside/orders/$id" });
  const order = useQuery(orderQuery(id));
  return <QueryResult query={order}>{(data) => <OrderView order={data} />}</QueryResult>;
}

function OrderView({ order }: Readonly<{ order: Order }>) {
  const said = messages.orders;
  const lead = [order.vendor?.name ?? order.vendor?.tax_id, formatMoney(order.total, order.currency)];
  return (
    <Page title={order.number} lead={lead.filter(Boolean).join(" · ")}>
      <Stack gap="lg">
        <Group>
          <OrderStatusBadge status={order.status} />
          {order.vendor_id !== undefined && (
            <Link to="/vendors/$id" params={{ id: order.vendor_id }}>
              {said.vendor}
            </Link>
          )}
          <OrderActions order={order} />
        </Group>
        <OrderLines order={order} />
        <OrderInvoices order={order} />
      </Stack>
    </Page>
  );
}

function OrderActions({ order }: Readonly<{ order: Order }>) {
  const said = messages.orders;
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => {
    for (const name of ["order", "orders", "invoices", "invoice", "match"])
      void client.invalidateQueries({ queryKey: [name] });
  };
  const change = useMutation({
    mutationFn: (status: Order["status"]) => v1.patch(`/orders/${order.id}`, { status }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => v1.delete(`/orders/${order.id}`),
    onSuccess: async () => {
      await navigate({ to: "/orders" });
      refresh();
    },
  });
  if (!useMay("edit")) return null;
  const next = order.status === "open" ? "closed" : "open";
  return (
    <>
      <FormAlert error={change.error} />
      <Button size="xs" variant="default" loading={change.isPending} onClick={() => change.mutate(next)}>
        {next === "closed" ? said.close : said.reopen}
      </Button>
      <ConfirmButton
        label={said.delete}
        title={said.deleteTitle}
        text={said.deleteText}
        onConfirm={() => remove.mutateAsync()}
      />
    </>
  );
}

function OrderLines({ order }: Readonly<{ order: Order }>) {
  const said = messages.orders;
  if (order.lines.length === 0) return null;
  return (
    <Card flush>
      <Table horizontalSpacing="lg" aria-label={said.article}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{said.article}</Table.Th>
            <Table.Th ta="right">{said.price}</Table.Th>
            <Table.Th ta="right">{said.ordered}</Table.Th>
            <Table.Th ta="right">{said.received}</Table.Th>
            <Table.Th ta="right">{said.invoiced}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no other identity
            <Table.Tr key={index}>
              <Table.Td>{[line.sku, line.description].filter(Boolean).join(" · ")}</Table.Td>
              <Table.Td ta="right">{formatMoney(line.unit_price, order.currency)}</Table.Td>
              <Table.Td ta="right">{formatNumber(line.quantity)}</Table.Td>
              <Table.Td ta="right">
                {line.received_quantity === undefined ? "" : formatNumber(line.received_quantity)}
              </Table.Td>
              <Table.Td ta="right" {...(line.invoiced_quantity > line.quantity && { c: "red.8", fw: 600 })}>
                {formatNumber(line.invoiced_quantity)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function OrderInvoices({ order }: Readonly<{ order: Order }>) {
  const said = messages.orders;
  if (order.invoices.length === 0) return null;
  return (
    <section>
      <Title order={2} mb="xs">
        {said.invoices}
      </Title>
      <Card flush>
        <RecordTable label={said.invoices}>
          {order.invoices.map((id) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Link to="/invoices/$id" params={{ id }}>
                  <Text size="sm" className="numbers">
                    {id}
                  </Text>
                </Link>
              </Table.Td>
              <Table.Td>
                <Link to="/invoices/$id/match" params={{ id }}>
                  {said.compare}
                </Link>
              </Table.Td>
            </Table.Tr>
          ))}
        </RecordTable>
      </Card>
    </section>
  );
}
