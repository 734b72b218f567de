import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { Badge, Checkbox, Table, Text, Tooltip } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatAgo, formatDay, formatMoment, formatMoney } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { CheckIcon, DuplicateIcon, WarningIcon } from "../../ui/icons.tsx";
import { ConfidenceLabel } from "../../ui/invoice/confidence.tsx";
import { ApprovalCount, ChangedSinceExport, InvoiceStateLabel } from "../../ui/invoice/invoice-state.tsx";
import type { ListOrder } from "./filter/filter.ts";
import classes from "./invoices.module.css";
import type { Selection } from "./selection/selection.ts";
import { SortHeader } from "./sort-header.tsx";

type Props = Readonly<{
  rows: readonly InvoiceRow[];
  order?: ListOrder;
  selection?: Selection;
}>;

/** A table on wide screens, cards on narrow ones; the markup is the same, only the style differs. */
export function InvoiceTable({ rows, order, selection }: Props) {
  const { columns } = messages.invoices;
  return (
    <Table className={classes.table} verticalSpacing={9} data-rows aria-label={messages.invoices.title}>
      <Table.Thead>
        <Table.Tr>
          {selection && <ChooseShown rows={rows} selection={selection} />}
          <SortHeader column="vendor" order={order} label={columns.vendor} className={classes.vendorHead} />
          <Table.Th>{columns.number}</Table.Th>
          <SortHeader column="date" order={order} label={columns.dated} className={classes.dateHead} />
          <SortHeader column="total_amount" order={order} label={columns.total} right className={classes.totalHead} />
          <Table.Th className={classes.stateHead}>{columns.reading}</Table.Th>
          <Table.Th className={classes.checksHead}>{columns.checks}</Table.Th>
          <Table.Th className={classes.bandHead}>{columns.confidence}</Table.Th>
          <SortHeader column="created_at" order={order} label={columns.uploaded} right className={classes.uploaded} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...(selection && { selection })} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ChooseShown({ rows, selection }: Readonly<{ rows: readonly InvoiceRow[]; selection: Selection }>) {
  const chosen = rows.filter((row) => selection.has(row.id)).length;
  return (
    <Table.Th className={classes.choose}>
      <Checkbox
        size="xs"
        aria-label={messages.invoices.chooseShown}
        data-role="select-all"
        checked={chosen > 0 && chosen === rows.length}
        indeterminate={chosen > 0 && chosen < rows.length}
        onChange={selection.toggleShown}
      />
    </Table.Th>
  );
}

type RowProps = Readonly<{ row: InvoiceRow; selection?: Selection }>;

function Row({ row, selection }: RowProps) {
  const navigate = useNavigate();
  return (
    <Table.Tr
      className={classes.row}
      data-chosen={selection?.has(row.id) || undefined}
      onClick={(event) => {
        if ((event.target as HTMLElement).closest("a, input, label")) return;
        void navigate({ to: "/invoices/$id", params: { id: row.id } });
      }}
    >
      {selection && <Choose row={row} selection={selection} />}
      <Table.Td className={classes.vendor}>
        <Link to="/invoices/$id" params={{ id: row.id }} className={classes.vendorLink}>
          <VendorName row={row} />
        </Link>
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
        <InvoiceStateLabel row={row} />
        <ApprovalCount row={row} />
        <ChangedSinceExport row={row} />
      </Table.Td>
      <Table.Td className={classes.checks}>
        <Checks row={row} />
      </Table.Td>
      <Table.Td className={classes.band}>
        {row.confidence !== null && <ConfidenceLabel confidence={row.confidence} />}
      </Table.Td>
      <Table.Td ta="right" className={classes.uploaded}>
        <Tooltip label={formatMoment(row.created_at)}>
          <Text size="xs" c="dimmed" span>
            {formatAgo(row.created_at)}
          </Text>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  );
}

/** Whether the totals add up and check digits are right. */
function Checks({ row }: Readonly<{ row: InvoiceRow }>) {
  if (row.status !== "completed") return null;
  const failed = row.failed_checks > 0;
  return (
    <span className={classes.inline} data-tone={failed ? "warn" : "good"}>
      {failed ? <WarningIcon size={15} /> : <CheckIcon size={15} />}
      {failed ? messages.invoices.checks.failed(row.failed_checks) : messages.invoices.checks.passed}
    </span>
  );
}

function Choose({ row, selection }: Readonly<{ row: InvoiceRow; selection: Selection }>) {
  const name = [row.vendor_name, row.invoice_number].filter(Boolean).join(" ") || row.filename || row.id;
  return (
    <Table.Td className={classes.choose}>
      <Checkbox
        size="xs"
        aria-label={messages.invoices.choose(name)}
        checked={selection.has(row.id)}
        // The change event does not tell whether shift was held.
        onChange={() => undefined}
        onClick={(event) => selection.toggle(row.id, event.shiftKey)}
      />
    </Table.Td>
  );
}

/** Never shows the file name in place of the vendor: a vendor that was not found is shown as such. */
function VendorName({ row }: Readonly<{ row: InvoiceRow }>) {
  const unread = row.status === "processing" ? messages.invoices.notReadYet : messages.invoices.vendorNotFound;
  return (
    <>
      <span className={classes.vendorName} data-unread={row.vendor_name === null || undefined}>
        {row.vendor_name ?? unread}
      </span>
      {row.filename && <span className={classes.fileName}>{row.filename}</span>}
    </>
  );
}

function TwinBadge({ count }: Readonly<{ count: number }>) {
  return (
    <Tooltip label={messages.invoices.similarTo(count)}>
      <Badge
        size="sm"
        variant="light"
        color="yellow"
        c="var(--band-check-text)"
        leftSection={<DuplicateIcon size={12} />}
        mt={3}
      >
        {messages.invoices.duplicate}
      </Badge>
    </Tooltip>
  );
}

const Absent = () => (
  <Text span c="dimmed">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{messages.invoices.notFound}</span>
  </Text>
);
