import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Table } from "@mantine/core";
import { useRef } from "react";
import { messages } from "../../../messages/messages.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { LazyTooltip } from "../../../ui/lazy-tooltip.tsx";
import { columnsIn, type Row, type RowColumn, type RowSpec } from "../fields/field-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { Cell } from "./cell.tsx";
import { useVirtualRows } from "./use-virtual-rows.ts";

type Props = Readonly<{
  detail: InvoiceDetail;
  spec: RowSpec;
  rows: readonly Row[];
  /** Keys of columns that are not shown. */
  hidden: ReadonlySet<string>;
  onRemove?: (row: Row) => void;
}>;

/** A table of cells, virtualised when long. */
export function Rows({ detail, spec, rows, hidden, onRemove }: Props) {
  const viewer = useViewer();
  const columns = columnsIn(spec, detail).filter(({ key }) => !hidden.has(key));
  const body = useRef<HTMLTableSectionElement>(null);
  const chosen = rows.findIndex((row) => viewer.selected?.startsWith(`${row.path}.`));
  const { from, to, before, after, isWindowed } = useVirtualRows(body, rows.length, chosen);
  const isLines = spec.list === "line_items";
  return (
    <Table.ScrollContainer minWidth={isLines ? 320 : 240}>
      <Table
        className={classes.lines}
        data-windowed={isWindowed || undefined}
        verticalSpacing={6}
        withRowBorders={isLines}
        aria-label={messages.fields.lists[spec.list]}
        aria-rowcount={rows.length}
      >
        <Head columns={columns} isNumbered={isLines} isRemovable={onRemove !== undefined} />
        <Table.Tbody ref={body}>
          {before > 0 && <tr style={{ height: before }} />}
          {rows.slice(from, to).map((row, index) => (
            <Table.Tr key={row.path} className={classes.rowOfCells} aria-rowindex={from + index + 1}>
              {isLines && <Table.Td className={classes.rowNumber}>{from + index + 1}</Table.Td>}
              <Cells detail={detail} row={row} rows={rows} columns={columns} />
              {onRemove && <RemoveCell row={row} onRemove={onRemove} />}
            </Table.Tr>
          ))}
          {after > 0 && <tr style={{ height: after }} />}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type HeadProps = Readonly<{ columns: readonly RowColumn[]; isNumbered: boolean; isRemovable: boolean }>;

function Head({ columns, isNumbered, isRemovable }: HeadProps) {
  return (
    <Table.Thead>
      <Table.Tr>
        {isNumbered && <Table.Th className={classes.rowNumber}>#</Table.Th>}
        {columns.map((column) => (
          <Table.Th key={column.key} ta={column.align}>
            {column.label}
          </Table.Th>
        ))}
        {isRemovable && (
          <Table.Th w={36}>
            <span className="visually-hidden">{messages.invoice.remove}</span>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  );
}

type CellsProps = Readonly<{
  detail: InvoiceDetail;
  row: Row;
  rows: readonly Row[];
  columns: readonly RowColumn[];
}>;

function Cells({ detail, row, rows, columns }: CellsProps) {
  return columns.map(({ key, align }) => {
    const field = row.fields.find(({ path }) => path === `${row.path}.${key}`);
    return field ? (
      <Table.Td key={key} ta={align} p={2}>
        <Cell field={field} detail={detail} rows={rows} />
      </Table.Td>
    ) : null;
  });
}

function RemoveCell({ row, onRemove }: Readonly<{ row: Row; onRemove: (row: Row) => void }>) {
  const label = messages.invoice.removeRow(row.name);
  return (
    <Table.Td p={2} ta="right">
      <LazyTooltip label={label}>
        <ActionIcon size="sm" className={classes.removeRow} aria-label={label} onClick={() => onRemove(row)}>
          <TrashIcon size={15} />
        </ActionIcon>
      </LazyTooltip>
    </Table.Td>
  );
}
