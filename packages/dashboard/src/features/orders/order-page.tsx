import type { Order } from "@inkvoice/contract";
import { Button, Stack, Table, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { orderQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { OrderStatusBadge } from "./match-badges.tsx";
import { OrderInvoices } from "./order-invoices.tsx";

/** One order: its lines with the invoiced quantities, and its invoices. */
export function OrderPage() {
  const { id } = useParams({ from: "/inside/orders/$id" });
  const order = useQuery(orderQuery(id));
  return <QueryResult query={order}>{(data) => <OrderView order={data} />}</QueryResult>;
}

function OrderView({ order }: Readonly<{ order: Order }>) {
  const said = messages.orders;
  const change = useStatusChange(order);
  return (
    <Page
      title={said.titleOf(order.number)}
      lead={<OrderLead order={order} />}
      actions={<OrderActions order={order} change={change} />}
    >
      <Stack gap="lg">
        <FormAlert error={change.error} />
        <OrderLines order={order} />
        <section>
          <Title order={2} mb="xs">
            {said.invoices}
          </Title>
          <OrderInvoices ids={order.invoices} />
        </section>
      </Stack>
    </Page>
  );
}

function OrderLead({ order }: Readonly<{ order: Order }>) {
  const vendor = order.vendor?.name ?? order.vendor?.tax_id ?? messages.orders.vendor;
  return (
    <>
      <OrderStatusBadge status={order.status} />{" "}
      {order.vendor_id === undefined ? (
        order.vendor && vendor
      ) : (
        <Link to="/vendors/$id" params={{ id: order.vendor_id }}>
          {vendor}
        </Link>
      )}{" "}
      · {messages.orders.net} {formatMoney(order.total, order.currency)}
    </>
  );
}

function useRefreshOrders(): () => void {
  const client = useQueryClient();
  return () => {
    for (const name of ["order", "orders", "invoices", "invoice"]) void client.invalidateQueries({ queryKey: [name] });
  };
}

function useStatusChange(order: Order) {
  const refresh = useRefreshOrders();
  return useMutation({
    mutationFn: (status: Order["status"]) => v1.patch(`/orders/${order.id}`, { status }),
    onSuccess: refresh,
  });
}

type ActionProps = Readonly<{ order: Order; change: ReturnType<typeof useStatusChange> }>;

function OrderActions({ order, change }: ActionProps) {
  const said = messages.orders;
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  const remove = useMutation({
    mutationFn: () => v1.delete(`/orders/${order.id}`),
    onSuccess: async () => {
      await navigate({ to: "/orders" });
      refresh();
    },
  });
  if (!usePermission("edit")) return null;
  const next = order.status === "open" ? "closed" : "open";
  return (
    <>
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
      <RecordTable
        label={said.article}
        hasActions={false}
        columns={[
          { name: said.article },
          { name: said.price, align: "right" },
          { name: said.ordered, align: "right" },
          { name: said.received, align: "right" },
          { name: said.invoiced, align: "right" },
        ]}
      >
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no other identity
          <OrderLine key={index} line={line} currency={order.currency} />
        ))}
      </RecordTable>
    </Card>
  );
}

type LineProps = Readonly<{ line: Order["lines"][number]; currency: string }>;

function OrderLine({ line, currency }: LineProps) {
  const said = messages.orders;
  const { received_quantity: received, invoiced_quantity: invoiced } = line;
  const isOver = invoiced > (received ?? line.quantity);
  return (
    <Table.Tr>
      <Table.Td>{[line.sku, line.description].filter(Boolean).join(" · ")}</Table.Td>
      <Table.Td data-right className="numbers" data-label={said.price}>
        {formatMoney(line.unit_price, currency)}
      </Table.Td>
      <Table.Td data-right className="numbers" data-label={said.ordered}>
        {formatNumber(line.quantity)}
      </Table.Td>
      <Table.Td data-right className="numbers" {...(received !== undefined && { "data-label": said.received })}>
        {received !== undefined && formatNumber(received)}
      </Table.Td>
      <Table.Td
        data-right
        className="numbers"
        data-label={said.invoiced}
        {...(isOver && { c: "var(--band-unsure-text)", fw: 600 })}
      >
        {formatNumber(invoiced)}
      </Table.Td>
    </Table.Tr>
  );
}
