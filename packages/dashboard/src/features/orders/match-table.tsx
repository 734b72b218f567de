import type { InvoiceRecord, MatchedLine, Order, OrderMatch } from "@inkvoice/contract";
import { Table, Text } from "@mantine/core";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ColoredBadge } from "../../ui/colored-badge.tsx";
import { Card } from "../../ui/page.tsx";
import records from "../../ui/record-table.module.css";
import { LineResultBadge } from "./match-badges.tsx";
import classes from "./match-table.module.css";
import { uninvoicedLines } from "./uninvoiced-lines.ts";

type Props = Readonly<{ record: InvoiceRecord; match: OrderMatch; orders: readonly Order[] }>;

/** The lines of an invoice on the left, those of its orders on the right; narrow screens show each pair as a block. */
export function MatchTable({ record, match, orders }: Props) {
  const said = messages.orders;
  const { currency } = record.extracted_data ?? {};
  return (
    <Card flush>
      <Table horizontalSpacing="md" aria-label={said.compared} className={`${records.records} ${classes.compared}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th colSpan={3}>{said.invoiceLine}</Table.Th>
            <Table.Th colSpan={4} className={classes.order}>
              {said.orderLine}
            </Table.Th>
            <Table.Th rowSpan={2}>{said.result}</Table.Th>
          </Table.Tr>
          <Table.Tr>
            <Table.Th>{said.article}</Table.Th>
            <Table.Th ta="right">{said.quantity}</Table.Th>
            <Table.Th ta="right">{said.price}</Table.Th>
            <Table.Th className={classes.order}>{said.article}</Table.Th>
            <Table.Th ta="right">{said.ordered}</Table.Th>
            <Table.Th ta="right">{said.before}</Table.Th>
            <Table.Th ta="right">{said.price}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {match.lines.map((line) => (
            <LineRow key={line.invoice_line} line={line} record={record} orders={orders} />
          ))}
          {uninvoicedLines(match, orders).map(({ key, line, order }) => (
            <UninvoicedRow key={key} line={line} currency={order.currency} />
          ))}
          <TotalsRow totals={match.totals} currency={currency} />
        </Table.Tbody>
      </Table>
    </Card>
  );
}

const count = (value: number | undefined) => (value === undefined ? "" : formatNumber(value));
const money = (value: number | undefined, currency: string | undefined) =>
  value === undefined ? "" : formatMoney(value, currency);

type FigureProps = Readonly<{ label: string; text: string; differs?: boolean; note?: string }>;

/** A right-aligned figure; narrow screens show its label, and nothing of an empty one. */
function Figure({ label, text, differs = false, note }: FigureProps) {
  return (
    <Table.Td
      data-right
      className="numbers"
      {...(text !== "" && { "data-label": label })}
      {...(differs && { c: "var(--band-unsure-text)", fw: 600 })}
    >
      {text}
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Table.Td>
  );
}

type RowProps = Readonly<{ line: MatchedLine; record: InvoiceRecord; orders: readonly Order[] }>;

function LineRow({ line, record, orders }: RowProps) {
  const said = messages.orders;
  const { line_items: lines, currency } = record.extracted_data ?? {};
  const { quantity, unit_price: price, result } = line;
  const order = orders.find(({ id }) => id === line.order_id);
  const ordered = line.order_line === undefined ? undefined : order?.lines[line.order_line];
  const isOver = result === "over";
  const isDearer = result === "price_differs";
  const received = quantity.received === undefined ? {} : { note: said.receivedOf(formatNumber(quantity.received)) };
  return (
    <Table.Tr>
      <Table.Td>{lines?.[line.invoice_line]?.description}</Table.Td>
      <Figure label={said.invoiced} text={count(quantity.invoiced)} differs={isOver} />
      <Figure label={said.price} text={money(price.invoiced, currency)} differs={isDearer} />
      <Table.Td className={classes.order} {...(ordered && { "data-label": said.orderLine, "data-wide": true })}>
        {ordered?.description}
      </Table.Td>
      <Figure label={said.ordered} text={count(quantity.ordered)} differs={isOver} {...received} />
      <Figure label={said.before} text={ordered ? count(quantity.invoiced_before) : ""} />
      <Figure label={said.price} text={money(price.ordered, order?.currency)} differs={isDearer} />
      <Table.Td>
        <LineResultBadge result={result} />
      </Table.Td>
    </Table.Tr>
  );
}

type UninvoicedProps = Readonly<{ line: Order["lines"][number]; currency: string }>;

function UninvoicedRow({ line, currency }: UninvoicedProps) {
  const said = messages.orders;
  return (
    <Table.Tr c="dimmed">
      <Table.Td colSpan={3} className={classes.absent} />
      <Table.Td className={classes.order} data-label={said.orderLine} data-wide>
        {line.description}
      </Table.Td>
      <Figure label={said.ordered} text={count(line.quantity)} />
      <Figure label={said.before} text={count(line.invoiced_quantity)} />
      <Figure label={said.price} text={money(line.unit_price, currency)} />
      <Table.Td>
        <ColoredBadge color="gray" text={said.notOnInvoice} />
      </Table.Td>
    </Table.Tr>
  );
}

type TotalsProps = Readonly<{ totals: OrderMatch["totals"]; currency: string | undefined }>;

function TotalsRow({ totals, currency }: TotalsProps) {
  const said = messages.orders;
  return (
    <Table.Tr fw={600}>
      <Table.Td colSpan={2}>{said.net}</Table.Td>
      <Figure label={said.invoiced} text={money(totals.invoiced, currency)} />
      <Table.Td className={classes.order} />
      <Table.Td className={classes.absent} />
      <Figure label={said.before} text={money(totals.invoiced_before, currency)} />
      <Figure label={said.ordered} text={money(totals.ordered, currency)} />
      <Table.Td className={classes.absent} />
    </Table.Tr>
  );
}
