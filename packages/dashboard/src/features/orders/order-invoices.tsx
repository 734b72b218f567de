import { invoiceRow } from "@inkvoice/contract/invoice-pages";
import { Table, Text } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { recordQuery } from "../../api/queries.ts";
import { formatDay, formatMoney } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { InvoiceStateLabel } from "../../ui/invoice/invoice-state.tsx";
import { Card } from "../../ui/page.tsx";
import { RecordTable } from "../../ui/record-table.tsx";

/** More than this are shown by their ids alone. */
const shownWhole = 20;

/** The invoices of an order, each with a link to its comparison. */
export function OrderInvoices({ ids }: Readonly<{ ids: readonly string[] }>) {
  const records = useQueries({ queries: ids.slice(0, shownWhole).map(recordQuery) });
  const said = messages.orders;
  if (ids.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {said.noInvoices}
      </Text>
    );
  return (
    <Card flush>
      <RecordTable label={said.invoices}>
        {ids.map((id, index) => {
          const summary = records[index]?.data?.summary;
          return <InvoiceLine key={id} id={id} row={summary && invoiceRow(summary)} />;
        })}
      </RecordTable>
    </Card>
  );
}

type LineProps = Readonly<{ id: string; row: ReturnType<typeof invoiceRow> | undefined }>;

function InvoiceLine({ id, row }: LineProps) {
  return (
    <Table.Tr>
      <Table.Td>
        <Link to="/invoices/$id" params={{ id }}>
          {row?.invoice_number ?? row?.filename ?? id}
        </Link>
      </Table.Td>
      <Table.Td className="numbers">{row?.date && formatDay(row.date)}</Table.Td>
      <Table.Td className="numbers" data-right>
        {row && row.total_amount !== null && formatMoney(row.total_amount, row.currency)}
      </Table.Td>
      <Table.Td>{row && <InvoiceStateLabel row={row} />}</Table.Td>
      <Table.Td data-right>
        <Link to="/invoices/$id/match" params={{ id }}>
          {messages.orders.compare}
        </Link>
      </Table.Td>
    </Table.Tr>
  );
}
