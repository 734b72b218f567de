import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { Badge, Loader, Table, Text, Tooltip } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatAgo, formatDay, formatMoment, formatMoney } from "../../format/format.ts";
import { BandLabel } from "../../ui/band.tsx";
import { TwinIcon, WarningIcon } from "../../ui/icons.tsx";
import classes from "./invoices.module.css";

/** A table on wide screens, the same rows as cards on narrow ones (by style alone, so that one markup serves both). */
export function InvoiceTable({ rows, queue }: Readonly<{ rows: readonly InvoiceRow[]; queue?: boolean }>) {
  return (
    <Table className={classes.table} verticalSpacing={9} aria-label="Invoices">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Vendor</Table.Th>
          <Table.Th>Number</Table.Th>
          <Table.Th>Dated</Table.Th>
          <Table.Th ta="right">Total</Table.Th>
          <Table.Th className={classes.stateHead}>Reading</Table.Th>
          <Table.Th ta="right">Uploaded</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} search={queue ? { queue: true } : {}} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ row, search }: Readonly<{ row: InvoiceRow; search: { queue?: true } }>) {
  const navigate = useNavigate();
  return (
    <Table.Tr
      className={classes.row}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest("a")) return;
        void navigate({ to: "/invoices/$id", params: { id: row.id }, search });
      }}
    >
      <Table.Td className={classes.vendor}>
        <Link to="/invoices/$id" params={{ id: row.id }} search={search} className={classes.vendorLink}>
          {row.vendor_name ?? row.filename ?? row.id}
        </Link>
        {row.vendor_name && row.filename && (
          <Text size="xs" c="dimmed" truncate>
            {row.filename}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={classes.number}>
        <div className={classes.numberText}>{row.invoice_number ?? <Absent />}</div>
        {row.duplicates > 0 && <TwinBadge count={row.duplicates} />}
      </Table.Td>
      <Table.Td className={classes.date}>{row.date ? formatDay(row.date) : <Absent />}</Table.Td>
      <Table.Td ta="right" className={classes.total}>
        <span className="numbers">
          {row.total_amount === null ? <Absent /> : formatMoney(row.total_amount, row.currency)}
        </span>
      </Table.Td>
      <Table.Td className={classes.state}>
        <ReadingState row={row} />
      </Table.Td>
      <Table.Td ta="right" className={classes.uploaded}>
        <Tooltip label={formatMoment(row.created_at)}>
          <Text size="sm" c="dimmed" span>
            {formatAgo(row.created_at)}
          </Text>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  );
}

function TwinBadge({ count }: Readonly<{ count: number }>) {
  return (
    <Tooltip label={count === 1 ? "Looks like another document" : `Looks like ${count} other documents`}>
      <Badge
        size="sm"
        variant="light"
        color="yellow"
        c="var(--band-check-text)"
        leftSection={<TwinIcon size={12} />}
        mt={3}
      >
        Duplicate?
      </Badge>
    </Tooltip>
  );
}

const Absent = () => (
  <Text span c="dimmed" aria-label="not read">
    –
  </Text>
);

function ReadingState({ row }: Readonly<{ row: InvoiceRow }>) {
  if (row.status === "processing") {
    return (
      <span className={classes.inline}>
        <Loader size={14} aria-hidden="true" /> Reading…
      </span>
    );
  }
  if (row.status === "failed") {
    return (
      <Tooltip label={row.error?.message ?? "It could not be read"} multiline maw={320}>
        <span className={classes.inline} data-tone="bad">
          <WarningIcon size={15} /> Failed
        </span>
      </Tooltip>
    );
  }
  if (row.failed_checks > 0) {
    return (
      <span className={classes.inline} data-tone="warn">
        <WarningIcon size={15} /> {row.failed_checks === 1 ? "A check fails" : `${row.failed_checks} checks fail`}
      </span>
    );
  }
  return <BandLabel confidence={row.confidence ?? 0} />;
}
